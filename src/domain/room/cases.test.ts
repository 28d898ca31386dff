import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import type { FindingCode, Level } from './finding.ts'
import { findings } from './findings.ts'
import type { Door, Plan } from './plan.ts'
import { quantities } from './quantities.ts'
import { chooseTiles } from './tiling/edit-tiling.ts'
import { wetZones } from './wet-zones.ts'

const BBV = 'BBV 26:1 §3.2, GVK Säkra Våtrum 2026 §4'
const SQUARE = emptyRoom(3000, 3000)
const CORNER = withFixture(SQUARE, 'shower-corner', 0, 0)
const MACHINE = withFixture(SQUARE, 'washing-machine', 2400, 0)

/** Walls of a rectangle: 0 above (from the left), 1 to the right (from above), 2 below (from the right), 3 to the left (from below). */
type ZoneCase = [words: string, source: string, plan: Plan, wall: number, zone1: readonly (readonly [from: number, to: number])[]]

test.each<ZoneCase>([
  ['a metre beyond the shower along its wall', BBV, CORNER, 0, [[0, 1900]]],
  ['and along the other wall of its corner', BBV, CORNER, 3, [[1100, 3000]]],
  ['but not the walls further away', BBV, CORNER, 1, []],
  ['the opposite wall at exactly one metre, as far as the shower goes', BBV, withFixture(emptyRoom(1900, 3000), 'shower-corner', 0, 0), 1, [[0, 900]]],
  ['the opposite wall nearer than that, and what is within a metre there', BBV, withFixture(emptyRoom(1700, 3000), 'shower-corner', 0, 0), 1, [[0, 1500]]],
  ['not the opposite wall a millimetre further off', BBV, withFixture(emptyRoom(1901, 3000), 'shower-corner', 0, 0), 1, []],
  ['an outer wall wholly, once a part of it is in zone 1', BBV, withWindow(CORNER, 0), 0, [[0, 3000]]],
  ['an outer wall out of reach not at all', BBV, withWindow(CORNER, 1), 1, []],
  [
    'a screen changes nothing: a walk-in shower is as an open place of its size',
    BBV,
    withFixture(SQUARE, 'shower-walk-in', 0, 0, { width: 900 }),
    0,
    [[0, 1900]],
  ],
  ['a cabin is a place for showering too', BBV, withFixture(SQUARE, 'shower-cabin', 0, 0), 0, [[0, 1900]]],
  ['a bathtub along the wall', BBV, withFixture(SQUARE, 'bath-built-in', 0, 0), 0, [[0, 2600]]],
  ['a freestanding tub half a metre from the wall', BBV, withFixture(SQUARE, 'bath-freestanding', 700, 500), 0, [[0, 3000]]],
  ['a freestanding tub more than a metre from it', BBV, withFixture(emptyRoom(4000, 4000), 'bath-freestanding', 1200, 1200), 0, []],
  [
    'two places whose metres meet are one stretch',
    BBV,
    withFixture(withFixture(emptyRoom(5000, 3000), 'shower-corner', 0, 0), 'shower-corner', 2500, 0),
    0,
    [[0, 4400]],
  ],
  [
    'two far apart are two',
    BBV,
    withFixture(withFixture(emptyRoom(6000, 3000), 'shower-corner', 0, 0), 'shower-corner', 5100, 0),
    0,
    [
      [0, 1900],
      [4100, 6000],
    ],
  ],
  ['a washbasin makes no zone 1', BBV, withFixture(SQUARE, 'basin', 0, 0), 0, []],
])('zone 1: %s (%s)', (_words, _source, plan, wall, zone1) => {
  const ones = wetZones(plan).filter((stretch) => stretch.wall === wall && stretch.zone === 1)
  expect(ones.map(({ from, to }) => [from, to])).toEqual(zone1)
})

type QuantityCase = [words: string, source: string, plan: Plan, measure: (plan: Plan) => number, expected: number]

test.each<QuantityCase>([
  ['2.0 × 2.5 m with a door 0.8 × 2.0 m has 25.0 m² to seal', 'specification §10.7', emptyRoom(2000, 2500), (plan) => quantities(plan).membraneM2.whole, 25],
  ['zone 1 goes from floor to ceiling', BBV, CORNER, (plan) => quantities(plan).membraneM2.zone1, 2 * 1.9 * 2.4],
  ['skirting does not go through the door', 'arithmetic', emptyRoom(2000, 2500), (plan) => quantities(plan).skirtingM, 8.2],
  ['a window is taken off', 'arithmetic', withWindow(emptyRoom(2000, 2500), 0), (plan) => quantities(plan).wallTileM2, 20 - 0.36],
  [
    'a ceiling that slopes from 1.2 m over the whole room takes off half of what is missing',
    'arithmetic',
    sloping(emptyRoom(2000, 2400), 1200, 2400),
    (plan) => quantities(plan).wallTileM2,
    2 * 1.2 + 2 * 2.4 + 2 * 2.4 * 1.8 - 1.6,
  ],
  ['20 m² in tiles of 20 × 40 cm with 10 % waste are 275', 'arithmetic', emptyRoom(2000, 2500), (plan) => quantities(plan).tiles.pieces, 275],
])('quantities: %s (%s)', (_words, _source, plan, measure, expected) => {
  expect(measure(plan)).toBeCloseTo(expected, 6)
})

type Expected = Level | 'nothing'
type FindingCase = [code: FindingCode, words: string, source: string, plan: Plan, expected: Expected]
const PRACTICE = 'trade practice, specification §10.5'
const HABIT = 'the trade’s habit'
const ELSAK = 'Elsäkerhetsverket, question 8228'
const ACCESS = 'SS 91 42 21 normal level'
const DRAIN = 'BBV 26:1, GVK 2021 §5.8'
const NEAR_DRAIN = 'Säker Vatten 2026:1 §4.4.5'
const GVK = 'GVK, ordinary place 900 × 900'

const findingCases: readonly FindingCase[] = [
  ['machine-to-water', 'a washing machine 600 mm from the shower', ELSAK, withFixture(CORNER, 'washing-machine', 1500, 0), 'nothing'],
  ['machine-to-water', 'a tumble dryer 599 mm from the shower', ELSAK, withFixture(CORNER, 'tumble-dryer', 1499, 0), 'warning'],
  ['front', '900 mm in front of the tumble dryer', HABIT, withFixture(emptyRoom(2000, 1500), 'tumble-dryer', 800, 0), 'advice'],
  ['front', '899 mm in front of the tumble dryer', HABIT, withFixture(emptyRoom(2000, 1499), 'tumble-dryer', 800, 0), 'warning'],
  [
    'front',
    'a WC before a boxing has its room counted from its own front',
    HABIT,
    withFixture(withFixture(emptyRoom(2000, 1940), 'wc-wall', 800, 200), 'boxing', 800, 0, { width: 400, depth: 200 }),
    'nothing',
  ],
  ['wc-to-neighbour', 'a shelf beside the WC', HABIT, withFixture(withFixture(SQUARE, 'wc-wall', 1000, 0), 'shelf', 1400, 0), 'nothing'],
  ['wc-to-neighbour', 'a boxing 199 mm beside the WC', HABIT, withFixture(withFixture(SQUARE, 'wc-wall', 1000, 0), 'boxing', 1559, 0), 'warning'],
  [
    'away-from-wall',
    'a WC with its back to a boxing',
    HABIT,
    withFixture(withFixture(SQUARE, 'boxing', 1000, 0, { width: 900, depth: 200 }), 'wc-wall', 1200, 200),
    'nothing',
  ],
  [
    'away-from-wall',
    'a WC with its side to a boxing',
    HABIT,
    withFixture(withFixture(SQUARE, 'boxing', 1000, 0, { width: 900, depth: 200 }), 'wc-wall', 1900, 100),
    'warning',
  ],
  ['away-from-wall', 'a mirror in the middle of the room', HABIT, withFixture(SQUARE, 'mirror', 1000, 1000), 'warning'],
  ['away-from-wall', 'a pillar in the middle of the room', HABIT, withFixture(SQUARE, 'pillar', 1000, 1000), 'nothing'],
  ['window-covered', 'a mirror before the window', HABIT, withFixture(withWindow(SQUARE, 0), 'mirror', 200, 0), 'advice'],
  ['window-covered', 'a radiator below the window', HABIT, withFixture(withWindow(SQUARE, 0), 'radiator', 200, 0), 'nothing'],
  ['radiator', 'a cabinet 99 mm before the radiator', HABIT, withFixture(withFixture(SQUARE, 'radiator', 1000, 0), 'cabinet', 1100, 199), 'warning'],
  ['radiator', 'a cabinet 199 mm before it', HABIT, withFixture(withFixture(SQUARE, 'radiator', 1000, 0), 'cabinet', 1100, 299), 'advice'],
  ['radiator', 'a cabinet 200 mm before it', HABIT, withFixture(withFixture(SQUARE, 'radiator', 1000, 0), 'cabinet', 1100, 300), 'nothing'],
  ['radiator', 'a cabinet beside it', HABIT, withFixture(withFixture(SQUARE, 'radiator', 1000, 0), 'cabinet', 1600, 0), 'nothing'],
  ['radiator', 'a shelf above it', HABIT, withFixture(withFixture(SQUARE, 'radiator', 1000, 0), 'shelf', 1000, 0), 'nothing'],
  ['too-tall', 'a pillar below a slope goes up to it', HABIT, withFixture(sloping(SQUARE, 1300, 1400), 'pillar', 1000, 0), 'nothing'],
  ['too-tall', 'a mirror below a slope', HABIT, withFixture(sloping(SQUARE, 1300, 1400), 'mirror', 1000, 0), 'warning'],
  ['turning', 'a mirror takes nothing of the floor', HABIT, withFixture(emptyRoom(1300, 1300), 'mirror', 300, 0), 'nothing'],
  ['turning', 'a radiator does', HABIT, withFixture(emptyRoom(1300, 1300), 'radiator', 300, 0), 'advice'],
  ['missing', 'a basin alone', HABIT, withFixture(SQUARE, 'basin', 0, 0), 'advice'],
  [
    'missing',
    'a WC, a double basin and a bathtub',
    HABIT,
    withFixture(withFixture(withFixture(SQUARE, 'wc-floor', 0, 0), 'double-basin', 1000, 0), 'bath-built-in', 0, 2000),
    'nothing',
  ],
  ['missing', 'a WC and a basin alone', HABIT, withFixture(withFixture(SQUARE, 'wc-floor', 0, 0), 'basin', 1000, 0), 'advice'],
  ['missing', 'an empty room', HABIT, SQUARE, 'nothing'],
  ['machine-to-water', 'a washing machine 599 mm from the shower', ELSAK, withFixture(CORNER, 'washing-machine', 1499, 0), 'warning'],
  [
    'machine-to-water',
    'a washing machine far from the bathtub, but for a corner',
    ELSAK,
    withFixture(withFixture(SQUARE, 'bath-built-in', 0, 0), 'washing-machine', 2025, 1124),
    'nothing',
  ],
  ['front', '1200 mm in front of the WC', ACCESS, withFixture(emptyRoom(2000, 1740), 'wc-wall', 800, 0), 'nothing'],
  ['front', '1199 mm in front of the WC', ACCESS, withFixture(emptyRoom(2000, 1739), 'wc-wall', 800, 0), 'advice'],
  ['front', '600 mm in front of the WC', PRACTICE, withFixture(emptyRoom(2000, 1140), 'wc-wall', 800, 0), 'advice'],
  ['front', '599 mm in front of the WC', PRACTICE, withFixture(emptyRoom(2000, 1139), 'wc-wall', 800, 0), 'warning'],
  [
    'front',
    '700 mm from a washbasin to the cabinet opposite',
    PRACTICE,
    withFixture(withFixture(emptyRoom(2000, 1500), 'basin', 600, 0), 'cabinet', 700, 1150, { turn: 2 }),
    'advice',
  ],
  [
    'front',
    '699 mm from a washbasin to the cabinet opposite',
    PRACTICE,
    withFixture(withFixture(emptyRoom(2000, 1499), 'basin', 600, 0), 'cabinet', 700, 1149, { turn: 2 }),
    'warning',
  ],
  ['front', 'an open shower that is entered from the side', PRACTICE, withFixture(emptyRoom(2000, 1000), 'shower-corner', 0, 0), 'nothing'],
  ['wc-to-wall', '400 mm from the middle of the WC to the wall', PRACTICE, withFixture(SQUARE, 'wc-wall', 220, 0), 'nothing'],
  ['wc-to-wall', '350 mm from the middle of the WC to the wall', PRACTICE, withFixture(SQUARE, 'wc-wall', 170, 0), 'advice'],
  ['wc-to-wall', '349 mm from the middle of the WC to the wall', PRACTICE, withFixture(SQUARE, 'wc-wall', 169, 0), 'warning'],
  ['wc-to-neighbour', '200 mm from the WC to the washbasin', PRACTICE, withFixture(withFixture(SQUARE, 'wc-wall', 800, 0), 'basin', 1360, 0), 'nothing'],
  ['wc-to-neighbour', '199 mm from the WC to the washbasin', PRACTICE, withFixture(withFixture(SQUARE, 'wc-wall', 800, 0), 'basin', 1359, 0), 'warning'],
  ['round-tub', '150 mm round a freestanding tub', PRACTICE, withFixture(SQUARE, 'bath-freestanding', 150, 150), 'nothing'],
  ['round-tub', '100 mm round a freestanding tub', PRACTICE, withFixture(SQUARE, 'bath-freestanding', 100, 150), 'advice'],
  ['round-tub', '99 mm round a freestanding tub', PRACTICE, withFixture(SQUARE, 'bath-freestanding', 99, 150), 'warning'],
  ['shower-small', 'a shower of 900 × 900', GVK, CORNER, 'nothing'],
  ['shower-small', 'a shower of 700 × 900', GVK, withFixture(SQUARE, 'shower-corner', 0, 0, { width: 700 }), 'advice'],
  ['shower-small', 'a shower of 700 × 800', PRACTICE, withFixture(SQUARE, 'shower-corner', 0, 0, { width: 700, depth: 800 }), 'warning'],
  ['turning', 'a circle of 1300 mm, just', ACCESS, emptyRoom(1300, 1300), 'nothing'],
  ['turning', 'a millimetre less', ACCESS, emptyRoom(1299, 1400), 'advice'],
  ['door-narrow', 'a door of 800 mm', ACCESS, SQUARE, 'nothing'],
  ['door-narrow', 'a door of 799 mm', ACCESS, withDoor(SQUARE, { width: 799 }), 'advice'],
  ['ceiling-low', 'a ceiling of 2100 mm', 'earlier BBR 3:3, good practice', { ...SQUARE, room: { ...SQUARE.room, ceiling: { height: 2100 } } }, 'nothing'],
  ['ceiling-low', 'a ceiling of 2099 mm', 'earlier BBR 3:3, good practice', { ...SQUARE, room: { ...SQUARE.room, ceiling: { height: 2099 } } }, 'warning'],
  ['headroom', '1900 mm where one stands in the shower', 'earlier BBR 3:3, good practice', sloping(CORNER, 1800, 2700), 'nothing'],
  ['headroom', '1899 mm where one stands in the shower', 'earlier BBR 3:3, good practice', sloping(CORNER, 1798, 2700), 'warning'],
  ['too-tall', 'a washbasin under the same slope', 'arithmetic', sloping(withFixture(SQUARE, 'basin', 0, 0), 1000, 2400), 'nothing'],
  ['too-tall', 'a cabinet under a slope', 'arithmetic', sloping(withFixture(SQUARE, 'cabinet', 0, 0), 1000, 2400), 'warning'],
  ['drain-outside', 'a drain at the wall', 'specification §10.8', withDrain(SQUARE, 3000, 500), 'nothing'],
  ['drain-outside', 'a drain outside the room', 'specification §10.8', withDrain(SQUARE, 3001, 500), 'error'],
  ['drain-not-in-wet-place', 'a drain in the shower', DRAIN, withDrain(CORNER, 450, 450), 'nothing'],
  ['drain-not-in-wet-place', 'a drain beside the shower', DRAIN, withDrain(CORNER, 901, 450), 'warning'],
  ['drain-missing', 'a shower without a drain', DRAIN, CORNER, 'warning'],
  ['drain-missing', 'a shower with a drain elsewhere', DRAIN, withDrain(CORNER, 2000, 2000), 'nothing'],
  ['drain-missing', 'a room without bath or shower', DRAIN, SQUARE, 'nothing'],
  ['drain-to-wall', 'a drain 200 mm from the wall', NEAR_DRAIN, withDrain(CORNER, 200, 450), 'nothing'],
  ['drain-to-wall', 'a drain 199 mm from the wall', NEAR_DRAIN, withDrain(CORNER, 199, 450), 'advice'],
  ['passage', '800 mm between the wall and a tub', PRACTICE, passage(800), 'nothing'],
  ['passage', '700 mm between the wall and a tub', PRACTICE, passage(700), 'advice'],
  ['passage', '550 mm between the wall and a tub', PRACTICE, passage(550), 'warning'],
  [
    'swing-hits',
    'a door that opens inwards onto the WC',
    'arithmetic',
    withFixture(withDoor(SQUARE, { swing: 'in' }), 'wc-wall', 1320, 2460, { turn: 2 }),
    'error',
  ],
  ['swing-hits', 'a door that passes the corner of a cabinet', 'arithmetic', withFixture(withDoor(SQUARE, { swing: 'in' }), 'cabinet', 1050, 1900), 'nothing'],
  [
    'swing-hits',
    'the same door hinged on the other side',
    'arithmetic',
    withFixture(withDoor(SQUARE, { swing: 'in', hinge: 'end' }), 'cabinet', 1050, 1900),
    'error',
  ],
  ['door-blocked', 'a mirror across the door', HABIT, withFixture(SQUARE, 'mirror', 1000, 2950, { turn: 2 }), 'error'],
  ['door-blocked', 'a mirror beside the door', HABIT, withFixture(SQUARE, 'mirror', 500, 2950, { turn: 2 }), 'nothing'],
  ['door-blocked', 'a cabinet beside a door that opens outwards', 'specification §10.8', withFixture(SQUARE, 'cabinet', 0, 2650, { turn: 2 }), 'nothing'],
  ['door-blocked', 'a cabinet before a door that opens outwards', 'specification §10.8', withFixture(SQUARE, 'cabinet', 1300, 2650, { turn: 2 }), 'error'],
  ['overlap', 'two things in the same place', 'specification §10.8', withFixture(CORNER, 'basin', 899, 0), 'error'],
  ['overlap', 'two things edge to edge', 'specification §10.8', withFixture(CORNER, 'basin', 900, 0), 'nothing'],
  ['overlap', 'a mirror above a basin', HABIT, withFixture(withFixture(SQUARE, 'basin', 1000, 0), 'mirror', 1000, 0), 'nothing'],
  ['overlap', 'a mirror in a tall cabinet', HABIT, withFixture(withFixture(SQUARE, 'cabinet', 1000, 0), 'mirror', 1000, 0), 'error'],
  ['overlap', 'two mirrors in the same place', HABIT, withFixture(withFixture(SQUARE, 'mirror', 1000, 0), 'mirror', 1100, 0), 'error'],
  ['overlap', 'a tumble dryer on a washing machine', HABIT, withFixture(MACHINE, 'tumble-dryer', 2400, 0), 'nothing'],
  ['overlap', 'a tumble dryer 60 mm beside the machine below it', HABIT, withFixture(MACHINE, 'tumble-dryer', 2340, 0), 'nothing'],
  ['overlap', 'a tumble dryer 61 mm beside the machine below it', HABIT, withFixture(MACHINE, 'tumble-dryer', 2339, 0), 'error'],
  ['overlap', 'two tumble dryers on one machine', HABIT, withFixture(withFixture(MACHINE, 'tumble-dryer', 2400, 0), 'tumble-dryer', 2400, 0), 'error'],
  ['overlap', 'a mirror above a tumble dryer on a machine', HABIT, withFixture(withFixture(MACHINE, 'tumble-dryer', 2400, 0), 'mirror', 2400, 0), 'error'],
  ['overlap', 'a basin in a pillar', HABIT, withFixture(withFixture(SQUARE, 'pillar', 1000, 0), 'basin', 1100, 0), 'error'],
  ['outside', 'a basin at the wall', 'specification §10.8', withFixture(SQUARE, 'basin', 0, 0), 'nothing'],
  ['outside', 'a basin a millimetre in the wall', 'specification §10.8', withFixture(SQUARE, 'basin', 0, -1), 'error'],
  ['no-door', 'a room with a door', 'specification §10.8', SQUARE, 'nothing'],
  ['no-door', 'a room that cannot be entered', 'specification §10.8', { ...SQUARE, openings: [] }, 'warning'],
  ['swing-hits-wall', 'a door of 800 mm that opens into a room 800 mm deep', 'arithmetic', withDoor(emptyRoom(2000, 800), { swing: 'in' }), 'nothing'],
  ['swing-hits-wall', 'the same door in a room a millimetre less deep', 'arithmetic', withDoor(emptyRoom(2000, 799), { swing: 'in' }), 'error'],
  ['swing-hits-wall', 'a door that opens outwards there', 'arithmetic', emptyRoom(2000, 799), 'nothing'],
  ['openings-overlap', 'a window that begins where the door ends', 'arithmetic', withWindow(SQUARE, 2, { along: 1900 }), 'nothing'],
  ['openings-overlap', 'a window a millimetre into the door', 'arithmetic', withWindow(SQUARE, 2, { along: 1899 }), 'error'],
  ['openings-overlap', 'a window that ends where the door begins', 'arithmetic', withWindow(SQUARE, 2, { along: 500 }), 'nothing'],
  ['openings-overlap', 'a window a millimetre into the door from before', 'arithmetic', withWindow(SQUARE, 2, { along: 501 }), 'error'],
  ['openings-overlap', 'the same place in another wall', 'arithmetic', withWindow(SQUARE, 0, { along: 1200 }), 'nothing'],
  ['wet-wall-half-tiled', 'a half wall a metre from the bath', 'BBV 26:1', halfTiled(withFixture(SQUARE, 'bath-built-in', 0, 0), 0), 'warning'],
  ['wet-wall-half-tiled', 'a painted wall at the bath', 'BBV 26:1', chooseTiles(withFixture(SQUARE, 'bath-built-in', 0, 0), [0], { tiledTo: 0 }), 'warning'],
  ['wet-wall-half-tiled', 'a half wall in zone 2', 'BBV 26:1', halfTiled(SQUARE, 0), 'nothing'],
  [
    'wet-wall-half-tiled',
    'tiles as high as the ceiling',
    'BBV 26:1',
    chooseTiles(withFixture(SQUARE, 'bath-built-in', 0, 0), [0], { tiledTo: 2400 }),
    'nothing',
  ],
  ['window-covered', 'a cabinet 299 mm before a window', PRACTICE, withFixture(withWindow(SQUARE, 0), 'cabinet', 200, 299), 'advice'],
  ['window-covered', 'a cabinet 300 mm before a window', PRACTICE, withFixture(withWindow(SQUARE, 0), 'cabinet', 200, 300), 'nothing'],
  ['window-covered', 'a cabinet beside the window', PRACTICE, withFixture(withWindow(SQUARE, 0), 'cabinet', 800, 0), 'nothing'],
  ['window-covered', 'a cabinet a millimetre before it', PRACTICE, withFixture(withWindow(SQUARE, 0), 'cabinet', 799, 0), 'advice'],
  ['window-covered', 'a washbasin below the window', PRACTICE, withFixture(withWindow(SQUARE, 0), 'basin', 200, 0), 'nothing'],
  ['away-from-wall', 'a WC with its back at the wall', PRACTICE, withFixture(SQUARE, 'wc-wall', 800, 0), 'nothing'],
  ['away-from-wall', 'a WC half a metre from it', PRACTICE, withFixture(SQUARE, 'wc-wall', 800, 500), 'warning'],
  ['away-from-wall', 'a WC at the wall with its side', PRACTICE, withFixture(SQUARE, 'wc-wall', 0, 1000), 'warning'],
  ['away-from-wall', 'a freestanding tub', PRACTICE, withFixture(SQUARE, 'bath-freestanding', 500, 500), 'nothing'],
  ['waste-moved', 'a WC 600 mm from its soil pipe', PRACTICE, withWaste(withFixture(SQUARE, 'wc-wall', 800, 0), 1580), 'nothing'],
  ['waste-moved', 'a WC 601 mm from its soil pipe', PRACTICE, withWaste(withFixture(SQUARE, 'wc-wall', 800, 0), 1581), 'advice'],
  ['waste-moved', 'a WC near one of two pipes', PRACTICE, withWaste(withWaste(withFixture(SQUARE, 'wc-wall', 800, 0), 2900), 1000), 'nothing'],
  ['waste-moved', 'a WC in a plan without a soil pipe', PRACTICE, withFixture(SQUARE, 'wc-wall', 800, 0), 'nothing'],
]

const codes: readonly string[] = Object.keys({
  'away-from-wall': true,
  'ceiling-low': true,
  'door-blocked': true,
  'door-narrow': true,
  'drain-missing': true,
  'drain-not-in-wet-place': true,
  'drain-outside': true,
  'drain-to-wall': true,
  front: true,
  headroom: true,
  'machine-to-water': true,
  missing: true,
  'no-door': true,
  'openings-overlap': true,
  outside: true,
  overlap: true,
  passage: true,
  radiator: true,
  'round-tub': true,
  'shower-small': true,
  'swing-hits': true,
  'swing-hits-wall': true,
  'too-tall': true,
  turning: true,
  'waste-moved': true,
  'wc-to-neighbour': true,
  'wc-to-wall': true,
  'wet-wall-half-tiled': true,
  'window-covered': true,
} satisfies Record<FindingCode, true>)

test.each(codes)('there is a case in which "%s" is found, and one in which it is not', (code) => {
  const expected = findingCases.filter(([of]) => of === code).map(([, , , , level]) => level)
  expect(expected.some((level) => level !== 'nothing')).toBe(true)
  expect(expected).toContain('nothing')
})

test.each(findingCases)('%s: %s (%s)', (code, _words, _source, plan, expected) => {
  const found = findings(plan).filter((finding) => finding.code === code && !(code === 'front' && finding.about[0] !== 'f1'))
  expect(found[0]?.level ?? 'nothing').toBe(expected)
})

function withWindow(plan: Plan, wall: number, { along }: { along: number } = { along: 200 }): Plan {
  return { ...plan, openings: [...plan.openings, { id: 'w1', kind: 'window', wall, along, width: 600, sill: 1200, height: 600 }] }
}

function halfTiled(plan: Plan, wall: number): Plan {
  return chooseTiles(plan, [wall], { tiledTo: 1200 })
}

/** A soil pipe at the upper wall. */
function withWaste(plan: Plan, x: number): Plan {
  return { ...plan, plumbingPoints: [...plan.plumbingPoints, { id: `o${plan.plumbingPoints.length + 1}`, kind: 'waste', at: { x, y: 0 } }] }
}

function withDoor(plan: Plan, change: Partial<Pick<Door, 'width' | 'swing' | 'hinge'>>): Plan {
  return { ...plan, openings: plan.openings.map((opening) => (opening.kind === 'door' ? { ...opening, ...change } : opening)) }
}

/** Lowest along the upper wall. */
function sloping(plan: Plan, low: number, depth: number): Plan {
  return { ...plan, room: { ...plan.room, ceiling: { height: 2400, slope: { wall: 0, low, depth } } } }
}

/** A room with a tub across it, so that the way from the door to the WC goes through what is left beside the tub. */
function passage(width: number): Plan {
  return withFixture(withFixture(emptyRoom(1600 + width, 3500), 'wc-wall', 500, 0), 'bath-built-in', 0, 1500)
}
