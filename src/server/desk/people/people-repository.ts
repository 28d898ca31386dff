import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { PersonRow, Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import { FIRST_INVITED, type People, type Person } from '#server/core/people/people.ts'
import { endOfLinks } from '#server/enquiries/owner-links.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { renewOwnersFeed } from '#server/visits/calendar-feeds.ts'
import { NOBODY } from '#server/visits/end-visit.ts'

/** Who works on the desk, as the owner sees them. Instants are ISO 8601, UTC. `invitation`: undefined for an address of MAIL_TO. */
export type ListedPerson = Person & {
  invitation: { by: string; at: string } | undefined
  getsEmail: boolean
  /** In how many browsers. */
  devices: number
  lastSignedInAt: string | undefined
}

export type NewPerson = Pick<Person, 'address' | 'name' | 'role'> & { getsEmail: boolean }
type Change = Pick<NewPerson, 'role' | 'getsEmail'> & { number: number; at: string }
type Removal = { number: number; at: string; by: Doer }

/** Stores who was invited. Each change is a transaction, with all that follows from it. */
export type PeopleRepository = ReturnType<typeof makePeopleRepository>

export function makePeopleRepository(db: Kysely<Tables>, people: Pick<People, 'all'>) {
  return {
    async list(): Promise<ListedPerson[]> {
      const rows = await db.selectFrom('people').selectAll().execute()
      const sessions = await db
        .selectFrom('sessions')
        .select((from) => ['address', from.fn.countAll().as('devices'), from.fn.max('signed_in_at').as('last')])
        .groupBy('address')
        .execute()
      return (await people.all()).map((person) => {
        const row = rows.find(({ number }) => number === person.recipient)
        const session = sessions.find(({ address }) => address === person.address)
        return {
          ...person,
          invitation: row && { by: row.invited_by, at: row.invited_at },
          getsEmail: person.role === 'owner' && row?.gets_email !== 0,
          devices: Number(session?.devices ?? 0),
          lastSignedInAt: session?.last,
        }
      })
    },

    /** Queues the invitation. Resolves to whether the address was not invited before. */
    invite: ({ address, name, role, getsEmail }: NewPerson, by: string, at: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const number = await nextNumber(transaction)
        const row = { address, number, name, role, gets_email: getsEmail ? 1 : 0, invited_at: at, invited_by: by, calendar_from: at }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('people')
          .values(row)
          .onConflict((conflict) => conflict.column('address').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) return false
        await queueInvitation(transaction, number, at)
        return true
      }),

    /** Resolves to whether there is such a person. */
    inviteAgain: (number: number, by: string, at: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction.updateTable('people').set({ invited_by: by }).where('number', '=', number).executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await queueInvitation(transaction, number, at)
        return true
      }),

    /** Resolves to whether there is such a person. */
    change: ({ number, role, getsEmail, at }: Change): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const before = await findPerson(transaction, number)
        if (!before) return false
        await transaction
          .updateTable('people')
          .set({ role, gets_email: getsEmail ? 1 : 0 })
          .where('number', '=', number)
          .execute()
        if (before.role === 'owner' && role !== 'owner') await endOwnersReach(transaction, before, at)
        return true
      }),

    /** Signs out everywhere, and takes away what is to come. What was done stays in the history. Resolves to whether there was such a person. */
    remove: ({ number, at, by }: Removal): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const person = await findPerson(transaction, number)
        if (!person) return false
        for (const table of ['sessions', 'passkeys', 'sign_ins', 'past_assignments'] as const)
          await transaction.deleteFrom(table).where('address', '=', person.address).execute()
        await leaveVisits(transaction, person, at, by)
        if (person.role === 'owner') await endOwnersReach(transaction, person, at)
        await transaction.deleteFrom('emails').where('recipient', '=', number).where('sent_at', 'is', null).execute()
        await transaction.deleteFrom('people').where('number', '=', number).execute()
        return true
      }),
  }
}

/** No number stands for two people, also not one after the other: emails are queued by it. */
async function nextNumber(transaction: Kysely<Tables>): Promise<number> {
  const people = await transaction
    .selectFrom('people')
    .select((from) => from.fn.max('number').as('last'))
    .executeTakeFirst()
  const emails = await transaction
    .selectFrom('emails')
    .select((from) => from.fn.max('recipient').as('last'))
    .executeTakeFirst()
  return Math.max(FIRST_INVITED - 1, people?.last ?? 0, emails?.last ?? 0) + 1
}

/** In place of one before. */
async function queueInvitation(transaction: Kysely<Tables>, number: number, at: string) {
  await transaction.deleteFrom('emails').where('kind', '=', 'invitation').where('recipient', '=', number).execute()
  await queueEmail(transaction, 'invitation', { about: at, recipient: number }, at)
}

function findPerson(transaction: Kysely<Tables>, number: number): Promise<PersonRow | undefined> {
  return transaction.selectFrom('people').selectAll().where('number', '=', number).executeTakeFirst()
}

/** What an owner can reach without signing in ends: links in emails and the calendar's address. Emails to owners that wait are not sent. */
async function endOwnersReach(transaction: Kysely<Tables>, { number }: PersonRow, at: string) {
  await transaction
    .updateTable('enquiries')
    .set({ links_valid_from: endOfLinks(new Date(at)) })
    .execute()
  await renewOwnersFeed(transaction, at)
  await transaction
    .deleteFrom('emails')
    .where('recipient', '=', number)
    .where('kind', 'not in', ['invitation', 'visit to assignee'])
    .where('sent_at', 'is', null)
    .execute()
}

/** Of visits to come it is open again who goes; of those that have been the name stays. */
async function leaveVisits(transaction: Kysely<Tables>, { address }: PersonRow, at: string, by: Doer) {
  const toCome = await transaction
    .updateTable('visits')
    .set(NOBODY)
    .where('assignee', '=', address)
    .where('state', '=', 'booked')
    .where('end_at', '>', at)
    .returning('reference')
    .execute()
  for (const { reference } of toCome) await addEntry(transaction, { id: randomUUID(), reference, kind: 'visit assigned', at, by })
  await transaction.updateTable('visits').set({ assignee: null }).where('assignee', '=', address).execute()
}
