import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type EmailKind, emailKinds, kindsTo, VISITOR_PRIORITY } from '#content/emails.ts'
import type { Database } from '../database/database.ts'
import { makeGroupCommit } from '../database/group-commit.ts'
import type { EmailRow, Tables } from '../database/tables.ts'
import { type ReportUnreadable, reportToConsole } from '../database/unreadable.ts'
import type { FailureKind } from '../mail/mail-transport.ts'
import { invitedAddress, invitedRecipients } from '../people/people.ts'
import type { EmailDefinitions, QueuedEmail } from './define-email.ts'
import { ofUse, stillWanted } from './wanted-emails.ts'

/** A leased email, with what its definition has read for it. */
export type DueEmail = QueuedEmail & {
  kind: EmailKind
  /** Failed attempts so far. */
  attempts: number
}

/** A failed attempt: when, why, what the server said, and when the next attempt is due, if there is one. ISO 8601, UTC. */
export type DeliveryFailure = { at: string; failure: FailureKind; response: string } & ({ nextAt: string } | { gaveUp: true })

/** Several emails are sent at once, one in each lane. One lane is the owner's alone, so that emails to visitors never take up every lane. */
export const LANES = ['owner', 'all', 'all', 'all'] as const
export type Lane = (typeof LANES)[number]

/** The queue of emails. A leased email is given to no other process before `until`; after that it is due again. */
export type Outbox = ReturnType<typeof makeOutbox>

/** `mailTo`: the owner's addresses in the settings. */
export function makeOutbox(
  db: Kysely<Tables>,
  { writers }: Pick<Database, 'writers'>,
  emails: EmailDefinitions,
  report: ReportUnreadable = reportToConsole,
  mailTo: readonly string[] = [''],
) {
  // Emails are sent several at a time, and waiting for the disk is most of what the outbox costs.
  const commit = writers === 'one' ? makeGroupCommit(db) : <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => work(db)

  return {
    /** Leases the most urgent due email (content/emails.ts), among equals the one that has waited longest. */
    async leaseNext(now: string, until: string, lane: Lane = 'all'): Promise<DueEmail | undefined> {
      const leased = await commit((transaction) => lease(transaction, now, until, lane))
      if (!leased) return undefined
      const { email, invited } = leased
      const { id, kind, queued_at: queuedAt, recipient, attempts } = email
      return { id, kind, queuedAt, recipient, attempts, ...(invited !== undefined && { invited }), ...(await emails[kind].read(db, email, report, emails)) }
    },

    async markSent(id: string, at: string): Promise<void> {
      await commit((transaction) => transaction.updateTable('emails').set({ sent_at: at, leased_until: null }).where('id', '=', id).execute())
    },

    async markFailed(id: string, failure: DeliveryFailure): Promise<void> {
      const outcome = 'gaveUp' in failure ? { given_up_at: failure.at } : { due_at: failure.nextAt }
      const why = { leased_until: null, failure: failure.failure, response: failure.response }
      await commit((transaction) =>
        transaction
          .updateTable('emails')
          .set({ attempts: sql`attempts + 1`, ...why, ...outcome })
          .where('id', '=', id)
          .execute(),
      )
    },

    /** Ends the lease without counting an attempt, because the mail server failed and not the email. Keeps the reason. */
    async putBack(id: string, { failure, response }: Pick<DeliveryFailure, 'failure' | 'response'>): Promise<void> {
      const why = { leased_until: null, failure, response }
      await commit((transaction) => transaction.updateTable('emails').set(why).where('id', '=', id).execute())
    },
  }

  /** `invited`: the address, if the email goes to somebody who was invited. */
  async function lease(transaction: Kysely<Tables>, now: string, until: string, lane: Lane) {
    const email = await transaction
      .updateTable('emails')
      .set({ leased_until: until })
      .where('id', 'in', (from) =>
        from
          .selectFrom('emails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('due_at', '<=', now)
          .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
          .where(stillWanted(emails))
          .where(ofUse(emails, now))
          .$if(lane === 'owner', (query) => query.where('priority', '<', VISITOR_PRIORITY).where('kind', 'not in', kindsTo('correspondent')))
          .orderBy('priority')
          .orderBy('due_at')
          .limit(1)
          .$if(writers === 'many', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst()
    if (!email) return undefined
    if (email.recipient === 0 && emailKinds[email.kind].to === 'owners') await queueForOthers(transaction, email, mailTo)
    return { email, invited: await invitedAddress(transaction, email.recipient) }
  }
}

/** Queues the same email for the owner's other addresses and for invited owners, each once, however often the first is leased. */
async function queueForOthers(db: Kysely<Tables>, { reference, about, kind, message, priority, queued_at, due_at }: EmailRow, mailTo: readonly string[]) {
  const others = [...mailTo.keys()].slice(1).concat(await invitedRecipients(db, mailTo))
  if (others.length === 0) return
  const same = { reference, about, kind, message, priority, queued_at, due_at, attempts: 0 }
  await db
    .insertInto('emails')
    .values(others.map((recipient) => ({ ...same, id: randomUUID(), recipient })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
