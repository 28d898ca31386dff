import { expect, test } from 'vitest'
import { emptyRoom } from '../../../tests/support/a-plan.ts'
import { A_PLAN, A_TILED_PLAN } from '../../../tests/support/a-request.ts'
import { packDesigns, readSentDesigns, unpackDesigns } from './designs.ts'
import { copied, designsOf, edited, switched, withShown } from './edited-designs.ts'
import { MAX_PACKED_LENGTH } from './limits.ts'
import { packPlan, unpackPlan } from './share.ts'
import { chooseTiles } from './tiling/edit-tiling.ts'
import { areTooFine, isTooFine, setOuts } from './tiling/lay-out.ts'

test('one packed text holds one design or two, and one made before there were two is read as before', () => {
  expect(unpackDesigns(A_PLAN)).toEqual([unpackPlan(A_PLAN)])
  const both = unpackDesigns(`${A_PLAN}~B~${A_TILED_PLAN}`)
  expect(both).toEqual([unpackPlan(A_PLAN), unpackPlan(A_TILED_PLAN)])
  expect(both && packDesigns(both)).toBe(`${A_PLAN}~B~${A_TILED_PLAN}`)
  expect(readSentDesigns(`${A_PLAN}~B~${A_TILED_PLAN}`)?.designs).toEqual(both)
  expect(encodeURIComponent(`${A_PLAN}~B~${A_TILED_PLAN}`), 'an address needs no escaping').toBe(`${A_PLAN}~B~${A_TILED_PLAN}`)
})

test.each([
  ['no design', ''],
  ['a second one that cannot be read', `${A_PLAN}~B~2~`],
  ['an empty second one', `${A_PLAN}~B~`],
  ['a first one that cannot be read', `2~~B~${A_PLAN}`],
  ['three', [A_PLAN, A_PLAN, A_PLAN].join('~B~')],
])('%s is no drawing', (_, packed) => {
  expect(unpackDesigns(packed)).toBeUndefined()
})

test('two designs are not longer than one may be', () => {
  const long = packPlan({
    ...emptyRoom(3000, 3000),
    fixtures: Array.from({ length: 40 }, (_, n) => ({
      id: `f${9000 + n}`,
      kind: 'bath-freestanding',
      at: { x: -20000, y: -20000 },
      turn: 3,
      width: 2500,
      depth: 2500,
    })),
  })
  const padded = `${long}~B~${long}`
  expect(padded.length).toBeLessThan(MAX_PACKED_LENGTH)
  expect(unpackDesigns(padded)).toHaveLength(2)
  expect(unpackDesigns(`${padded}${'_'.repeat(MAX_PACKED_LENGTH)}`)).toBeUndefined()
})

test('two designs with as many pieces as one may have are together too much work; one of them is not, nor are two ordinary ones', () => {
  const fine = chooseTiles(emptyRoom(3000, 3000), [0, 1, 2, 3, 'floor'], { tile: { width: 50, height: 50 } })
  expect(isTooFine(setOuts(fine))).toBe(false)
  expect([areTooFine([fine]), areTooFine([fine, fine])]).toEqual([false, true])
  const ordinary = unpackDesigns(`${A_TILED_PLAN}~B~${A_TILED_PLAN}`) ?? []
  expect([ordinary.length, areTooFine(ordinary)]).toEqual([2, false])
})

test('while they are edited one is shown, and both keep their letters whichever it is', () => {
  const [first, second] = [emptyRoom(2000, 2000), emptyRoom(3000, 2000)]
  const alone = edited([first])
  const two = withShown(copied(alone), second)
  expect([designsOf(alone), designsOf(two), designsOf(switched(two))]).toEqual([[first], [first, second], [first, second]])
  expect(switched(two)).toEqual({ plan: first, other: second, letter: 'A' })
  expect(switched(switched(two))).toEqual(two)
  expect(switched(alone), 'there is no other one').toEqual(alone)
  expect(withShown(two, second), 'nothing has changed').toBe(two)
})
