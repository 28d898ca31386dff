import type { Plan } from '#domain/room/plan.ts'
import { boundsOf } from '#domain/room/walls.ts'

/** "Badrum 2,1 × 2,4 m": the room as people say it. */
export function roomNamed({ room }: Plan): string {
  const { right, bottom } = boundsOf(room)
  return `Badrum ${room.corners.length > 4 ? 'i L ' : ''}${inMetres(right)} × ${inMetres(bottom)}\u00a0m`
}

/** "Takhöjd 2,4 m", "Snedtak från 1,2 till 2,4 m" */
export function ceilingNamed({ room: { ceiling } }: Plan): string {
  const high = `${inMetres(ceiling.height)}\u00a0m`
  return ceiling.slope ? `Snedtak från ${inMetres(ceiling.slope.low)} till ${high}` : `Takhöjd ${high}`
}

function inMetres(mm: number): string {
  return (mm / 1000).toLocaleString('sv-SE', { maximumFractionDigits: 2 })
}
