import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { readSearch } from '#domain/enquiry/search-words.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { indexAllEnquiries } from '#server/enquiries/sql/search-entries.ts'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { anAddition, anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { FRIDAY, reply as letter } from '../../../../tests/support/desk-request-storage.ts'
import { eachWithDatabase, openStorage } from '../../../../tests/support/storage.ts'
import { makeDeskRequestRepository } from '../enquiry/desk-requests.ts'
import { makeEnquiryLists } from './desk-lists.ts'
import { LIST_SIZE } from './enquiry-lists.ts'

const NOON = '2026-11-21T12:00:00.000Z'

const enquiries: readonly Partial<Enquiry>[] = [
  {
    reference: 'F-7K3M9QA',
    name: 'Åsa Öberg',
    phone: '070-174 06 33',
    email: 'asa.oberg@example.se',
    location: 'Västerås',
    message: 'Badrummet är från 1974.',
  },
  {
    reference: 'F-8888888',
    name: 'Björn Åkesson',
    phone: '+46701740634',
    email: 'B@exempel.nu',
    location: 'Enköping (Bredsand)',
    message: 'Kakel & klinker, ring 021-12 34 56',
  },
  {
    reference: 'F-9RTUVWX',
    name: 'André Müller',
    phone: '021-98 76 54',
    email: 'andre@muller.example',
    location: 'Sala',
    message: 'O\'Brien NEAR kakel AND "golv"',
  },
]

type Storage = Awaited<ReturnType<typeof openStorage>>

async function keep({ inTransaction }: Storage, ...kept: readonly Partial<Enquiry>[]) {
  for (const changes of kept) await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ receivedAt: NOON, ...changes })))
}

async function found({ db, database }: Storage, typed: string): Promise<string[]> {
  const { enquiries } = await makeEnquiryLists(db, database).search(readSearch(typed), undefined)
  return enquiries.map(({ reference }) => reference)
}

describe.each(Object.entries(databases))('search on %s', (kind, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('finds the same by every part of an enquiry, and nothing else', async () => {
    const storage = await open()
    await keep(storage, ...enquiries)
    const [asa, bjorn, andre] = ['F-7K3M9QA', 'F-8888888', 'F-9RTUVWX']
    const searches: [typed: string, ...references: (string | undefined)[]][] = [
      ['åsa', asa],
      ['ÅSA ÖBERG', asa],
      ['asa oberg', asa],
      ['å'],
      ['öb', asa],
      ['ob', asa],
      ['Åkesson Björn', bjorn],
      ['akesson', bjorn],
      ['andre muller', andre],
      ['André Müller', andre],
      ['0701740633', asa],
      ['070-174 06 33', asa],
      ['+46 70 174 06 34', bjorn],
      ['070174', bjorn, asa],
      ['0634', bjorn],
      ['76 54', andre],
      ['021-12 34 56', bjorn],
      ['asa.oberg@example.se', asa],
      ['muller.example', andre],
      ['västerås', asa],
      ['bredsand', bjorn],
      ['F-7K3M9QA', asa],
      ['f-7k', asa],
      ['9qa', asa],
      ['8888888', bjorn],
      ['kakel', andre, bjorn],
      ['kak kli', bjorn],
      ['kakel badrummet'],
      ['1974', asa],
      ['tegel'],
      [''],
    ]
    for (const [typed, ...expected] of searches) expect([typed, ...(await found(storage, typed))]).toEqual([typed, ...expected])
  })

  test.each(Object.entries(databases))('finds the same after a backup was restored on %s, and knows the same customer', async (_, newPlace) => {
    const storage = await open()
    const again = { reference: 'F-5555555', name: 'Åsa igen', phone: '+46 70 174 06 33', email: 'ny@example.se', message: 'Trappan' }
    const kept = [...enquiries, again].map((enquiry, second) => ({ ...enquiry, receivedAt: new Date(Date.parse(NOON) + second * 1000).toISOString() }))
    await keep(storage, ...kept)
    const place = await newPlace()
    const folder = mkdtempSync(join(tmpdir(), 'fogratt-search-'))
    const restored = await openStorage(place)
    try {
      await writeBackup(storage.db, storage.database, join(folder, 'backup.jsonl.gz'))
      await restoreBackup(restored.db, restored.database, join(folder, 'backup.jsonl.gz'))
      for (const typed of ['asa oberg', '0701740633', '76 54', 'muller.example', 'bredsand', '9qa', 'kak kli', 'trappan'])
        expect([typed, ...(await found(restored, typed))]).toEqual([typed, ...(await found(storage, typed))])
      expect(await found(restored, 'kakel')).toEqual(['F-9RTUVWX', 'F-8888888'])
      const same = await makeEnquiryLists(restored.db, restored.database).sameCustomer('F-7K3M9QA')
      expect(same.map(({ reference }) => reference)).toEqual(['F-5555555'])
      await keep(restored, { reference: 'F-6666666', name: 'Efteråt' })
      expect(await found(restored, 'efteråt')).toEqual(['F-6666666'])
    } finally {
      await restored.db.destroy()
      await place.remove()
      rmSync(folder, { recursive: true })
    }
  })

  test('takes whatever is typed for words', async () => {
    const storage = await open()
    await keep(storage, ...enquiries)
    const signs = [
      '"',
      '""',
      "'",
      "o'brien",
      '*',
      'kakel*',
      'NEAR',
      'NEAR(kakel golv, 2)',
      'words:kakel',
      '^kakel',
      '{words}:kakel',
      'kakel OR',
      'NOT',
      '-kakel',
      "kakel':*",
      'a & !b | <->',
      '\\',
      '%',
      '_',
      ';drop table enquiries',
      '\0',
      'kakel\0golv',
      '\u202Ekakel',
      '\uD800',
      '(((',
      ')',
    ]
    for (const typed of [...signs, signs.join(' '), 'kakel '.repeat(1000), 'x'.repeat(5000)]) await found(storage, typed)
    expect(await found(storage, 'near and')).toEqual(['F-9RTUVWX'])
    expect(await found(storage, '"kakel* OR golv"')).toEqual([])
    expect(await found(storage, '\u202Ekakel\0')).toEqual(['F-9RTUVWX', 'F-8888888'])
    expect(await found(storage, "o'brien")).toEqual(['F-9RTUVWX'])
  })

  test('keeps what visitors typed from being syntax', async () => {
    const storage = await open()
    const hostile = `"';--\\ {a}:b^2* NEAR/3 ' || x ' ${'å'.repeat(300)} \u202E \uD83D\uDE00`
    await keep(storage, { reference: 'F-HOSTILE', name: hostile, location: hostile, message: `${hostile} slutet` })
    expect(await found(storage, 'slutet')).toEqual(['F-HOSTILE'])
    expect(await found(storage, 'å'.repeat(300))).toEqual(['F-HOSTILE'])
  })

  test('shows the newest first, a page at a time, however many there are', async () => {
    const storage = await open()
    const references = Array.from({ length: 2 * LIST_SIZE + 5 }, (_, index) => `F-${String(index).padStart(3, '0')}`)
    await keep(storage, ...references.map((reference) => ({ reference, message: 'Gemensamt' })))
    const lists = makeEnquiryLists(storage.db, storage.database)
    const pages: string[][] = []
    let after: readonly string[] | undefined
    do {
      const page = await lists.search(readSearch('gemensamt'), after)
      pages.push(page.enquiries.map(({ reference }) => reference))
      after = page.next
    } while (after)
    expect(pages.map((page) => page.length)).toEqual([LIST_SIZE, LIST_SIZE, 5])
    expect(pages.flat()).toEqual(references.toReversed())
  })

  test('finds a new telephone number, and not the one before', async () => {
    const storage = await open()
    await keep(storage, ...enquiries)
    const addition = { id: 'a-1', at: NOON, message: '', phone: '073-555 44 33', callTime: '' }
    await makeCustomerPageRepository(storage.db).add('F-7K3M9QA', addition)
    expect(await found(storage, '0735554433')).toEqual(['F-7K3M9QA'])
    expect(await found(storage, '0701740633')).toEqual([])
    expect(await found(storage, 'åsa badrummet')).toEqual(['F-7K3M9QA'])
  })

  test('finds nothing that is erased, in the index neither', async () => {
    const storage = await open()
    await keep(storage, ...enquiries)
    await storage.repository.erase('F-7K3M9QA', NOON, 'asked')
    for (const typed of ['åsa', '0701740633', 'badrummet', 'västerås']) expect(await found(storage, typed)).toEqual([])
    expect(await found(storage, 'kakel')).toEqual(['F-9RTUVWX', 'F-8888888'])
    if (kind === 'SQLite') await expectSoundIndex(storage)
  })

  test('finds what was written later: notes, additions, own replies, a visit’s address and wish; and a backup’s too', async () => {
    const storage = await open()
    await keep(storage, ...enquiries)
    const reference = 'F-9RTUVWX'
    const visits = makeVisitRepository(storage.db)
    await storage.replies.addNote(reference, 'Bor i Höganäs', NOON)
    await makeCustomerPageRepository(storage.db).add(reference, anAddition('a', NOON, { message: 'Hunden skäller', callTime: 'Efter fyra' }))
    await makeDeskRequestRepository(storage.db).reply(letter('m', { reference, at: NOON, text: 'Vi kommer med vattenpasset.' }), { party: 'owner' }, 0)
    await visits.book({ reference, time: FRIDAY, address: 'Oxbackens väg 22, portkod 1234', by: 'owner', replyId: 'b', at: NOON })
    await visits.wish(reference, 'Helst lördagar', NOON)
    const written = ['höganäs', 'skäller', 'fyra', 'vattenpasset', 'oxbacken', '1234', 'lördagar', 'hoganas']
    for (const typed of written) expect([typed, await found(storage, typed)]).toEqual([typed, [reference]])
    await storage.replies.removeNotes(reference)
    expect(await found(storage, 'höganäs')).toEqual([])
    await storage.db.deleteFrom('search_entries').execute()
    await indexAllEnquiries(storage.db)
    for (const typed of ['skäller', 'vattenpasset', 'oxbacken']) expect(await found(storage, typed)).toEqual([reference])
    if (kind === 'SQLite') await expectSoundIndex(storage)
  })

  test('finds enquiries of every kind, also those in quarantine', async () => {
    const storage = await open()
    await storage.inTransaction((transaction) =>
      transaction.keepEnquiry(anEnquiry({ reference: 'F-1', message: 'Undanlagt' }), { reason: 'flood', suspicion: 2 }),
    )
    expect(await found(storage, 'undanlagt')).toEqual(['F-1'])
  })

  test('a database without entries gets those of every enquiry, in the order of arrival', async () => {
    const storage = await open()
    const references = Array.from({ length: 1203 }, (_, index) => `F-${String(index).padStart(4, '0')}`)
    await storage.inTransaction(async (transaction) => {
      for (const [index, reference] of references.entries())
        await transaction.keepEnquiry(anEnquiry({ reference, receivedAt: new Date(Date.parse(NOON) + Math.floor(index / 3) * 1000).toISOString() }))
    })
    await storage.db.deleteFrom('search_entries').execute()
    expect(await found(storage, 'åsa')).toEqual([])
    await indexAllEnquiries(storage.db)
    const { rows } = await sql<{ reference: string }>`select reference from search_entries order by number`.execute(storage.db)
    expect(rows.map(({ reference }) => reference)).toEqual(references)
    expect((await found(storage, 'åsa'))[0]).toBe('F-1202')
    if (kind === 'SQLite') await expectSoundIndex(storage)
  })
})

/** FTS5 compares its index with the table; it fails where they differ. */
async function expectSoundIndex({ db }: Storage) {
  await sql`insert into search_words (search_words, rank) values ('integrity-check', 1)`.execute(db)
}
