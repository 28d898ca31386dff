import type { Doer } from '#domain/enquiry/doer.ts'
import type { HistoryRow } from '#server/core/database/tables.ts'

export function doerColumns({ party, name }: Doer) {
  return { party, name: name ?? null }
}

export function doerOf({ party, name }: Pick<HistoryRow, 'party' | 'name'>): Doer {
  return { party, ...(name !== null && { name }) }
}
