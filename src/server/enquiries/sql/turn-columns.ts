import type { Standing } from '#domain/enquiry/turn.ts'
import type { EnquiryRow } from '#server/core/database/tables.ts'

type TurnColumns = Pick<EnquiryRow, 'turn' | 'turn_since' | 'ours_from' | 'ours_due'>

export function turnColumns({ reason, since, oursFrom, due }: Standing): TurnColumns {
  return { turn: reason, turn_since: since, ours_from: oursFrom ?? null, ours_due: due ?? null }
}

export function standingIn({ turn, turn_since, ours_from, ours_due }: TurnColumns): Standing {
  return { reason: turn, since: turn_since, oursFrom: ours_from ?? undefined, due: ours_due ?? undefined }
}
