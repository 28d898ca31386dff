import type { Mm, Opening, Plan, TileName } from '#domain/room/plan.ts'
import { rectangle, templates } from '#domain/room/templates.ts'
import { countTiles } from '#domain/room/tiling/counts.ts'
import { chooseTiles, setWallTiles } from '#domain/room/tiling/edit-tiling.ts'
import { type SetOut, setOuts } from '#domain/room/tiling/lay-out.ts'
import { tilingFindings } from '#domain/room/tiling/tiling-findings.ts'
import { withFixture, withInnerCorner } from '../../tests/support/a-plan.ts'
import { clicksOnPhone } from './clicks-on-phone.ts'
import { median } from './machine.ts'
import { figure, table } from './report.ts'
import { changesOnPhone, largeRoom } from './set-out-phone.ts'

/** How rooms are set out, over families of them, and how long a change takes. Cuts are measured here anew, not by the rules that are measured. */
export async function benchSetOut(): Promise<void> {
  const rows = [
    outerCorners(),
    strips('at the drain', drainRooms(), cutsAtDrain),
    strips('at the border', borderRooms(), cutsAtBorder),
    ...bothEnds(),
    times(),
    ...(await changesOnPhone()),
    ...(await clicksOnPhone()),
  ]
  console.log(table([['what', 'of', 'figure'], ...rows]))
}

/** L's of 2 800 × 2 400 mm: both walls at the outer corner, with and without whole tiles there. "Could": with a third of a tile left at their other end. */
function outerCorners(): string[] {
  let [walls, could, whole, both] = [0, 0, 0, 0]
  for (const [width, height] of [
    [200, 400],
    [200, 200],
    [300, 600],
    [600, 300],
  ] as const) {
    for (const across of range(700, 1500, 50)) {
      for (const down of range(700, 1300, 50)) {
        const plan: Plan = { ...templates['l-form'], room: withInnerCorner(rectangle(2800, 2400), { x: 2800 - across, y: 2400 - down }) }
        for (const setOut of setOuts(chooseTiles(plan, [0, 1, 2, 3, 4, 5], { tile: { width, height } }))) {
          const corner = setOut.surface.edges.find(({ what, axis }) => what === 'outer corner' && axis === 'x')
          if (!corner) continue
          const { tiling, surface, origin } = setOut
          const pitch = width + tiling.joint
          const left = surface.extent.right % pitch
          walls += 1
          const isWhole = besideEdge(corner.at, corner.tiles, origin.x, width, pitch) === width
          if (isWhole) whole += 1
          if (left > 0 && left < width / 3) continue
          could += 1
          if (isWhole) both += 1
        }
      }
    }
  }
  return ['walls whole at an outer corner', `${walls}, ${could} without a sliver`, `${whole}, ${both}`]
}

type Strips = (setOut: SetOut) => readonly Mm[]

/** Strips under 10 mm, and those of them that no remark tells of. */
function strips(where: string, plans: readonly Plan[], cutsOf: Strips): string[] {
  let [narrow, silent, slivers] = [0, 0, 0]
  for (const plan of plans) {
    const all = setOuts(plan)
    const floor = all.find(({ surface }) => surface.name === 'floor')
    const cuts = floor ? cutsOf(floor) : []
    const least = Math.min(...cuts)
    if (least < (floor?.tiling.tile.width ?? 0) / 3) slivers += 1
    if (least >= 10) continue
    narrow += 1
    if (!tilingFindings(plan, all).some((one) => one.surface === 'floor' && one.code === 'sliver' && one.cut < 10)) silent += 1
  }
  return [`rooms with a strip under 10 mm ${where}`, `${plans.length}, ${slivers} under a third`, `${narrow}, silent ${silent}`]
}

function drainRooms(): readonly Plan[] {
  return range(300, 700, 10).flatMap((x) =>
    range(300, 700, 10).map((y): Plan => ({ ...templates.rektangel, plumbingPoints: [{ id: 'o1', kind: 'drain', at: { x, y } }] })),
  )
}

/** A drain's frame is 150 mm. */
function cutsAtDrain({ surface, tiling, origin }: SetOut): readonly Mm[] {
  return surface.holes.flatMap(({ left, right, low, high }) => [
    ...bothSides(left, right, origin.x, tiling.tile.width, tiling.joint),
    ...bothSides(low, high, origin.y, tiling.tile.height, tiling.joint),
  ])
}

function bothSides(from: Mm, to: Mm, start: Mm, size: Mm, joint: Mm): readonly Mm[] {
  return [besideEdge(from, 'before', start, size, size + joint), besideEdge(to, 'after', start, size, size + joint)]
}

function borderRooms(): readonly Plan[] {
  return [
    [200, 200],
    [300, 600],
    [600, 600],
  ].flatMap(([width = 0, height = 0]) =>
    range(1700, 2600, 50).flatMap((across) =>
      range(1800, 2600, 50).map((down): Plan => {
        const plan: Plan = { ...templates.rektangel, room: rectangle(across, down), plumbingPoints: [{ id: 'o1', kind: 'drain', at: { x: 450, y: 450 } }] }
        return chooseTiles(withFixture(plan, 'shower-corner', 0, 0), ['floor'], { tile: { width, height } })
      }),
    ),
  )
}

/** The shower's border lies at 900 mm along both axes. */
function cutsAtBorder({ tiling, origin }: SetOut): readonly Mm[] {
  const { width, height } = tiling.tile
  return [...bothSides(900, 900, origin.x, width, tiling.joint), ...bothSides(900, 900, origin.y, height, tiling.joint)]
}

/** 500 ordinary rooms a format: cut rows at floor and ceiling, though whole tiles at one would leave a third at the other; and all tiles. */
function bothEnds(): string[][] {
  const rooms = Array.from({ length: 500 }, ordinaryRoom(figures(7)))
  const formats: (readonly [name: string, width: Mm, height: Mm])[] = [
    ['20 × 40', 200, 400],
    ['20 × 20', 200, 200],
    ['60 × 30', 600, 300],
    ['30 × 60', 300, 600],
    ['15 × 15', 150, 150],
  ]
  return formats.map(([name, width, height]) => {
    let [both, tiles] = [0, 0]
    for (const room of rooms) {
      const all = setOuts(chooseTiles(room, [0, 1, 2, 3], { tile: { width, height } }))
      tiles += all.reduce((sum, setOut) => sum + countTiles(setOut).tiles, 0)
      const [wall] = all
      if (!wall) continue
      const pitch = height + wall.tiling.joint
      const top = wall.surface.extent.high
      // A soft joint at the floor, or a cut hidden by it, is none.
      const [low, high] = [besideEdge(3, 'after', wall.origin.y, height, pitch), besideEdge(top, 'before', wall.origin.y, height, pitch)]
      if (low < height && high < height && (top - 3 + wall.tiling.joint) % pitch >= height / 3) both += 1
    }
    return [`rooms cut at floor and ceiling for nothing, ${name}`, `500, ${tiles} tiles`, String(both)]
  })
}

/** 1.6–2.8 m, 2.3–2.5 m high, with a door, every second with a window. */
function ordinaryRoom(next: (from: number, to: number) => number): () => Plan {
  return () => {
    const [across, down, ceiling] = [next(160, 280) * 10, next(160, 280) * 10, next(230, 250) * 10]
    const door: Opening = { id: 'd1', kind: 'door', wall: 2, along: next(10, across / 10 - 90) * 10, width: 800, swing: 'out', hinge: 'start' }
    const window: Opening = { id: 'w1', kind: 'window', wall: 0, along: next(20, across / 10 - 80) * 10, width: 600, sill: 1200, height: 600 }
    return {
      ...templates.rektangel,
      room: { ...rectangle(across, down), ceiling: { height: ceiling } },
      openings: next(0, 1) === 0 ? [door] : [door, window],
      plumbingPoints: [],
    }
  }
}

/** Whole numbers that are the same every time. */
function figures(seed: number): (from: number, to: number) => number {
  let state = seed
  return (from, to) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from + (Math.floor(state / 65_536) % (to - from + 1))
  }
}

const TIMES = 50

/** A change of a large bathroom. */
function times(): string[] {
  const took = (['20x40', '30x60', '10x10'] satisfies TileName[]).map((tile) => {
    const plan = setWallTiles(largeRoom(), tile)
    const once = () => {
      const started = performance.now()
      // Another plan each time, since one that was set out is remembered.
      setOuts({ ...plan })
      return performance.now() - started
    }
    for (let time = 0; time < TIMES; time += 1) once()
    return median(Array.from({ length: TIMES }, once))
  })
  return ['ms a change of a large bathroom', '20 × 40, 30 × 60, 10 × 10', took.map((ms) => figure(ms, 2)).join(', ')]
}

/** The piece beside an edge; the whole tile where none is cut. */
function besideEdge(at: Mm, tiles: 'before' | 'after', start: Mm, size: Mm, pitch: Mm): Mm {
  const into = (((at - start) % pitch) + pitch) % pitch
  if (into === 0 || into >= size) return size
  return tiles === 'after' ? size - into : into
}

function range(from: Mm, to: Mm, step: Mm): readonly Mm[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
