import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeHolidayRepository } from '#server/desk/holiday-repository.ts'
import { makeCustomerLinks } from '#server/enquiries/customer-links.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { builtProgram } from '../../../tests/support/built-server.ts'
import { databases } from '../../../tests/support/databases.ts'

const QUOTES = builtProgram('quotes')

test('commands show the most ordinary of a flood, release one with its emails, and erase the rest only with --yes', async () => {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  onTestFinished(() => db.destroy())
  await makeInTransaction(
    db,
    database,
  )(async (transaction) => {
    await transaction.keepEnquiry(anEnquiry({ reference: 'F-0' }))
    for (let index = 1; index <= 450; index += 1)
      await transaction.keepEnquiry(anEnquiry({ reference: `F-${index}` }), { reason: 'flood', suspicion: index === 300 ? 3 : 9 })
  })
  const run = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [QUOTES, ...command], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: where.dataDir },
    })
    return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
  }
  const listed = run('quarantined').lines
  expect([listed.length, listed[0]?.slice(0, 5), listed.at(-1)]).toEqual([51, 'F-300', '50 of 450 enquiries in quarantine.'])
  expect(run('release', 'F-300').status).toBe(0)
  for (const reference of ['F-300', 'F-0', 'F-unknown']) expect(run('release', reference)).toEqual({ status: 1, lines: [`${reference} is not in quarantine.`] })
  const emails = await db.selectFrom('emails').select('kind').where('reference', '=', 'F-300').orderBy('kind').execute()
  expect(emails.map(({ kind }) => kind)).toEqual(['confirmation', 'owner'])
  expect(run('erase-quarantined')).toEqual({ status: 1, lines: [expect.stringContaining('449 enquiries are in quarantine.')] })
  expect(run('quarantined').lines.at(-1)).toBe('50 of 449 enquiries in quarantine.')
  expect(run('erase-quarantined', '--yes')).toEqual({ status: 0, lines: ['449 enquiries are erased.'] })
  const { lines } = run('list')
  expect(lines.at(-1)).toBe('2 enquiries.')
  // Swedish time, name, project and place; a name cannot write to the terminal.
  expect(lines.find((line) => line.startsWith('F-300'))).toMatch(
    /^F-300 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}\S.* {2}\S+ {2}\S+ {2}Obesvarad\. .* Väntar på att skickas\.$/,
  )
})

test('an enquiry that is released by command keeps to the key of the links, the holiday and the confirmations that are set', async () => {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  onTestFinished(() => db.destroy())
  await makeInTransaction(db, database)((transaction) => transaction.keepEnquiry(anEnquiry({ reference: 'F-1' }), { reason: 'flood', suspicion: 3 }))
  const today = swedishDate(new Date())
  const lastDay = daysLater(today, 30)
  await makeHolidayRepository(db).add({ id: 'a', holiday: { from: today, to: lastDay }, decidedAt: new Date().toISOString(), decidedBy: 'Anna' })
  const secret = 'a secret of more than thirty-two characters'
  const env = { PATH: process.env.PATH, DATA_DIR: where.dataDir, LINK_SECRET: secret, CONFIRMATION: '0' }
  expect(spawnSync(process.execPath, [QUOTES, 'release', 'F-1'], { env }).status).toBe(0)
  const page = await db.selectFrom('customer_pages').selectAll().executeTakeFirstOrThrow()
  expect(page.token_hash).toBe(makeCustomerLinks({ secret, publicUrl: '' }).tokenHashOf('F-1', page.issued_at))
  expect(swedishDate(new Date((await makeEnquiryRepository(db).find('F-1'))?.answerBy ?? 0)) > lastDay).toBe(true)
  expect(await db.selectFrom('emails').select('kind').execute()).toEqual([{ kind: 'owner' }])
})
