import { expect, test } from 'vitest'
import type { Opening } from '#domain/room/plan.ts'
import { wallsOf } from '#domain/room/walls.ts'
import { emptyRoom } from '../../tests/support/a-plan.ts'
import { freeMiddle } from './free-middle.ts'

const [WALL] = wallsOf(emptyRoom(3000, 2000).room)
const aWindow = (along: number, width: number, wall = 0): Opening => ({ id: 'w1', kind: 'window', wall, along, width, sill: 1200, height: 600 })

test.each<[words: string, openings: Opening[], room: number, middle: number]>([
  ['a wall without openings has it in the middle', [], 400, 1500],
  ['so has one whose opening ends where the text begins', [aWindow(300, 1000)], 400, 1500],
  ['and one whose opening begins where the text ends', [aWindow(1700, 800)], 400, 1500],
  ['a millimetre nearer, it is in the longest free stretch', [aWindow(300, 1001)], 400, (1301 + 3000) / 2],
  ['on either side', [aWindow(1699, 1000)], 400, 1699 / 2],
  ['between two openings, whatever their order', [aWindow(2600, 400), aWindow(0, 1400)], 400, 2000],
  ['the last of three, where each is longer than the one before', [aWindow(500, 100), aWindow(1400, 100)], 400, 2250],
  ['of equal stretches in the first', [aWindow(1000, 1000)], 400, 500],
  ['where no stretch is long enough, in the middle after all', [aWindow(300, 2400)], 400, 1500],
  ['also where the longest is the last', [aWindow(200, 2450)], 400, 1500],
  ['where one just is, there', [aWindow(400, 2600)], 400, 200],
  ['openings of other walls do not matter', [aWindow(1000, 1000, 1)], 400, 1500],
])('%s', (_, openings, room, middle) => {
  expect(WALL && freeMiddle(WALL, openings, room)).toBe(middle)
})
