import { expect, test } from 'vitest'
import { emptyRoom, mirrored, rotated, withFixture, withInnerCorner } from '../../../tests/support/a-plan.ts'
import type { FindingCode, Level } from './finding.ts'
import { findings } from './findings.ts'
import type { Door, Opening, Plan } from './plan.ts'

const SQUARE = emptyRoom(3000, 3000)
const WC = withFixture(SQUARE, 'wc-floor', 1200, 0)
const [wc = { at: { x: 0, y: 0 }, width: 0, depth: 0 }] = WC.fixtures
const BACK = { x: wc.at.x, y: 0 }
const CABINET = { sill: 1200, along: 1000, width: 600 }

type Case = [code: FindingCode, words: string, plan: Plan, expected: Level | 'nothing']

/** Cases at both sides of an edge, in addition to those of cases.test.ts. */
test.each<Case>([
  ['waste-moved', 'a WC 600 mm from its soil pipe', withPipes(WC, BACK.x + 600), 'nothing'],
  ['waste-moved', 'a WC 601 mm from its soil pipe', withPipes(WC, BACK.x + 601), 'advice'],
  ['waste-moved', 'a WC between a far pipe and a near one', withPipes(WC, BACK.x + 1500, BACK.x - 100), 'nothing'],
  ['waste-moved', 'a WC in a room without soil pipe', WC, 'nothing'],
  ['window-covered', 'a cabinet before a window', withWindow(withFixture(SQUARE, 'cabinet', 1100, 0), CABINET), 'advice'],
  ['window-covered', 'a cabinet just beside it', withWindow(withFixture(SQUARE, 'cabinet', 1600, 0), CABINET), 'nothing'],
  ['window-covered', 'a cabinet on its other side', withWindow(withFixture(SQUARE, 'cabinet', 600, 0), CABINET), 'nothing'],
  ['window-covered', 'a cabinet 299 mm from its wall', withWindow(withFixture(SQUARE, 'cabinet', 1100, 299), CABINET), 'advice'],
  ['window-covered', 'a cabinet 300 mm from its wall', withWindow(withFixture(SQUARE, 'cabinet', 1100, 300), CABINET), 'nothing'],
  ['window-covered', 'a tub lower than its sill', withWindow(withFixture(SQUARE, 'bath-built-in', 700, 0), CABINET), 'nothing'],
  ['window-covered', 'a tub above its sill', withWindow(withFixture(SQUARE, 'bath-built-in', 700, 0), { ...CABINET, sill: 559 }), 'advice'],
  ['openings-overlap', 'a window in a door', withOpenings(SQUARE, aWindow('w1', 2, 1500)), 'error'],
  ['openings-overlap', 'a window that ends where the door begins', withOpenings(SQUARE, aWindow('w1', 2, 500)), 'nothing'],
  ['openings-overlap', 'a millimetre further', withOpenings(SQUARE, aWindow('w1', 2, 501)), 'error'],
  ['openings-overlap', 'two windows in the same place of two walls', withOpenings(SQUARE, aWindow('w1', 0, 1000), aWindow('w2', 1, 1000)), 'nothing'],
  ['no-door', 'a room without a door', { ...SQUARE, openings: [] }, 'warning'],
  ['no-door', 'a room with one', SQUARE, 'nothing'],
  ['away-from-wall', 'a WC 20 mm from the wall', withFixture(SQUARE, 'wc-floor', 1200, 20), 'nothing'],
  ['away-from-wall', 'a WC 21 mm from the wall', withFixture(SQUARE, 'wc-floor', 1200, 21), 'warning'],
  ['away-from-wall', 'a WC with its side at the wall', withFixture(SQUARE, 'wc-floor', 0, 1200), 'warning'],
  ['away-from-wall', 'a freestanding tub in the middle', withFixture(SQUARE, 'bath-freestanding', 700, 1000), 'nothing'],
  ['swing-hits-wall', 'a door that opens against an inner corner', inAnL({ along: 900, swing: 'in' }), 'error'],
  ['swing-hits-wall', 'the same door opening outwards', inAnL({ along: 900, swing: 'out' }), 'nothing'],
  ['swing-hits-wall', 'a door that clears the corner', inAnL({ along: 100, swing: 'in' }), 'nothing'],
  ['wc-to-wall', 'a WC 349 mm from the wall on its other side', withFixture(SQUARE, 'wc-wall', 3000 - 360 - 169, 0), 'warning'],
  ['wc-to-wall', 'a WC 350 mm from it', withFixture(SQUARE, 'wc-wall', 3000 - 360 - 170, 0), 'advice'],
  ['wc-to-neighbour', 'a washbasin 199 mm on its other side', withFixture(withFixture(SQUARE, 'wc-wall', 1200, 0), 'basin', 401, 0), 'warning'],
  ['wc-to-neighbour', 'a washbasin 200 mm there', withFixture(withFixture(SQUARE, 'wc-wall', 1200, 0), 'basin', 400, 0), 'nothing'],
  ['wc-to-neighbour', 'an open shower beside it', withFixture(withFixture(SQUARE, 'wc-wall', 1200, 0), 'shower-corner', 250, 0), 'nothing'],
])('%s: %s, from wherever it is seen', (code, _words, plan, expected) => {
  for (const seen of [plan, mirrored(plan), rotated(plan), rotated(rotated(rotated(plan)))]) {
    const found = findings(seen).find((finding) => finding.code === code)
    expect(found?.level ?? 'nothing').toBe(expected)
  }
})

function withPipes(plan: Plan, ...xs: number[]): Plan {
  return { ...plan, plumbingPoints: xs.map((x, index) => ({ id: `o${index + 1}`, kind: 'waste', at: { x, y: BACK.y } })) }
}

function withWindow(plan: Plan, { sill, along, width }: typeof CABINET): Plan {
  return withOpenings(plan, { ...aWindow('w1', 0, along), sill, width })
}

function withOpenings(plan: Plan, ...openings: Opening[]): Plan {
  return { ...plan, openings: [...plan.openings, ...openings] }
}

function aWindow(id: string, wall: number, along: number) {
  return { id, kind: 'window' as const, wall, along, width: 600, sill: 1200, height: 600 }
}

/** An L with a door in the wall above; its inner corner is at 1000 mm, half a metre into the room. */
function inAnL(door: Pick<Door, 'along' | 'swing'>): Plan {
  const room = withInnerCorner(emptyRoom(2000, 3000).room, { x: 1000, y: 500 })
  return { ...SQUARE, room, openings: [{ id: 'd1', kind: 'door', wall: 0, width: 800, hinge: 'start', ...door }] }
}
