import type { Kysely } from 'kysely'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { bookedTimeOf, timeOf } from '#server/enquiries/sql/visit-rows.ts'

/** A visit as who goes sees it in a list. `visit`: its address, or '' where only the time is still known. */
export type OwnVisit = { reference: string; name: string; phone: string; location: string; visit: { address: string; time: VisitTime } }

/** The visits on which a person goes, that are to come or were over less than `DAYS_AFTER` days ago. Nothing of others is read. */
export type OwnVisitRepository = ReturnType<typeof makeOwnVisitRepository>

const DAYS_AFTER = 30
const DAY_MS = 86_400_000

export function makeOwnVisitRepository(db: Kysely<Tables>) {
  return {
    /** In order of time. `at`: now, ISO 8601, UTC. */
    list: (address: string, at: string): Promise<OwnVisit[]> => ownVisits(address, at),

    /** The latest about a request; undefined where the person has nothing to do with it. */
    find: async (address: string, reference: string, at: string): Promise<OwnVisit | undefined> => (await ownVisits(address, at, reference)).at(-1),
  }

  async function ownVisits(address: string, at: string, reference?: string): Promise<OwnVisit[]> {
    const since = new Date(Date.parse(at) - DAYS_AFTER * DAY_MS).toISOString()
    const booked = await db
      .selectFrom('visits')
      .innerJoin('enquiries', 'enquiries.reference', 'visits.reference')
      .select(['visits.reference', 'name', 'phone', 'location', 'address', 'start_at', 'end_at'])
      .where('assignee', '=', address)
      .where('state', '=', 'booked')
      .where('end_at', '>', since)
      .$if(reference !== undefined, (visits) => visits.where('visits.reference', '=', reference ?? ''))
      .execute()
    // Its request has got another visit since.
    const past = await db
      .selectFrom('past_assignments')
      .innerJoin('enquiries', 'enquiries.reference', 'past_assignments.reference')
      .select(['past_assignments.reference', 'name', 'phone', 'location', 'start_at', 'end_at'])
      .where('address', '=', address)
      .where('end_at', '>', since)
      .$if(reference !== undefined, (visits) => visits.where('past_assignments.reference', '=', reference ?? ''))
      .execute()
    return [
      ...past.map(({ start_at, end_at, ...row }) => ({ ...row, visit: { address: '', time: timeOf({ start_at, end_at }) } })),
      ...booked.flatMap(({ address: place, start_at, end_at, ...row }) => {
        const time = bookedTimeOf({ start_at, end_at })
        return time ? [{ ...row, visit: { address: place, time } }] : []
      }),
    ].toSorted((one, other) => (one.visit.time.start < other.visit.time.start ? -1 : 1))
  }
}
