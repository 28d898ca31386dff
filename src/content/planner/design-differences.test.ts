import { expect, test } from 'vitest'
import { setTile } from '#domain/room/edit.ts'
import type { Plan } from '#domain/room/plan.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { emptyRoom, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import { differenceSentence } from './design-differences.ts'

const ROOM = withDrain(emptyRoom(2400, 2000), 450, 450)
const A = withFixture(withFixture(ROOM, 'shower-corner', 0, 0), 'basin', 1500, 0)

const said = (b: Plan) => differenceSentence(A, b).replaceAll('\u00a0', ' ')

test.each<[string, Plan, string]>([
  ['a copy', A, 'B är likadant som A.'],
  [
    'another bath and other tiles',
    setTile(withFixture(withFixture(ROOM, 'bath-freestanding', 0, 0), 'basin', 1500, 0), '30x60'),
    'B: fristående badkar i stället för duschhörna, 30 × 60 cm vit blank på väggarna.',
  ],
  ['one thing more', withFixture(A, 'towel-dryer', 0, 1500), 'B: även handdukstork.'],
  ['one of two of a kind more', withFixture(A, 'basin', 0, 1500), 'B: även tvättställ.'],
  ['one thing less', withFixture(ROOM, 'shower-corner', 0, 0), 'B: utan tvättställ.'],
  [
    'a thing at another place',
    { ...A, fixtures: A.fixtures.map((one) => (one.kind === 'basin' ? { ...one, at: { x: 2000, y: 1500 } } : one)) },
    'B: tvättstället ändrat läge eller mått.',
  ],
  [
    'another room',
    { ...emptyRoom(2600, 2000), plumbingPoints: A.plumbingPoints, fixtures: A.fixtures, openings: A.openings },
    'B: rektangulärt rum, 260 × 200 cm, takhöjd 240 cm.',
  ],
  [
    'a painted wall and another floor',
    chooseTiles(chooseTiles(A, [1], { tiledTo: 0 }), ['floor'], { material: 'terrazzo' }),
    'B: målat i kritvit på vägg B, 10 × 10 cm terrazzo på golvet.',
  ],
  ['a half-tiled wall', chooseTiles(A, [1, 3], { tiledTo: 1200 }), 'B: 20 × 40 cm vit blank 120 cm upp och målat i kritvit ovanför på vägg B och D.'],
  ['another metal and wood', { ...A, finish: { metal: 'massing', wood: 'ek', paint: 'kritvit' } }, 'B: blandare i mässing.'],
  ['another door', { ...A, openings: A.openings.map((one) => ({ ...one, along: 100 })) }, 'B: dörrar eller fönster ändrade.'],
])('%s', (_, b, sentence) => {
  expect(said(b)).toBe(sentence)
})
