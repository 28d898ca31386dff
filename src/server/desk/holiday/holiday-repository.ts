import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { HolidayRepository } from './holidays.ts'

export function makeHolidayRepository(db: Kysely<Tables>): HolidayRepository {
  return {
    async list(most) {
      const rows = await db.selectFrom('holidays').selectAll().orderBy('decided_at', 'desc').orderBy('id').limit(most).execute()
      return rows.map(({ id, from_day, to_day, decided_at, decided_by }) => ({
        id,
        holiday: from_day !== null && to_day !== null ? { from: from_day, to: to_day } : undefined,
        decidedAt: decided_at,
        decidedBy: decided_by,
      }))
    },

    async add({ id, holiday, decidedAt, decidedBy }) {
      await db
        .insertInto('holidays')
        .values({ id, from_day: holiday?.from ?? null, to_day: holiday?.to ?? null, decided_at: decidedAt, decided_by: decidedBy })
        .execute()
    },
  }
}
