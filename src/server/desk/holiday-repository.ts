import type { Kysely } from 'kysely'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** What was decided last counts; undefined for no holiday. `decidedAt`: ISO 8601, UTC. `decidedBy`: the name of an owner. */
export type HolidayDecision = { id: string; holiday: Holiday | undefined; decidedAt: string; decidedBy: string }

/** Decisions are only added to. */
export type HolidayRepository = ReturnType<typeof makeHolidayRepository>

export function makeHolidayRepository(db: Kysely<Tables>) {
  return {
    /** The newest first, `most` of them. */
    async list(most: number): Promise<HolidayDecision[]> {
      const rows = await db.selectFrom('holidays').selectAll().orderBy('decided_at', 'desc').orderBy('id').limit(most).execute()
      return rows.map(({ id, from_day, to_day, decided_at, decided_by }) => ({
        id,
        holiday: from_day !== null && to_day !== null ? { from: from_day, to: to_day } : undefined,
        decidedAt: decided_at,
        decidedBy: decided_by,
      }))
    },

    async add({ id, holiday, decidedAt, decidedBy }: HolidayDecision): Promise<void> {
      await db
        .insertInto('holidays')
        .values({ id, from_day: holiday?.from ?? null, to_day: holiday?.to ?? null, decided_at: decidedAt, decided_by: decidedBy })
        .execute()
    },
  }
}
