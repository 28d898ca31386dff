import type { Plan } from '#domain/room/plan.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { alternativeAt, alternativePlaces } from '#domain/room/tiling/reasons.ts'
import { countRoom } from '#domain/room/tiling/room-counts.ts'
import { tilingFindings } from '#domain/room/tiling/tiling-findings.ts'

/** Runs in a page: what a change of the room makes the planner reckon, and how many ms each part takes. */
export function change(packed: string, number: number): Record<string, number> {
  const plan = unpackPlan(packed)
  const changed: Plan | undefined = plan && { ...plan, room: { ...plan.room, ceiling: { ...plan.room.ceiling, height: plan.room.ceiling.height + number } } }
  if (!changed) return {}
  const took: Record<string, number> = {}
  const timed = <Reckoned>(step: string, reckon: () => Reckoned): Reckoned => {
    const started = performance.now()
    const reckoned = reckon()
    took[step] = performance.now() - started
    return reckoned
  }
  const all = timed('set out', () => setOuts(changed))
  const [wall] = all
  const floor = all.find(({ surface }) => surface.name === 'floor')
  if (!wall || !floor) return took
  timed('drawn', () => drawnSurface(changed, wall))
  timed('remarks', () => tilingFindings(changed, all))
  timed('counts', () => countRoom(changed, all))
  for (const place of alternativePlaces(all, floor).slice(0, 1)) timed('another place', () => alternativeAt(changed, floor, place))
  return took
}
