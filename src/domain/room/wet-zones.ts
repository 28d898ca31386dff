import { type Box, boxOf } from './boxes.ts'
import { fixtures } from './fixtures.ts'
import { consecutive } from './in-order.ts'
import type { Mm, Plan } from './plan.ts'
import { boxSeenFrom, type Wall, wallsOf } from './walls.ts'

/** A stretch of a wall (mm along it), from floor to ceiling. */
type WallZone = {
  readonly wall: number
  readonly from: Mm
  readonly to: Mm
  readonly zone: 1 | 2
}

/** How far zone 1 extends beyond a bath or shower (BBV 26:1 §3.2, GVK Säkra Våtrum 2026 §4). */
const BEYOND: Mm = 1000

/**
 * The wet zones by BBV 26:1 §3.1–3.2 and GVK Säkra Våtrum 2026 §4. Zone 1: the floor; walls within a metre of a bath or
 * shower, opposite walls included; an entire outer wall if any part of it is in zone 1. Zone 2: all other walls. Screens do
 * not count. A plan does not tell which walls are outer walls; a wall with a window is taken for one. For every wall, stretches from
 * its start to its end without gaps.
 */
export function wetZones(plan: Plan): readonly WallZone[] {
  return wallsOf(plan.room).flatMap((wall) => zonesOf(wall, plan))
}

function zonesOf(wall: Wall, plan: Plan): readonly WallZone[] {
  const wet = plan.fixtures.filter(({ kind }) => fixtures[kind].wet)
  const reached = wet.flatMap((fixture) => within(wall, boxOf(fixture)) ?? [])
  const whole = { wall: wall.index, from: 0, to: wall.length }
  if (reached.length === 0) return [{ ...whole, zone: 2 }]
  return isOuter(wall, plan) ? [{ ...whole, zone: 1 }] : withRest(wall, joined(reached))
}

type Reached = { from: Mm; to: Mm }

/** The stretch of a wall within a metre of a box by the shortest distance, rounded outwards to mm; undefined if none. */
function within(wall: Wall, box: Box): Reached | undefined {
  const { from, to, near, far } = boxSeenFrom(wall, box)
  const off = Math.max(0, near, -far)
  if (off > BEYOND) return undefined
  const further = Math.sqrt(BEYOND ** 2 - off ** 2)
  const stretch = { from: Math.max(0, Math.floor(from - further)), to: Math.min(wall.length, Math.ceil(to + further)) }
  return stretch.from < stretch.to ? stretch : undefined
}

function isOuter(wall: Wall, { openings }: Plan): boolean {
  return openings.some((opening) => opening.kind === 'window' && opening.wall === wall.index)
}

/** Merges stretches that touch or overlap. */
function joined(reached: readonly Reached[]): readonly Reached[] {
  const done: Reached[] = []
  for (const { from, to } of reached.toSorted((one, other) => one.from - other.from)) {
    const last = done.at(-1)
    if (last && last.to >= from) last.to = Math.max(last.to, to)
    else done.push({ from, to })
  }
  return done
}

function withRest({ index, length }: Wall, ones: readonly Reached[]): readonly WallZone[] {
  const edges = [0, ...ones.flatMap(({ from, to }) => [from, to]), length]
  const stretches = consecutive(edges).map(([from, to], n): WallZone => ({ wall: index, from, to, zone: n % 2 === 0 ? 2 : 1 }))
  return stretches.filter(({ from, to }) => from < to)
}
