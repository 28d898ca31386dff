import fc from 'fast-check'

/** Packed plans that ask for as much work as their format takes: large rooms, small tiles, and as many items as there may be. Some cannot be parsed. */
export function anyHostilePlan(): fc.Arbitrary<string> {
  return fc
    .record({
      side: extreme(300, 10_000),
      height: extreme(1800, 5000),
      isL: fc.boolean(),
      tile: extreme(50, 1500),
      bond,
      fixtures,
      windows,
      niche: fc.boolean(),
    })
    .map(packed)
}

/** As many pillars, windows and niches as there may be, in the largest room with the smallest tiles. */
export const HEAVIEST = packed({
  side: 10_000,
  height: 5000,
  isL: false,
  tile: 50,
  bond: 'third',
  fixtures: { many: 12, kind: 'pillar', width: 1000, depth: 1000 },
  windows: 12,
  niche: true,
})

type Hostile = {
  side: number
  height: number
  isL: boolean
  tile: number
  bond: string
  fixtures: { many: number; kind: string; width: number; depth: number }
  windows: number
  niche: boolean
}

const bond = fc.constantFrom('straight', 'half', 'third')
const windows = fc.nat({ max: 13 })
const fixtures = fc.record({
  many: extreme(0, 40),
  kind: fc.constantFrom('pillar', 'boxing', 'shower-corner', 'cabinet', 'basin'),
  width: extreme(50, 2500),
  depth: extreme(50, 2500),
})

function extreme(from: number, to: number) {
  return fc.oneof(fc.constantFrom(from, to), fc.integer({ min: from, max: to }))
}

function packed({ side, height, isL, tile, bond, fixtures, windows, niche }: Hostile): string {
  const half = Math.round(side / 2)
  const corners = isL
    ? [
        [0, 0],
        [side, 0],
        [side, half],
        [half, half],
        [half, side],
        [0, side],
      ]
    : [
        [0, 0],
        [side, 0],
        [side, side],
        [0, side],
      ]
  const openings = Array.from(
    { length: windows },
    (_, index) => `w${index + 1}.${index % corners.length}.${300 + Math.floor(index / corners.length) * 700}.300.500.300.600`,
  )
  const perRow = Math.ceil(Math.sqrt(fixtures.many))
  const place = (index: number) => Math.round((side / perRow) * (index + 0.5))
  const items = Array.from(
    { length: fixtures.many },
    (_, index) => `f${index + 1}.${fixtures.kind}.${place(index % perRow)}.${place(Math.floor(index / perRow))}.0.${fixtures.width}.${fixtures.depth}`,
  )
  const tilings = [...corners.keys(), 'f'].map(
    (surface) => `${surface}.${tile}.${tile}.3.${bond}.vit...${niche && surface !== 'f' ? '.4000.4000.4000.4000' : ''}`,
  )
  return ['3', corners.map((corner) => corner.join('.')).join('_'), String(height), openings.join('_'), '', items.join('_'), '10x10', tilings.join('_')].join(
    '~',
  )
}
