import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabases } from '../../../../../tests/support/databases.ts'
import { migrateToLatest } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './migrations.ts'

const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`
const answers = { name: 'n', phone: 'p', email: 'e', project: 'p', budget: 'b', timeline: 't', size: 's', location: 'l', message: '' }

describe.each(Object.entries(emptyDatabases))('on %s', (_, newDatabase) => {
  async function open(until: string) {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const db = new Kysely<unknown>({ dialect: openDatabase(where).dialect })
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(until)
    const insert = (table: string, row: Record<string, unknown>) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`.execute(db)
    return { where, db, insert }
  }

  async function migrate({ where, db }: Awaited<ReturnType<typeof open>>) {
    await db.destroy()
    const migrated = await migrateToLatest(openDatabase(where))
    onTestFinished(() => migrated.destroy())
    return migrated
  }

  test('migration 016 makes a history of notes, undoings, releases and visits', async () => {
    const older = await open('015-search-and-lists')
    const quote = (reference: string, more = {}) => older.insert('quotes', { ...answers, reference, received_at: at(10), ...more })
    await quote('F-1')
    await quote('F-2', { quarantined_at: at(10), released_at: at(11) })
    await quote('F-3')
    await quote('F-4')
    await older.insert('notes', { reference: 'F-1', note: 'Ring efter 16', written_at: at(12) })
    await older.insert('replies', { id: 'r-1', reference: 'F-1', way: 'called', made_at: at(12), undone_at: at(13) })
    await older.insert('replies', { id: 'r-2', reference: 'F-3', way: 'visit booked', made_at: at(14) })
    await older.insert('replies', { id: 'r-3', reference: 'F-4', way: 'visit booked', made_at: at(13) })
    const visit = { sequence: 1, state: 'booked', start_at: at(18), end_at: at(19), changed_by: 'customer', changed_at: at(14) }
    await older.insert('visits', { ...visit, reference: 'F-1', uid: 'u-1', change: 'moved', wish: 'helst kväll', wished_at: at(13) })
    await older.insert('visits', { ...visit, reference: 'F-2', uid: 'u-2', change: 'cancelled', start_at: null, wished_at: at(13) })
    await older.insert('visits', { ...visit, reference: 'F-3', uid: 'u-3', change: 'booked' })
    await older.insert('visits', { ...visit, reference: 'F-4', uid: 'u-4', change: 'booked' })
    const db = await migrate(older)
    const entry = { party: 'owner', name: null, text: '', detail: '' }
    expect(await db.selectFrom('history').selectAll().orderBy('id').execute()).toEqual([
      { ...entry, id: 'note-F-1', reference: 'F-1', kind: 'note', at: at(12), text: 'Ring efter 16' },
      { ...entry, id: 'released-F-2', reference: 'F-2', kind: 'released', at: at(11) },
      { ...entry, id: 'undone-r-1', reference: 'F-1', kind: 'undone', at: at(13), detail: 'r-1' },
      { ...entry, id: 'visit-F-1', reference: 'F-1', kind: 'visit moved', at: at(14), party: 'customer', detail: `${at(18)}/${at(19)}` },
      { ...entry, id: 'visit-F-2', reference: 'F-2', kind: 'visit cancelled', at: at(14), party: 'customer' },
      { ...entry, id: 'wish-F-1', reference: 'F-1', kind: 'visit wish', at: at(13), party: 'customer', text: 'helst kväll' },
    ])
    // The one that a customer booked at that instant is the customer's.
    expect(await db.selectFrom('replies').select(['id', 'party']).orderBy('id').execute()).toEqual([
      { id: 'r-1', party: 'owner' },
      { id: 'r-2', party: 'customer' },
      { id: 'r-3', party: 'owner' },
    ])
  })

  test('migration 016 closes what was declined or withdrawn last, and a withdrawal is no answer', async () => {
    const older = await open('015-search-and-lists')
    const ways = {
      'F-called': [['called', at(12), null]],
      'F-declined': [
        ['called', at(12), null],
        ['declined', at(13), null],
      ],
      'F-opened-again': [
        ['declined', at(12), null],
        ['called', at(13), null],
      ],
      'F-undone': [['declined', at(12), at(13)]],
      'F-withdrawn': [['withdrawn', at(12), null]],
      'F-withdrawn-later': [
        ['called', at(12), null],
        ['withdrawn', at(13), null],
        ['called', at(14), at(15)],
      ],
    } as const
    for (const [reference, replies] of Object.entries(ways)) {
      await older.insert('quotes', { ...answers, reference, received_at: at(10), answered_at: replies.find(([, , undone]) => undone === null)?.[1] ?? null })
      for (const [index, [way, made_at, undone_at]] of replies.entries())
        await older.insert('replies', { id: `${reference}-${index}`, reference, way, made_at, undone_at })
    }
    const db = await migrate(older)
    const closed = await db.selectFrom('quotes').select(['reference', 'answered_at', 'closed_at', 'closed_because']).orderBy('reference').execute()
    const open_ = { closed_at: null, closed_because: null }
    expect(closed).toEqual([
      { reference: 'F-called', answered_at: at(12), ...open_ },
      { reference: 'F-declined', answered_at: at(12), closed_at: at(13), closed_because: 'declined' },
      { reference: 'F-opened-again', answered_at: at(12), ...open_ },
      { reference: 'F-undone', answered_at: null, ...open_ },
      { reference: 'F-withdrawn', answered_at: null, closed_at: at(12), closed_because: 'withdrawn' },
      { reference: 'F-withdrawn-later', answered_at: at(12), closed_at: at(13), closed_because: 'withdrawn' },
    ])
    const withdrawn = await db.selectFrom('replies').select('party').where('way', '=', 'withdrawn').execute()
    expect(withdrawn).toEqual([{ party: 'customer' }, { party: 'customer' }])
  })

  test('an email keeps every column through migrations 006 and 016, and has its place among the others', async () => {
    const older = await open('005-what-waits-by-index')
    await older.insert('quotes', { ...answers, reference: 'F-1', received_at: at(10) })
    const email = { queued_at: at(10), due_at: at(11), attempts: 3, taken_until: at(12), sent_at: at(13), given_up_at: at(14), trouble: 't', last_answer: 'a' }
    const kinds = ['owner', 'last reminder', 'first reminder', 'confirmation']
    for (const kind of kinds) await older.insert('letters', { ...email, id: kind, reference: 'F-1', kind })
    await older.insert('letters', { ...email, id: 'digest', day: '2026-11-21', kind: 'digest' })
    const db = await migrate(older)
    const now = { ...email, message: '', recipient: 0, acknowledged_at: null }
    const rows = [...kinds.map((kind) => ({ kind, reference: 'F-1', day: null })), { kind: 'digest', reference: null, day: '2026-11-21' }]
    const priorities: Record<string, number> = { owner: 0, digest: 1, 'last reminder': 2, 'first reminder': 3, confirmation: 10 }
    expect(await db.selectFrom('letters').selectAll().orderBy('priority').execute()).toEqual(
      rows
        .map((row) => ({ ...now, ...row, id: row.kind, priority: priorities[row.kind] }))
        .toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0)),
    )
  })

  test('the first schemas take one email of a kind for a quote, the second one of a kind for a day', async () => {
    const email = { kind: 'owner', queued_at: at(10), due_at: at(10) }
    for (const schema of ['001-quotes-and-letters', '002-promises-and-replies']) {
      const { db, insert } = await open(schema)
      onTestFinished(() => db.destroy())
      await insert('quotes', { ...answers, reference: 'F-1', received_at: at(10) })
      await insert('letters', { ...email, id: 'l-1', reference: 'F-1' })
      await insert('letters', { ...email, id: 'l-2', reference: 'F-1', kind: 'confirmation' })
      await expect(insert('letters', { ...email, id: 'l-3', reference: 'F-1' })).rejects.toThrow(/unique/i)
      if (schema < '002') continue
      await insert('letters', { ...email, id: 'l-4', day: '2026-11-21' })
      await expect(insert('letters', { ...email, id: 'l-5', day: '2026-11-21' })).rejects.toThrow(/unique/i)
    }
  })

  test('a migration that fails says why, and leaves the schema as it was', async () => {
    const older = await open('001-quotes-and-letters')
    await older.insert('quotes', { ...answers, reference: 'F-1', received_at: at(10) })
    await sql`create table notes (note text)`.execute(older.db)
    const before = await sql`select * from quotes`.execute(older.db)
    await older.db.destroy()
    await expect(migrateToLatest(openDatabase(older.where))).rejects.toThrow(/"?notes"? already exists/)
    const after = new Kysely<unknown>({ dialect: openDatabase(older.where).dialect })
    onTestFinished(() => after.destroy())
    expect((await sql`select * from quotes`.execute(after)).rows).toEqual(before.rows)
  })

  test('an older database is migrated by whom it is left to, a new one and the newest are not', async () => {
    const calls: string[] = []
    const migrateBy = async (where: Awaited<ReturnType<typeof newDatabase>>, name: string) => {
      const db = await migrateToLatest(openDatabase(where), async () => calls.push(name))
      onTestFinished(() => db.destroy())
    }
    const older = await open('018-site-versions')
    await older.db.destroy()
    await migrateBy(older.where, 'older')
    await migrateBy(older.where, 'newest')
    const fresh = await newDatabase()
    onTestFinished(fresh.remove)
    await migrateBy(fresh, 'new')
    expect(calls).toEqual(['older'])
  })
})
