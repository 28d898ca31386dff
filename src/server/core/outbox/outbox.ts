import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { withNewestDrawing } from '#domain/enquiry/drawings.ts'
import { additionsTo, pageIssuedAt } from '#server/customer/customer-page-repository.ts'
import { readMessage, replyParts } from '#server/desk/enquiry/message-repository.ts'
import { CODE_MS } from '#server/desk/sign-in/sign-in-code.ts'
import { quarantineSize } from '#server/enquiries/quarantine/quarantine-repository.ts'
import {
  customersVisitKinds,
  type EmailKind,
  messageKinds,
  ownersVisitKinds,
  type VisitEmailKind,
  visitorEmailKinds,
} from '#server/enquiries/quote-transaction.ts'
import { readDigest } from '#server/enquiries/remind/digests.ts'
import { readOwnerList } from '#server/enquiries/remind/list-emails.ts'
import { readReminderList } from '#server/enquiries/remind/reminders.ts'
import { quoteOf, type ReportUnreadable, reportToConsole } from '#server/enquiries/sql/quote-rows.ts'
import { readThumbs } from '#server/photos/photo-rows.ts'
import { feedIssuedAt } from '#server/visits/calendar/calendar-feeds.ts'
import { readErasedVisit } from '#server/visits/erased-visits.ts'
import { visitsOf } from '#server/visits/visit-rows.ts'
import type { Database } from '../database/database.ts'
import { makeGroupCommit } from '../database/group-commit.ts'
import type { EmailRow, QuoteRow, Tables } from '../database/tables.ts'
import type { Lane, Outbox } from './deliver-emails.ts'
import type { EmailToWrite } from './email.ts'
import type { OutboxHealth } from './outbox-health.ts'
import { VISITOR_PRIORITY } from './priority.ts'
import { stillWanted } from './wanted-emails.ts'

/** `addresses`: how many the owner has (MAIL_TO). */
export function makeOutbox(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, report = reportToConsole, addresses = 1): Outbox {
  // Emails are sent several at a time, and waiting for the disk is most of what the outbox costs.
  const commit = writers === 'one' ? makeGroupCommit(db) : <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => work(db)

  return {
    async leaseNext(now, until, lane = 'all') {
      const email = await commit((transaction) => lease(transaction, now, until, lane))
      return email && { ...(await withSubject(db, email, report)), attempts: email.attempts }
    },

    async markSent(id, at) {
      await commit((transaction) => transaction.updateTable('letters').set({ sent_at: at, taken_until: null }).where('id', '=', id).execute())
    },

    async markFailed(id, failure) {
      const outcome = 'gaveUp' in failure ? { given_up_at: failure.at } : { due_at: failure.nextAt }
      const why = { taken_until: null, trouble: failure.failure, last_answer: failure.response }
      await commit((transaction) =>
        transaction
          .updateTable('letters')
          .set({ attempts: sql`attempts + 1`, ...why, ...outcome })
          .where('id', '=', id)
          .execute(),
      )
    },

    async putBack(id, { failure, response }) {
      const why = { taken_until: null, trouble: failure, last_answer: response }
      await commit((transaction) => transaction.updateTable('letters').set(why).where('id', '=', id).execute())
    },
  }

  async function lease(transaction: Kysely<Tables>, now: string, until: string, lane: Lane): Promise<EmailRow | undefined> {
    const email = await transaction
      .updateTable('letters')
      .set({ taken_until: until })
      .where('id', 'in', (from) =>
        from
          .selectFrom('letters')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('due_at', '<=', now)
          .where((where) => where.or([where('taken_until', 'is', null), where('taken_until', '<=', now)]))
          .where(stillWanted)
          .where(codeStillGood(now))
          .$if(lane === 'owner', (query) => query.where('priority', '<', VISITOR_PRIORITY).where('kind', 'not in', messageKinds))
          .orderBy('priority')
          .orderBy('due_at')
          .limit(1)
          .$if(writers === 'many', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst()
    if (email && isForEveryOwner(email)) await queueForOthers(transaction, email, addresses)
    return email
  }
}

/** Whether an email is none with a code, or the code is good: asked for within its time, and not used. */
function codeStillGood(now: string) {
  const askedAfter = new Date(Date.parse(now) - CODE_MS).toISOString()
  return ({ or, and, eb, selectFrom }: ExpressionBuilder<Tables, 'letters'>) => {
    const unused = selectFrom('sign_ins').select('sign_ins.id_hash').whereRef('sign_ins.id_hash', '=', 'letters.day').where('sign_ins.used_at', 'is', null)
    return or([eb('letters.kind', '!=', 'sign-in code'), and([eb('letters.queued_at', '>', askedAfter), eb(unused, 'is not', null)])])
  }
}

function isForEveryOwner({ recipient, priority, kind }: EmailRow): boolean {
  return recipient === 0 && priority < VISITOR_PRIORITY && kind !== 'sign-in code' && !messageKinds.some((message) => message === kind)
}

/** The same email for the owner's other addresses, each once however often the first is leased. */
async function queueForOthers(db: Kysely<Tables>, { reference, day, kind, message, priority, queued_at, due_at }: EmailRow, addresses: number) {
  const others = Array.from({ length: addresses - 1 }, (_, index) => index + 1)
  if (others.length === 0) return
  const same = { reference, day, kind, message, priority, queued_at, due_at, attempts: 0 }
  await db
    .insertInto('letters')
    .values(others.map((recipient) => ({ ...same, id: randomUUID(), recipient })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function withSubject(
  db: Kysely<Tables>,
  { id, kind, reference, day, message, recipient, queued_at }: EmailRow,
  report: ReportUnreadable,
): Promise<EmailToWrite> {
  const email = { id, recipient, queuedAt: queued_at }
  if (kind === 'digest') return { ...email, kind, digest: await readDigest(db, day ?? '', report) }
  if (kind === 'owner list') return { ...email, kind, quotes: await readOwnerList(db, day ?? '', report) }
  if (kind === 'quarantine notice') return { ...email, kind, count: (await quarantineSize(db)).count }
  if (kind === 'reminder list') return { ...email, kind, list: await readReminderList(db, day ?? '', report) }
  if (kind === 'new quarantine link') return { ...email, kind }
  if (kind === 'erased visit') return { ...email, kind, erased: await readErasedVisit(db, day ?? '') }
  if (kind === 'sign-in code') return { ...email, kind, ...(await readSignIn(db, day ?? '')) }
  if (kind === 'calendar address') return { ...email, kind, issuedAt: await feedIssuedAt(db) }
  const quote = await db.selectFrom('quotes').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  if (isVisitKind(kind)) return { ...email, kind, quote: quoteOf(quote, report), ...(await readVisit(db, quote.reference)) }
  if (kind === 'reply') return { ...email, kind, quote: quoteOf(quote, report), ...(await replyParts(db, quote.reference, message)) }
  if (kind === 'forwarded') return { ...email, kind, ...(await readNewest(db, quote, report)), message: await readMessage(db, message) }
  if (kind === 'reply bounce') return { ...email, kind, quote: quoteOf(quote, report), message: await readMessage(db, message) }
  const about = { ...email, kind, quote: quoteOf(quote, report) }
  if (kind === 'bounce') return about
  if (kind === 'additions' || kind === 'withdrawal') return { ...about, additions: await additionsTo(db, quote.reference, queued_at) }
  if (kind === 'confirmation' || kind === 'new customer link') return { ...about, pageIssuedAt: await pageIssuedAt(db, quote.reference) }
  if (kind === 'owner' || kind === 'photos') return { ...about, photos: await readThumbs(db, quote.reference) }
  return { ...about, ...(await readNewest(db, quote, report)) }
}

async function readNewest(db: Kysely<Tables>, quote: QuoteRow, report: ReportUnreadable) {
  return { quote: withNewestDrawing(quoteOf(quote, report), await additionsTo(db, quote.reference)), photos: await readThumbs(db, quote.reference) }
}

async function readSignIn(db: Kysely<Tables>, idHash: string) {
  const { address } = await db.selectFrom('sign_ins').select('address').where('id_hash', '=', idHash).executeTakeFirstOrThrow()
  return { signIn: idHash, address }
}

async function readVisit(db: Kysely<Tables>, reference: string) {
  const visit = (await visitsOf(db, [reference])).get(reference)
  if (!visit) throw new Error(`There is an email about a visit of ${reference}, and no visit`)
  return { visit, pageIssuedAt: await pageIssuedAt(db, reference) }
}

function isVisitKind(kind: EmailKind): kind is VisitEmailKind {
  return [...customersVisitKinds, ...ownersVisitKinds].some((one) => one === kind)
}

/** Counts emails to the owner only: one to a visitor that is refused is a visitor's typing error, and stands in the digest and in the request's history. */
export function makeCountStuckEmails(db: Kysely<Tables>) {
  return async (queuedBefore: string, queuedAfter: string): Promise<OutboxHealth> => {
    const unsent = db
      .selectFrom('letters')
      .select((from) => from.fn.countAll().as('count'))
      .where('sent_at', 'is', null)
      .where('kind', 'not in', [...visitorEmailKinds, ...messageKinds])
      .where(stillWanted)
    const givenUp = await unsent.where('given_up_at', 'is not', null).where('acknowledged_at', 'is', null).executeTakeFirstOrThrow()
    const overdue = await unsent
      .where('given_up_at', 'is', null)
      .where(({ or, eb }) => or([eb('queued_at', '<', queuedBefore), eb('queued_at', '>', queuedAfter)]))
      .executeTakeFirstOrThrow()
    return { overdue: Number(overdue.count), givenUp: Number(givenUp.count) }
  }
}
