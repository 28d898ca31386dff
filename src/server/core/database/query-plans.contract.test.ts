import { type CompiledQuery, Kysely, type LogEvent, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeEnquiryLists } from '#server/desk/lists/desk-lists.ts'
import { makeMonthRepository } from '#server/desk/months/desk-months.ts'
import { emails } from '#server/emails.ts'
import { makeReadSpamLesson } from '#server/enquiries/receive/spam-lessons.ts'
import { makeDigestRepository, readDigest } from '#server/enquiries/remind/digests.ts'
import { makeReminderRepository, readReminderList } from '#server/enquiries/remind/reminders.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { mailedReplies } from '#server/enquiries/sql/messages.ts'
import { makeQuarantineRepository } from '#server/enquiries/sql/quarantine-repository.ts'
import { TABLES } from '#server/operation/backup/table-rows.ts'
import { makeReadBacklog } from '#server/operation/metrics/backlog-repository.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { makeOutbox } from '../outbox/outbox.ts'
import { makeCountStuckEmails } from '../outbox/outbox-health.ts'
import { migrateToLatest } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

const NOON = '2026-11-21T12:00:00.000Z'

const FILTER = { town: 'annan', month: '2026-11', project: 'kakel', turn: 'customer' } as const

/** Whether a plan reads a whole table. An index that holds only what waits may be read as a whole. */
const scansTable = { SQLite: new RegExp(`SCAN (?:${[...TABLES, 'search_entries', 'one', 'other'].join('|')})(?! USING)`), PostgreSQL: /Seq Scan/ }

/** Whether a plan reads the rows that such an index leads to. */
const readsRows = {
  SQLite: /USING INDEX (?:enquiries_unanswered|enquiries_in_quarantine|emails_unsent)/,
  PostgreSQL: /Index Scan using (?:enquiries_unanswered|enquiries_in_quarantine|emails_unsent)/,
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  async function openLogged() {
    const where = await databases[kind]()
    onTestFinished(where.remove)
    await (await migrateToLatest(openDatabase(where))).destroy()
    const database = openDatabase(where)
    const queries: CompiledQuery[] = []
    const log = ({ level, query }: LogEvent) => {
      if (level === 'query') queries.push(query)
    }
    const db = new Kysely<Tables>({ dialect: database.dialect, log })
    onTestFinished(() => db.destroy())
    return { db, database, queries }
  }

  /** The plans of the statements that `work` ran, each with its statement. */
  async function plansOf(work: (storage: Pick<Awaited<ReturnType<typeof openLogged>>, 'db' | 'database'>) => Promise<unknown>): Promise<string[]> {
    const { db, database, queries } = await openLogged()
    await work({ db, database })
    const statements = queries.splice(0).filter((query) => /^(?:select|update|delete|with)/.test(query.sql))
    return db.connection().execute(async (connection) => {
      // On an almost empty table PostgreSQL would not use an index for that reason alone.
      if (kind === 'PostgreSQL') await sql`set enable_seqscan = off`.execute(connection)
      const plans: string[] = []
      for (const statement of statements) {
        const explained = kind === 'PostgreSQL' ? `explain ${statement.sql}` : `explain query plan ${statement.sql}`
        const { rows } = await connection.executeQuery<Record<string, unknown>>({ ...statement, sql: explained })
        plans.push(`${statement.sql}\n${rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n')}`)
      }
      return plans
    })
  }

  test.each<[string, readonly string[], Parameters<typeof plansOf>[0]]>([
    ['the health check', ['emails_unsent'], ({ db }) => makeCountStuckEmails(db, emails)(NOON, NOON)],
    ['the metrics', ['emails_unsent', 'enquiries_unanswered', 'enquiries_(in_quarantine|by_suspicion)'], ({ db }) => makeReadBacklog(db, emails)()],
    ['the reminders', ['enquiries_to_remind'], ({ db, database }) => makeReminderRepository(db, database).queueDue(NOON, 200)],
    ['the reminders of visits', ['visits_to_remind'], ({ db }) => makeVisitRepository(db).queueReminders(NOON, 200)],
    ['the times that are booked', ['visits_by_start'], ({ db }) => makeVisitRepository(db).occupied(NOON)],
    ['the calendar', ['visits_by_start'], ({ db }) => makeVisitRepository(db).booked(NOON)],
    ['a list of reminders', ['enquiries_unanswered'], ({ db }) => readReminderList(db, NOON, () => {})],
    ['the day of the digest', ['emails_by_kind'], ({ db }) => makeDigestRepository(db).latestDay('2026-11-21')],
    ['the digest', ['enquiries_(by_arrival|listed)', 'enquiries_unanswered', 'enquiries_(in_quarantine|by_suspicion)', 'emails_unsent'], readYesterdaysDigest],
    ['the next email', ['emails_to_send'], ({ db, database }) => makeOutbox(db, database, emails).leaseNext(NOON, NOON)],
    ['retention', ['enquiries_by_arrival'], ({ db }) => makeEnquiryRepository(db).eraseOld(NOON, NOON, 200)],
    ['a page of the list', ['enquiries_by_arrival'], ({ db }) => makeEnquiryRepository(db).list({ receivedAt: NOON, reference: 'F-1' })],
    [
      'the counts of the desk',
      ['enquiries_ours', 'visits_by_start', 'visits_proposed', 'enquiries_(in_quarantine|by_suspicion)'],
      ({ db, database }) => makeEnquiryLists(db, database).counts(NOON),
    ],
    ['what waits for the owner', ['enquiries_ours'], ({ db, database }) => makeEnquiryLists(db, database).page('turn', NOON, ['first', NOON, 'F-1'])],
    ['the list of visits', ['visits_by_start'], ({ db, database }) => makeEnquiryLists(db, database).page('visits', NOON, [NOON, 'F-1'])],
    ['the list of past visits', ['visits_by_start'], ({ db, database }) => makeEnquiryLists(db, database).page('past visits', NOON, [NOON, 'F-1'])],
    ['the list of proposals', ['visits_proposed'], ({ db, database }) => makeEnquiryLists(db, database).page('proposed', NOON, [NOON, 'F-1'])],
    ['the list of all', ['enquiries_(listed|by_arrival)'], ({ db, database }) => makeEnquiryLists(db, database).page('all', NOON, [NOON, 'F-1'])],
    ['the list of all, filtered', ['enquiries_listed'], ({ db, database }) => makeEnquiryLists(db, database).page('all', NOON, [NOON, 'F-1'], FILTER)],
    ['what the list can be filtered by', ['enquiries_listed'], ({ db, database }) => makeEnquiryLists(db, database).filterChoices(NOON, FILTER)],
    [
      'a search, filtered',
      ['search_by_words|search_words VIRTUAL TABLE INDEX'],
      ({ db, database }) => makeEnquiryLists(db, database).search([[['bad']]], undefined, { at: NOON, filter: FILTER }),
    ],
    [
      'the desk’s list of quarantine',
      ['enquiries_by_suspicion'],
      ({ db, database }) => makeEnquiryLists(db, database).page('quarantined', NOON, ['1', NOON, 'F-1']),
    ],
    ['the list of the closed', ['enquiries_closed'], ({ db, database }) => makeEnquiryLists(db, database).page('closed', NOON, [NOON, 'F-1'])],
    ['a search', ['search_by_words|search_words VIRTUAL TABLE INDEX'], ({ db, database }) => makeEnquiryLists(db, database).search([[['bad']]], undefined)],
    [
      'the other requests of a person',
      ['search_by_phone_key', 'search_by_email_key'],
      ({ db, database }) => makeEnquiryLists(db, database).sameCustomer('F-1'),
    ],
    [
      'what the owner has taught to be spam',
      ['search_by_phone_key', 'search_by_email_key', 'enquiries_spam', 'enquiries_released_links'],
      ({ db }) => makeReadSpamLesson(db, 'fogratt.example')(aRequest({ message: 'https://a.example' })),
    ],
    ['what a customer was mailed', ['sqlite_autoindex_emails_\\d|one_email_of_a_kind'], ({ db }) => mailedReplies(db, 'F-1')],
    ['the figures of a month', ['enquiries_(listed|by_arrival)'], ({ db }) => makeMonthRepository(db).received(NOON, '2026-12')],
    ['the first month', ['enquiries_(listed|by_arrival)'], ({ db }) => makeMonthRepository(db).oldest()],
    [
      'the confirmations of a day',
      ['emails_by_kind'],
      ({ db, database }) => makeInTransaction(db, database)((transaction) => transaction.countEmails('confirmation', NOON)),
    ],
    ['the size of quarantine', ['enquiries_(in_quarantine|by_suspicion)'], ({ db }) => makeQuarantineRepository(db).size()],
    ['the list of quarantine', ['enquiries_by_suspicion'], ({ db }) => makeQuarantineRepository(db).mostOrdinary()],
    ['those held back', ['enquiries_by_suspicion'], ({ db }) => makeQuarantineRepository(db).heldOrdinary(NOON, 10)],
    ['the alarm for quarantine', [], ({ db }) => makeQuarantineRepository(db).isUnseen()],
    ['the notice of a flood', [], ({ db }) => makeQuarantineRepository(db).floodedSince(NOON)],
    ['the last notice of a flood', ['emails_by_kind'], ({ db }) => makeQuarantineRepository(db).latestNotice()],
    ['erasing quarantine', [], ({ db }) => makeEnquiryRepository(db).eraseQuarantined(NOON, NOON, 200)],
    ['a list for the owner', [], ({ db, database }) => makeInTransaction(db, database)((transaction) => transaction.addToOwnerList('F-1', NOON, NOON))],
  ])('%s reads no whole table and uses its indexes', async (_, indexes, work) => {
    const plans = await plansOf(work)
    expect(plans.filter((plan) => scansTable[kind].test(plan))).toEqual([])
    for (const index of indexes) expect(plans.join('\n\n')).toMatch(new RegExp(index))
  })

  test('the next email is found without sorting those that wait', async () => {
    const plans = await plansOf(({ db, database }) => makeOutbox(db, database, emails).leaseNext(NOON, NOON))
    expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|\bSort\b/)
  })

  // PostgreSQL reads and sorts in a process of its own.
  if (kind === 'SQLite')
    test('what its sender sent before delays no request: it is read without sorting', async () => {
      const plans = await plansOf(({ db }) => makeReadSpamLesson(db, 'fogratt.example')(aRequest()))
      expect(plans.join('\n')).toMatch(/search_by_phone_key/)
      expect(plans.join('\n')).not.toMatch(/TEMP B-TREE/)
    })

  test.each<[string, Parameters<typeof plansOf>[0]]>([
    ['the health check', ({ db }) => makeCountStuckEmails(db, emails)(NOON, NOON)],
    ['the metrics', ({ db }) => makeReadBacklog(db, emails)()],
  ])('%s counts what waits by indexes alone', async (_, work) => {
    const plans = await plansOf(work)
    expect(plans.filter((plan) => readsRows[kind].test(plan))).toEqual([])
  })

  async function readYesterdaysDigest({ db }: Pick<Awaited<ReturnType<typeof openLogged>>, 'db'>) {
    await makeDigestRepository(db).skip('2026-11-20', NOON)
    await readDigest(db, '2026-11-21', () => {}, emails)
  }
})
