import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import { type Box, boxOf } from '../boxes.ts'
import { topOf } from '../built-in.ts'
import { heightAt, wallArea } from '../ceiling.ts'
import { setBuiltInHeight } from '../edit.ts'
import { isBuiltIn } from '../fixtures.ts'
import { doorHeight } from '../openings.ts'
import type { Fixture, Plan, Point } from '../plan.ts'
import { packPlan } from '../share.ts'
import { areaOf, isInside, pointAt, type Wall } from '../walls.ts'
import { builtInFaces, isFace, readFaceName } from './built-in-faces.ts'
import { builtInTops } from './built-in-tops.ts'
import { countTiles } from './counts.ts'
import { DRAIN } from './floor-plane.ts'
import { piecesIn, type SetOut, setOuts, startAt } from './lay-out.ts'
import { piecesOf } from './pieces.ts'
import type { Polygon } from './polygons.ts'
import { recessSurfaces } from './recess-surfaces.ts'
import { countRoom } from './room-counts.ts'
import { softJointAt } from './soft-joints.ts'
import type { AnySurfaceName, TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift, SOFT_JOINT } from './tiling.ts'

const longRoom = emptyRoom(900, 4000)
/** On the last wall a tile of the lowest row ends at 3996 mm, which is 0.999 of the wall. */
const edgeNearCorner: Plan = {
  ...longRoom,
  room: { ...longRoom.room, ceiling: { height: 2300 } },
  tiling: [{ surface: 3, tile: { width: 300, height: 60 }, joint: 1.5, bond: 'third', material: 'vit', locked: [], x: 279 }],
}

/** A pillar to the ceiling stands in a low one that goes past it: beside it the soft joint ends with it. */
const pillarInLowPillar = setBuiltInHeight(
  withFixture(withFixture(emptyRoom(900, 1641), 'pillar', 17, 517, { width: 50, depth: 50 }), 'pillar', 0, 0, { width: 50, depth: 575 }),
  'f2',
  100,
)

test('every place of every surface is in one piece, in a joint, or outside', () => {
  fc.assert(
    fc.property(anyTiledPlan(), fc.array(fc.tuple(fraction(), fraction()), { minLength: 30, maxLength: 30 }), (plan, places) => {
      for (const setOut of setOuts(plan).filter(({ surface }) => surface.area > 0)) {
        const pieces = piecesIn(setOut)
        const { left, right, low, high } = setOut.surface.extent
        for (const [across, up] of places) {
          const place = { x: left + across * (right - left), y: low + up * (high - low) }
          const held = pieces.filter(({ outline }) => holdsPoint(outline, place)).length
          const expected = asNearAs(place).map((near) => (isTiled(plan, setOut, near) && isInTile(setOut, near) ? 1 : 0))
          expect(expected, `${packPlan(plan)} ${setOut.surface.name} ${JSON.stringify(place)}`).toContain(held)
        }
      }
    }),
    {
      numRuns: ROOMS,
      examples: [
        [edgeNearCorner, [[0.999, 0.001]]],
        [pillarInLowPillar, [[0.01, 0.8]]],
      ],
    },
  )
})

test('the pieces of a wall without openings have the area that the wall has within the tiles', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      for (const setOut of setOuts(plan)) {
        const { wall, surface } = setOut
        // Those of boxings with a height of their own are judged place by place.
        if (!wall || surface.holes.length > 0 || isLow(plan, surface.name)) continue
        const pieces = piecesIn(setOut)
        expect(sum(pieces.map(({ area }) => area)) / 1e6).toBeCloseTo(
          sum(tilesOver(plan, wall, setOut).map((tile) => wallArea(plan.room, wall, ...tile))) / 1e6,
          6,
        )
      }
    }),
    { numRuns: ROOMS },
  )
})

test('no piece is larger than a tile or outside its place in the pattern, and only a whole one counts as whole', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      for (const setOut of setOuts(plan)) {
        const { tiling, origin } = setOut
        const { width, height } = tiling.tile
        for (const { column, row, extent, area, cut } of piecesIn(setOut)) {
          const left = startAt(setOut, extent.left).x + rowShift(tiling, row) + column * pitchOf(tiling, 'x')
          const low = origin.y + row * pitchOf(tiling, 'y')
          expect(extent.left).toBeGreaterThanOrEqual(left)
          expect(extent.right).toBeLessThanOrEqual(left + width)
          expect(extent.low).toBeGreaterThanOrEqual(low)
          expect(extent.high).toBeLessThanOrEqual(low + height)
          expect(area).toBeLessThanOrEqual(width * height + 1e-6)
          expect(cut).toBe(area < width * height - 1e-6)
        }
      }
    }),
    { numRuns: ROOMS },
  )
})

test('the tiles to buy cover the area, and are at most one for each piece', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      const all = setOuts(plan).map((setOut) => {
        const pieces = [piecesIn(setOut), ...recessSurfaces(setOut).map(({ surface, tiling, origin }) => piecesOf(surface, tiling, origin))].flat()
        const counts = countTiles(setOut)
        const { width, height } = setOut.tiling.tile
        expect(counts.whole + counts.cut).toBe(pieces.length)
        expect(counts.tiles * width * height).toBeGreaterThanOrEqual(sum(pieces.map(({ area }) => area)) - 1e-3)
        expect(counts.tiles).toBeLessThanOrEqual(pieces.length)
        expect(counts.cutFrom).toBeGreaterThanOrEqual(counts.cut === 0 ? 0 : 1)
        for (const figure of Object.values(counts)) expect(figure).toBeGreaterThanOrEqual(-1e-9)
        return counts
      })
      expect(countRoom(plan, setOuts(plan)).sum.tiles).toBe(sum(all.map(({ tiles }) => tiles)))
      expect(all[plan.room.corners.length]?.areaM2).toBeLessThanOrEqual(areaOf(plan.room) / 1e6 + 1e-9)
    }),
    { numRuns: ROOMS },
  )
})

function fraction(): fc.Arbitrary<number> {
  return fc.double({ min: 0.001, max: 0.999, noNaN: true })
}

/** A place and those around it that rounding cannot tell from it: on an edge, either of its sides is right. */
function asNearAs({ x, y }: Point): readonly Point[] {
  const [left, right, low, high] = [x - 0.01, x + 0.01, y - 0.01, y + 0.01]
  return [
    { x, y },
    { x: left, y: low },
    { x: left, y: high },
    { x: right, y: low },
    { x: right, y: high },
  ]
}

function isLow(plan: Plan, name: AnySurfaceName): boolean {
  return builtInFaces(plan).some((face) => face.name === name && face.top !== undefined)
}

/** Whether tiles belong there, by the room itself. */
function isTiled(plan: Plan, { surface, tiling, wall }: SetOut, place: Point): boolean {
  const bodies = plan.fixtures.filter(({ kind }) => isBuiltIn(kind))
  const { name } = surface
  if (isInSoftJoint(plan, { surface, wall }, place)) return false
  if (isFace(name)) {
    const { kind, number, facing } = readFaceName(name)
    const body = bodies.filter((one) => one.kind === kind)[number - 1]
    if (!body) return false
    const top = topOf(plan, body)
    if (facing === 'top') return isOnTop(plan, body, surface, place)
    if (place.y > top) return false
  }
  const builtIn = bodies.map(boxOf)
  if (!wall) {
    const drains = plan.plumbingPoints.filter(({ kind }) => kind === 'drain')
    return (
      isInside(plan.room, place) &&
      !builtIn.some((box) => isWithin(box, place)) &&
      !drains.some(({ at }) => Math.abs(at.x - place.x) <= DRAIN / 2 && Math.abs(at.y - place.y) <= DRAIN / 2)
    )
  }
  const before = pointAt(wall, place.x, 0.25)
  if (!isInside(plan.room, before) || bodies.some((body) => topOf(plan, body) > place.y && isWithin(boxOf(body), before))) return false
  if (place.y > heightAt(plan.room, pointAt(wall, place.x))) return false
  const { niche } = tiling
  const inNiche = niche && isBetween(place.x, niche.along, niche.width) && isBetween(place.y, niche.sill, niche.height)
  const openings = plan.openings.filter((opening) => opening.wall === surface.name && isBetween(place.x, opening.along, opening.width))
  return !inNiche && !openings.some((one) => (one.kind === 'door' ? place.y <= doorHeight(one) : isBetween(place.y, one.sill, one.height)))
}

/** Whether a place is within 3 mm of a corner, the floor or what is built in. */
function isInSoftJoint({ room }: Plan, { surface: { name, edges }, wall }: Pick<SetOut, 'surface' | 'wall'>, { x, y }: Point): boolean {
  if (name === 'floor') return false
  return edges.some(({ axis, at, tiles, what, from, to }) => {
    if (what !== 'corner' && what !== 'floor' && what !== 'built-in') return false
    const [across, along] = axis === 'x' ? [x, y] : [y, x]
    const off = tiles === 'after' ? across - at : at - across
    // A corner that ends at the ceiling has a joint as high as that is beside it.
    const isToCeiling = wall && axis === 'x' && what === 'corner' && to >= heightAt(room, pointAt(wall, at)) - 1e-9
    return off >= 0 && off < SOFT_JOINT && along >= from && (along <= to || isToCeiling)
  })
}

/** Whether a place on a top, seen from before its widest face, is below the ceiling and in the room, and nothing higher stands there. */
function isOnTop(plan: Plan, body: Fixture, surface: TiledSurface, { x, y }: Point): boolean {
  const top = topOf(plan, body)
  const front = builtInTops(plan).find((one) => one.surface.name === surface.name)?.front
  if (!front) return false
  const on = pointAt(front.wall, x, -y)
  const others = plan.fixtures.filter((other) => other !== body && isBuiltIn(other.kind) && isWithin(boxOf(other), on))
  const isTaken = others.some((other) => topOf(plan, other) > top || (topOf(plan, other) === top && plan.fixtures.indexOf(other) < plan.fixtures.indexOf(body)))
  return surface.area > 0 && isInside(plan.room, on) && isWithin(boxOf(body), on) && heightAt(plan.room, on) > top && !isTaken
}

function isWithin({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

function isBetween(figure: number, from: number, length: number): boolean {
  return figure >= from && figure <= from + length
}

function isInTile(setOut: SetOut, { x, y }: Point): boolean {
  const { tiling } = setOut
  const origin = startAt(setOut, x)
  const row = Math.floor((y - origin.y) / pitchOf(tiling, 'y'))
  return (
    modulo(y - origin.y, pitchOf(tiling, 'y')) <= tiling.tile.height && modulo(x - origin.x - rowShift(tiling, row), pitchOf(tiling, 'x')) <= tiling.tile.width
  )
}

/** The parts of tiles that lie over what is seen of a wall, as `wallArea` takes them. */
function tilesOver({ room }: Plan, wall: Wall, { surface, tiling, origin, stretches }: SetOut): [number, number, number, number][] {
  const { extent } = surface
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const tiles: [number, number, number, number][] = []
  for (let row = -1 - Math.ceil(origin.y / up); origin.y + row * up < extent.high; row += 1) {
    for (const stretch of stretches) {
      const start = stretch.x + rowShift(tiling, row)
      for (let column = -1 - Math.ceil(start / across); start + column * across < extent.right; column += 1) {
        const [left, right] = [start + column * across, start + column * across + tiling.tile.width]
        const [first, last] = [stretch.from + softJointAt(surface, 'x', stretch.from, 'after'), stretch.to - softJointAt(surface, 'x', stretch.to, 'before')]
        const [from, to] = [Math.max(first, left), Math.min(last, right)]
        const ceiling = Math.max(heightAt(room, pointAt(wall, from)), heightAt(room, pointAt(wall, to)))
        const [low, high] = [Math.max(SOFT_JOINT, origin.y + row * up), Math.min(ceiling, origin.y + row * up + tiling.tile.height)]
        if (from < to && low < high) tiles.push([from, to, low, high])
      }
    }
  }
  return tiles
}

/** Even-odd. */
function holdsPoint(outline: readonly Polygon[], { x, y }: Point): boolean {
  let inside = false
  for (const loop of outline) {
    for (const [index, one] of loop.entries()) {
      const other = loop[(index + 1) % loop.length] ?? one
      if (one.y > y !== other.y > y && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) inside = !inside
    }
  }
  return inside
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}
