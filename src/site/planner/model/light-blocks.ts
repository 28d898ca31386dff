import { type Box, boxOf } from '#domain/room/boxes.ts'
import { heightRangeOf, machineBelow } from '#domain/room/fixture-heights.ts'
import type { FixtureKind } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import { toMetres } from './metres.ts'
import { sidesOf } from './sides.ts'

/** A box that light does not pass, in metres. */
export type Block = Box & { low: number; high: number }

/** From where to where a fixture stops light, in parts of its height; nothing for what is glass or bars. */
const STOPS: Partial<Record<FixtureKind, readonly [low: number, high: number]>> = {
  'wc-wall': [0.25, 1],
  'wc-floor': [0, 0.55],
  basin: [0.46, 1],
  'double-basin': [0.46, 1],
  'shower-cabin': [0, 0.07],
  'bath-built-in': [0, 1],
  'bath-freestanding': [0.02, 1],
  'washing-machine': [0, 1],
  'tumble-dryer': [0, 1],
  cabinet: [0, 1],
  radiator: [0.15, 1],
  pillar: [0, 1],
  boxing: [0, 1],
}

/** Slightly smaller than the fixture, so that the floor's darkness ends at its edge; an oval tub stands on much less than it covers. */
const within = (kind: FixtureKind) => (kind === 'bath-freestanding' ? 130 : 15)

export function blocksOf(plan: Plan, fixture: Fixture): Block[] {
  const stops = STOPS[fixture.kind]
  if (!stops) return []
  const { left, right, top, bottom } = boxOf(fixture)
  const less = within(fixture.kind)
  const stands = machineBelow(plan, fixture) ? heightRangeOf(plan, fixture).low : 0
  const height = toMetres(heightRangeOf(plan, fixture).high - stands)
  // Free of walls, a basin's cabinet reaches the floor.
  const low = sidesOf(plan, fixture).back === undefined ? 0 : stops[0]
  return [
    {
      left: toMetres(left + less),
      right: toMetres(right - less),
      top: toMetres(top + less),
      bottom: toMetres(bottom - less),
      low: toMetres(stands) + low * height,
      high: toMetres(stands) + stops[1] * height,
    },
  ]
}
