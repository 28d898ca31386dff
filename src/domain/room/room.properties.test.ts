import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan, mirrored, outwardsOf, rotated } from '../../../tests/support/a-plan.ts'
import { addFixture, moveFixture, nudgeFixture, remove, resizeFixture, turnFixture } from './edit.ts'
import { nearFindings } from './findings.ts'
import { canRedo, canUndo, commit, type History, newHistory, preview, redo, step, undo } from './history.ts'
import { wallLimits } from './limits.ts'
import type { Plan } from './plan.ts'
import { quantities } from './quantities.ts'
import { packPlan, unpackPlan } from './share.ts'
import { dragWall, moveWall, setWallLength } from './wall-length.ts'
import { areaOf, boundsOf, partsOf, wallsOf } from './walls.ts'
import { wetZones } from './wet-zones.ts'

test('the parts of a room add up to it', () => {
  fc.assert(
    fc.property(anyPlan(), ({ room }) => {
      const parts = partsOf(room).map(({ left, top, right, bottom }) => (right - left) * (bottom - top))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(areaOf(room))
    }),
  )
})

test('the tiled wall is zone 1 and zone 2 together, the membrane is floor and wall, and no quantity is negative', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const { floorM2, wallTileM2, membraneM2, skirtingM, tiles } = quantities(plan)
      expect(membraneM2.zone1 + membraneM2.zone2).toBeCloseTo(wallTileM2, 9)
      expect(membraneM2.floor + wallTileM2).toBeCloseTo(membraneM2.whole, 9)
      for (const figure of [floorM2, wallTileM2, membraneM2.zone1, membraneM2.zone2, skirtingM, tiles.pieces]) expect(figure).toBeGreaterThanOrEqual(-1e-9)
    }),
  )
})

test.each([
  ['turning', rotated],
  ['mirroring', mirrored],
])('%s the room changes neither quantities, zones nor findings', (_, changed) => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const other = changed(plan)
      const before = figures(plan)
      for (const [index, figure] of figures(other).entries()) expect(figure).toBeCloseTo(before[index] ?? Number.NaN, 6)
      expect(zoneLengths(other)).toEqual(zoneLengths(plan))
      expect(findingsAsText(other)).toEqual(findingsAsText(plan))
    }),
  )
})

test('turning four times or mirroring twice changes nothing', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      expect(rotated(rotated(rotated(rotated(plan)))).fixtures.map(({ turn }) => turn)).toEqual(plan.fixtures.map(({ turn }) => turn))
      expect(new Set(mirrored(mirrored(plan)).room.corners)).toEqual(new Set(plan.room.corners))
    }),
  )
})

test('the zones of a wall lie within it and leave no gap', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      for (const { index, length } of wallsOf(plan.room)) {
        const stretches = wetZones(plan).filter(({ wall }) => wall === index)
        expect([0, ...stretches.map(({ to }) => to)]).toEqual([...stretches.map(({ from }) => from), length])
        for (const { from, to } of stretches) expect(from).toBeLessThan(to)
      }
    }),
  )
})

test('another shower never reduces zone 1', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const more = addFixture(plan, 'shower-corner')
      expect(quantities(more).membraneM2.zone1).toBeGreaterThanOrEqual(quantities(plan).membraneM2.zone1 - 1e-9)
    }),
    { numRuns: 30 },
  )
})

test('a wall gets the length that is set, and the room stays closed, right-angled and at its origin', () => {
  fc.assert(
    fc.property(anyPlan(), fc.nat({ max: 5 }), fc.integer({ min: -1000, max: 20_000 }), (plan, wall, length) => {
      const changed = setWallLength(plan, wall, length)
      expect(unpackPlan(packPlan(changed)), 'still a whole plan').toBeDefined()
      expect(boundsOf(changed.room)).toMatchObject({ left: 0, top: 0 })
      const now = wallsOf(changed.room)[wall]?.length
      if (plan.room.corners.length === 4 && wall < 4) expect(now).toBe(Math.min(Math.max(length, wallLimits.from), wallLimits.to))
    }),
  )
})

test('setting a wall to its own length changes nothing, and setting it back undoes a change', () => {
  fc.assert(
    fc.property(anyPlan(), fc.nat({ max: 3 }), (plan, wall) => {
      const length = wallsOf(plan.room)[wall]?.length ?? 0
      expect(setWallLength(plan, wall, length)).toBe(plan)
      expect(setWallLength(setWallLength(plan, wall, length + 137), wall, length).room.corners).toEqual(plan.room.corners)
    }),
  )
})

test('a moved wall leaves a whole plan, no further than asked, and all walls but those beside it as long as they were', () => {
  fc.assert(
    fc.property(anyPlan(), fc.nat({ max: 5 }), fc.integer({ min: -3000, max: 12_000 }), (plan, wall, outwards) => {
      for (const changed of [moveWall(plan, wall, outwards), dragWall(plan, wall, outwards)]) {
        expect(unpackPlan(packPlan(changed)), 'still a whole plan').toBeDefined()
        const [before, after] = [plan, changed].map(({ room }) => wallsOf(room).map(({ length }) => length))
        const beside = [wall - 1, wall + 1].map((index) => (index + plan.room.corners.length) % plan.room.corners.length)
        expect(after?.filter((_, index) => !beside.includes(index))).toEqual(before?.filter((_, index) => !beside.includes(index)))
      }
      const moved = outwardsOf(plan, moveWall(plan, wall, outwards), wall)
      expect(Math.abs(moved)).toBeLessThanOrEqual(Math.abs(outwards))
      expect(moved * outwards).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('undoing everything restores the first plan, and redoing everything the last one', () => {
  fc.assert(
    fc.property(anyPlan(), fc.array(anyGesture(), { maxLength: 8 }), (plan, gestures) => {
      const done = gestures.reduce((history, gesture) => gesture(history), newHistory(plan))
      const last = repeat(done, canRedo, redo)
      const first = repeat(last, canUndo, undo)
      expect(first.present).toBe(plan)
      expect(repeat(first, canRedo, redo)).toEqual(last)
      expect(repeat(done, canUndo, undo).present).toBe(plan)
    }),
    { numRuns: 30 },
  )
})

test('a packed plan unpacks to the same plan', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const text = packPlan(plan)
      expect(unpackPlan(text)).toEqual(plan)
      expect(text).toMatch(/^[\w.~-]+$/)
    }),
  )
})

test('unpacking never throws, and an accepted text packs to the same text', () => {
  const broken = fc.tuple(anyPlan(), fc.nat({ max: 300 }), fc.nat({ max: 9 }), fc.string({ maxLength: 6 })).map(([plan, from, length, put]) => {
    const text = packPlan(plan)
    return text.slice(0, from) + put + text.slice(from + length)
  })
  const written = fc.string({ unit: fc.constantFrom('1', '2', '9', '0', '~', '_', '.', '-', 'd', 'f', 'door', 'wc-wall', '__proto__', 'e5', '∞', '\u0000') })
  fc.assert(
    fc.property(fc.oneof(broken, written, fc.string({ unit: 'binary' })), (text) => {
      const plan = unpackPlan(text)
      if (plan && text.startsWith('2')) expect(packPlan(plan)).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

function anyGesture(): fc.Arbitrary<(history: History<Plan>) => History<Plan>> {
  const spot = fc.record({ x: fc.integer({ min: -500, max: 4000 }), y: fc.integer({ min: -500, max: 4000 }) })
  const whole = fc.constantFrom<(plan: Plan) => Plan>(
    (plan) => addFixture(plan, 'basin'),
    (plan) => turnFixture(plan, 'f1'),
    (plan) => nudgeFixture(plan, 'f1', 1, -1),
    (plan) => resizeFixture(plan, 'f1', { width: 800, depth: 900 }),
    (plan) => remove(plan, 'f2'),
    (plan) => setWallLength(plan, 0, 2222),
  )
  return fc.oneof(
    whole.map((change) => (history: History<Plan>) => step(history, change(history.present))),
    fc.array(spot, { maxLength: 3 }).map((spots) => (history: History<Plan>) => commit(dragged(history, spots))),
    fc.constant(undo),
  )
}

function dragged(history: History<Plan>, spots: readonly { x: number; y: number }[]): History<Plan> {
  return spots.reduce((shown, spot) => preview(shown, moveFixture(shown.present, 'f1', spot)), history)
}

function repeat(history: History<Plan>, can: (history: History<Plan>) => boolean, act: (history: History<Plan>) => History<Plan>): History<Plan> {
  return can(history) ? repeat(act(history), can, act) : history
}

function figures(plan: Plan): readonly number[] {
  const { floorM2, wallTileM2, membraneM2, skirtingM, tiles } = quantities(plan)
  return [floorM2, wallTileM2, ...Object.values(membraneM2), skirtingM, tiles.pieces]
}

/** For each wall as such, how much of it is in which zone. */
function zoneLengths(plan: Plan): readonly string[] {
  return wetZones(plan)
    .map(({ from, to, zone }) => `${zone}: ${to - from}`)
    .toSorted()
}

function findingsAsText(plan: Plan): readonly string[] {
  return nearFindings(plan)
    .map((finding) => JSON.stringify({ ...finding, about: finding.about.toSorted() }))
    .toSorted()
}
