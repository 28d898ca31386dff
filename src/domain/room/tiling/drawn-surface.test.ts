import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Plan, Point } from '../plan.ts'
import { drawnSurface } from './drawn-surface.ts'
import { chooseTiles, setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'

/** At wall A: a machine with a dryer on it, a shower, and a basin with its mirror in the corner of wall D. */
const PLAN = [
  ['washing-machine', 2000, 0],
  ['tumble-dryer', 2000, 0],
  ['basin', 0, 0],
  ['mirror', 0, 0],
  ['shower-corner', 900, 0],
] as const

const drawn = (surface: AnySurfaceName, change = (plan: Plan) => plan) => {
  const plan = change(PLAN.reduce((plan, [kind, left, top]) => withFixture(plan, kind, left, top), emptyRoom(2600, 2000)))
  const setOut = setOuts(plan).find((one) => one.surface.name === surface)
  return setOut ? drawnSurface(plan, setOut).fixtures : []
}

test('the floor has what stands on it, not what hangs or stands on a machine; a shower’s name is beside its drain', () => {
  expect(drawn('floor').map(({ kind }) => kind)).toEqual(['washing-machine', 'basin', 'shower-corner'])
  expect(drawn('floor')[0]?.outline).toEqual([
    { x: 2000, y: 0 },
    { x: 2600, y: 0 },
    { x: 2600, y: 600 },
    { x: 2000, y: 600 },
  ])
  expect(drawn('floor').map(({ nameAt }) => nameAt)).toEqual([
    { x: 2300, y: 300 },
    { x: 300, y: 225 },
    { x: 1350, y: 770 },
  ])
})

test('a wall has what stands and hangs at it; what is too narrow from the side has no name', () => {
  // In the middle of each, from the ceiling at 2400 mm; a shower's above its mixer.
  expect(drawn(0).map(({ kind, nameAt }) => [kind, nameAt])).toEqual([
    ['washing-machine', { x: 2300, y: 1975 }],
    ['tumble-dryer', { x: 2300, y: 1125 }],
    ['basin', { x: 300, y: 1615 }],
    ['mirror', { x: 300, y: 800 }],
    ['shower-corner', { x: 1350, y: 650 }],
  ])
  expect(drawn(3).map(({ kind, nameAt }) => [kind, nameAt !== undefined])).toEqual([
    ['basin', true],
    ['mirror', false],
  ])
})

test('a shower says where its mixer usually is, unless the wall has its niche there', () => {
  const mixer = (along: number) =>
    drawn(0, (plan) => setNiche(plan, 0, { along, sill: 1000, width: 400, height: 400 })).find(({ kind }) => kind === 'shower-corner')?.mixerAt
  expect(mixer(1150)).toBeUndefined()
  expect(mixer(1620)).toBeUndefined()
  expect(mixer(1630)).toEqual({ x: 1350, y: 1350 })
})

test('what stands before a face and beside it ends where the face does', () => {
  const [machine] = drawn('boxing 1 0', (plan) => withFixture(withFixture(plan, 'boxing', 0, 1700), 'washing-machine', 0, 1100))
  expect(machine?.outline.map(({ x }) => x)).toEqual([0, 300, 300, 0])
})

/** With a window and a niche in wall A, a water pipe at it, and a drain. */
const HOLES = setNiche(
  chooseTiles(
    {
      ...emptyRoom(1300, 1000),
      openings: [{ id: 'w1', kind: 'window', wall: 0, along: 200, width: 500, sill: 1200, height: 600, reveal: 80 }],
      plumbingPoints: [
        { id: 'o1', kind: 'water', at: { x: 1000, y: 0 } },
        { id: 'o2', kind: 'drain', at: { x: 300, y: 400 } },
      ],
    },
    [0, 'floor'],
    { tile: { width: 600, height: 800 } },
  ),
  0,
  { along: 900, sill: 1000, width: 300, height: 300 },
)

/** Points as x,y. */
const inWords = (polygon: readonly Point[]) => polygon.map(({ x, y }) => `${x},${y}`).join(' ')

const onPaper = (surface: AnySurfaceName) => {
  const setOut = setOuts(HOLES).find((one) => one.surface.name === surface)
  if (!setOut) throw new Error(`There is no surface ${surface}`)
  const { outline, whole, cut, holes, ...rest } = drawnSurface(HOLES, setOut)
  return {
    ...rest,
    outline: outline.map(inWords),
    whole: whole.map(inWords),
    cut: cut.map((loops) => loops.map(inWords)),
    holes: holes.map((hole) => ({ ...hole, outline: inWords(hole.outline) })),
  }
}

test('a wall lies on paper upside up, in its own size: 2400 mm high, with every cut piece around window and niche', () => {
  expect(onPaper(0)).toEqual({
    name: 0,
    tiling: expect.objectContaining({ tile: { width: 600, height: 800 }, joint: 2 }),
    width: 1300,
    height: 2400,
    outline: ['0,2400 1300,2400 1300,0 0,0', '700,1200 200,1200 200,600 700,600', '1200,1400 900,1400 900,1100 1200,1100'],
    whole: [],
    cut: [
      ['3,1904 3,2397 449,2397 449,1904'],
      ['451,1904 451,2397 1051,2397 1051,1904'],
      ['1053,1904 1053,2397 1297,2397 1297,1904'],
      ['200,1102 3,1102 3,1902 449,1902 449,1200 200,1200'],
      ['700,1200 451,1200 451,1902 1051,1902 1051,1400 900,1400 900,1102 700,1102'],
      ['1200,1400 1053,1400 1053,1902 1297,1902 1297,1102 1200,1102'],
      ['3,300 3,1100 200,1100 200,600 449,600 449,300'],
      ['451,300 451,600 700,600 700,1100 1051,1100 1051,300'],
      ['1053,300 1053,1100 1297,1100 1297,300'],
      ['3,0 3,298 449,298 449,0'],
      ['451,0 451,298 1051,298 1051,0'],
      ['1053,0 1053,298 1297,298 1297,0'],
    ],
    holes: [
      { what: 'window', id: 'w1', outline: '200,1200 700,1200 700,600 200,600', depth: 80 },
      { what: 'niche', id: undefined, outline: '900,1400 1200,1400 1200,1100 900,1100', depth: 85 },
    ],
    fixtures: [],
    pipes: [{ id: 'o1', kind: 'water', at: { x: 1000, y: 1850 } }],
    across: [
      {
        rows: 'all',
        part: 'whole',
        spans: [
          { from: 3, to: 449, count: 0 },
          { from: 451, to: 1051, count: 1 },
          { from: 1053, to: 1297, count: 0 },
        ],
      },
    ],
    down: [
      {
        rows: 'all',
        part: 'whole',
        spans: [
          { from: 0, to: 298, count: 0 },
          { from: 300, to: 1902, count: 2 },
          { from: 1904, to: 2397, count: 0 },
        ],
      },
    ],
    taken: {
      x: [
        { from: 200, to: 700 },
        { from: 900, to: 1200 },
      ],
      y: [
        { from: 600, to: 1200 },
        { from: 1100, to: 1400 },
      ],
    },
    measures: [
      {
        what: 'window',
        id: 'w1',
        along: 200,
        up: 1200,
        width: 500,
        height: 600,
        depth: 80,
        // Between the corner and the niche there is room for no more than this.
        cuts: { left: [197], right: [200], below: [702], above: [300] },
        sides: expect.any(Array),
      },
      {
        what: 'niche',
        id: undefined,
        along: 900,
        up: 1000,
        width: 300,
        height: 300,
        depth: 85,
        cuts: { left: [200], right: [97], below: [502], above: [800] },
        sides: expect.any(Array),
      },
      { what: 'water', id: 'o1', along: 1000, up: 550 },
    ],
    level: 498,
    first: undefined,
    recesses: [expect.objectContaining({ what: 'window', width: 740, height: 840 }), expect.objectContaining({ what: 'niche', width: 550, height: 550 })],
  })
})

test('the floor lies on paper as in the plan, with its drain and without the pipes of walls', () => {
  expect(onPaper('floor')).toMatchObject({
    width: 1300,
    height: 1000,
    outline: ['0,0 1300,0 1300,1000 0,1000', '375,325 225,325 225,475 375,475'],
    whole: [],
    cut: [
      ['0,0 348,0 348,325 225,325 225,475 348,475 348,499 0,499'],
      ['350,0 950,0 950,499 350,499 350,475 375,475 375,325 350,325'],
      ['952,0 1300,0 1300,499 952,499'],
      ['0,1000 0,501 348,501 348,1000'],
      ['350,1000 350,501 950,501 950,1000'],
      ['1300,501 1300,1000 952,1000 952,501'],
    ],
    holes: [{ what: 'drain', id: 'o2', outline: '225,325 375,325 375,475 225,475', depth: undefined }],
    pipes: [],
    across: [
      {
        rows: 'all',
        part: 'whole',
        spans: [
          { from: 0, to: 348, count: 0 },
          { from: 350, to: 950, count: 1 },
          { from: 952, to: 1300, count: 0 },
        ],
      },
    ],
    down: [
      {
        rows: 'all',
        part: 'whole',
        spans: [
          { from: 0, to: 499, count: 0 },
          { from: 501, to: 1000, count: 0 },
        ],
      },
    ],
    measures: [{ what: 'drain', id: 'o2', along: 225, up: 325, width: 150, height: 150 }],
    level: undefined,
    recesses: [],
  })
})

test('whole tiles are drawn apart from cut ones', () => {
  const { whole, cut } = onPaper(1)
  // 20 × 40 cm on a wall of 1 × 2.4 m: three whole ones in each of five rows, between two cut ones, and a row of five cut ones.
  expect([whole.length, cut.length]).toEqual([15, 15])
})
