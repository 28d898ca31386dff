import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customerPage } from '#content/customer/customer-page.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { allRows, rowsAtRest } from '../../../tests/support/all-rows.ts'
import { builtProgram } from '../../../tests/support/built-server.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { pageAt, signIn } from '../../../tests/support/desk.ts'
import { ownerLinks } from '../../../tests/support/mail-files.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { aPhoto, putPhoto, sha256 } from '../../../tests/support/photos.ts'
import { type SmtpServer, startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const QUOTES = builtProgram('quotes')
const PLAN = '2~0.0_2470.0_2470.1930_0.1930~2400~d1.2.300.800.out.start~o1.drain.450.450~f1.shower-corner.450.450.0.900.900~20x40'
const CHANGED_PLAN = PLAN.replace('450.450.0.900.900', '455.455.0.910.910')
const ADDRESS = '198.51.100.77'
const request = aRequest({
  name: 'Tyra Granqvist',
  phone: '070-174 06 34',
  email: 'tyra.granqvist@example.se',
  location: 'Grytnäs',
  message: 'Kakelugnsrummet ska bli badrum.',
})
const said = {
  message: 'Vi har en golvbrunn av gjutjärn.',
  phone: '070-111 22 33',
  callTime: 'Torsdagar efter trettondagen',
  reason: 'Syskonbarnet bygger',
  deskNote: 'Porttelefonen heter Lindqvist',
  subject: 'Angående kakelugnen',
  reply: 'Vi river gärna kakelugnen varsamt.',
  colleague: 'rorisen.hedlund@example.org',
  lines: 'Hinner du räkna på stammarna?',
  closing: 'Väntar på bygglovet',
  wish: 'Helst efter skördefesten',
  visitAddress: 'Knivsmedsgatan 17',
}
const words = [
  ...[request.name, 'Granqvist', request.phone, '701740634', '0701740634', request.email, 'tyra.granqvist', request.location, 'Kakelugnsrummet'],
  ...Object.values(said),
  ...['granqvist', 'kakelugnsrummet', ADDRESS, PLAN, CHANGED_PLAN, '455.455.0.910.910'],
]
/**
 * A telephone number as it is dialled, and the address that the request came from, are not stored; a number that was replaced no longer. The
 * search's words lie in its index, on SQLite in pieces.
 */
const NOT_STORED = ['701740634', '0701740634', ADDRESS, request.phone, 'granqvist', 'kakelugnsrummet']

describe.each(Object.entries(databases))('after erasing on %s', (_, newDatabase) => {
  let where: TestDatabase
  let smtpServer: SmtpServer
  let server: TestServer
  let now: Date
  let reference: string
  /** The customer's page, behind the digits. */
  let open: string
  let photos: Buffer[]

  beforeEach(async () => {
    where = await newDatabase()
    smtpServer = await startSmtpServer()
    now = new Date()
    const env = { ...noLimits, DATA_DIR: where.dataDir, SMTP_URL: smtpServer.smtpUrl, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    server = await startTestServer(env, () => now)
    photos = [await aPhoto(1, 900, 700), await aPhoto(2, 300, 200)]
    await fillIn()
  })
  afterEach(async () => {
    await server.close()
    await smtpServer.close()
    await where.remove()
  })

  /** A request with everything that can be stored about one. */
  async function fillIn() {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS }
    const response = await server.ask('/functions/v1/send-email-v2', { method: 'POST', headers, body: JSON.stringify({ ...request, plan: PLAN }) })
    const offer = await response.json()
    reference = offer.reference
    for (const [position, photo] of photos.entries()) expect((await putPhoto(server, offer, photo, position)).ok).toBe(true)
    open = (await press(`${offer.page}/visa`, { siffror: '0634' })).headers.get('location') ?? ''
    await press(`${open}/tillagg`, { message: said.message, phone: said.phone, callTime: said.callTime })
    const owner = await smtpServer.emailSaying('Kakelugnsrummet')
    const [ownerPage = ''] = ownerLinks(owner)
    expect((await press(`${ownerPage}/svar`, { svar: 'called', bekrafta: 'ja' })).status).toBe(303)
    await press(`${open}/ritning`, { plan: CHANGED_PLAN })
    await workAtDesk()
    await press(`${open}/aterta`, { skal: said.reason, bekrafta: 'ja' })
    await smtpServer.emailSaying(said.reason)
  }

  /** Every form of the request's page at the desk that takes words. */
  async function workAtDesk() {
    const desk = await signIn(server, { emails: () => smtpServer.emails })
    const at = `/agare/forfragan/${reference}`
    const does = async (deed: string, fields: Record<string, string> = {}) =>
      expect([deed, (await desk.press(`${at}/${deed}`, fields)).status]).toEqual([deed, 303])
    const [first, second, third] = [7, 8, 9].map((days) => daysLater(swedishDate(now), days))
    await does('anteckning', { anteckning: said.deskNote })
    await does('ta')
    await does('mejla', { subject: said.subject, text: said.reply })
    await does('vidare', { 'adress-till': said.colleague, rader: said.lines })
    const times = { datum1: first ?? '', tid1: '09:00', datum2: second ?? '', tid2: '09:00', datum3: third ?? '', tid3: '09:00' }
    await does('foresla', { langd: '60', ...times })
    expect((await press(`${open}/valj-tid`, { tid: 'ingen', onskemal: said.wish })).status).toBe(303)
    await does('boka', { langd: '60', datum1: first ?? '', tid1: '09:00', adress: said.visitAddress })
    await does('stang', { orsak: 'other', 'egna-ord': said.closing })
    await does('oppna')
    for (const words of [said.reply, said.lines, said.wish]) await smtpServer.emailSaying(words)
  }

  async function press(path: string, fields: Record<string, string>) {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await pageAt(server.ask, path)).text()) ?? []
    return server.ask(path, { method: 'POST', body: new URLSearchParams({ sigill, ...fields }) })
  }

  /** Every file of the data folder as it lies on the disk, and every table. */
  async function everything(): Promise<Buffer> {
    const tables = await allRows(where)
    const files = readdirSync(where.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return Buffer.concat([Buffer.from(JSON.stringify(tables)), ...files.map((file) => readFileSync(join(file.parentPath, file.name)))])
  }

  const found = (needles: readonly (string | Buffer)[], heap: Buffer) => needles.filter((needle) => heap.includes(needle))

  /** What identifies the photos: hashes of what was sent, and pieces of what is stored, too short to be cut by a page of the database. */
  async function photoNeedles(): Promise<(string | Buffer)[]> {
    const hashes = photos.map((photo) => sha256(photo))
    const stored = await Promise.all(hashes.map(async (hash) => Buffer.from(await (await server.ask(`${open}/bilder/${hash}`)).arrayBuffer())))
    expect(stored.every((bytes) => bytes.length > 5000)).toBe(true)
    const pieces = stored.flatMap((bytes) =>
      Array.from({ length: 40 }, (_, index) =>
        bytes.subarray(Math.floor((bytes.length / 42) * (index + 1)), Math.floor((bytes.length / 42) * (index + 1)) + 24),
      ),
    )
    return [...hashes, ...pieces.flatMap((piece) => [piece, piece.toString('hex')])]
  }

  /** Each needle is found before: the pieces of photos as bytes in a file of SQLite, or in hex. */
  async function expectErased(erase: () => Promise<void>) {
    // The email about the photos waits until no more come.
    now = new Date(now.getTime() + 5 * 60_000)
    await rowsAtRest(where)
    const needles = [...words, ...(await photoNeedles())]
    const before = await everything()
    const missing = needles.filter((needle) => !before.includes(needle))
    expect(missing.filter((needle) => typeof needle === 'string' && !NOT_STORED.includes(needle))).toEqual([])

    await erase()
    const after = await everything()
    expect(found(needles, after)).toEqual([])
    const tables = Object.entries(await allRows(where)).filter(([, rows]) => rows.some((row) => row.includes(reference)))
    expect(
      tables.map(([table, rows]) => [table, rows.filter((row) => row.includes(reference)).map((row) => JSON.parse(row).map(([column]: [string]) => column))]),
    ).toEqual([['erasures', [['reference', 'erased_at', 'reason']]]])
  }

  test('by the customer, no word, number, photo or drawing is left in any table or file; a receipt is', async () => {
    await expectErased(async () => {
      const receipt = await (await press(`${open}/radera`, { bekrafta: 'ja' })).text()
      expect(receipt).toContain(reference)
      expect(receipt).toContain(customerPage.erase.backups)
    })
  })

  test('by the owner’s command beside the running server, nothing is left either', async () => {
    await expectErased(async () => {
      const env = { PATH: process.env.PATH, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
      const { status, stdout } = spawnSync(process.execPath, [QUOTES, 'erase', reference], { encoding: 'utf8', env })
      expect([status, stdout]).toEqual([0, expect.stringContaining(`${reference} is erased, with 2 photos and PDFs.`)])
    })
  })
})
