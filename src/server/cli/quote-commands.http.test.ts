import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { builtProgram } from '../../../tests/support/built-server.ts'
import { emailsNamed, ownerLinks } from '../../../tests/support/mail-files.ts'
import { noFlood } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const QUOTES = builtProgram('quotes')
/** Beyond the fifty of a page. */
const EARLIER = 51

let server: TestServer
let paths: string[]
/** The references, the oldest first. */
const references: string[] = []
beforeAll(async () => {
  server = await startTestServer({ CONFIRMATION: '0', ...noFlood })
  for (let n = 0; n < EARLIER; n += 1) references.push(await send(aRequest({ message: `Nummer ${n}` })))
  references.push(await send(aRequest({ name: 'Gunilla Sandström', message: 'Den nyaste' })))
  paths = (await emailsNamed(server.dataDir, 'Totalrenovering', EARLIER + 1)).flatMap(ownerLinks)
})
afterAll(() => server.close())

async function send(request: ReturnType<typeof aRequest>): Promise<string> {
  return (await (await server.postJson(request)).json()).reference
}

/** Runs the built command beside the running server. */
async function run(...words: string[]) {
  const child = spawn(process.execPath, [QUOTES, ...words], { env: { PATH: process.env.PATH, DATA_DIR: server.dataDir } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

const newest = () => references.at(-1) ?? ''
const pathOf = (reference: string) => paths.find((path) => path.includes(reference)) ?? ''
const pageOf = async (path: string) => {
  const response = await server.app.request(path)
  return { status: response.status, text: await response.text() }
}

test('list shows the fifty newest and the command for the fifty before them, which shows the rest', async () => {
  const { code, output } = await run('list')
  expect(code).toBe(0)
  const lines = output.split('\n')
  expect(lines).toHaveLength(51)
  expect(lines[0]).toContain(newest())
  const [, next = ''] = /^50 of 52 enquiries\. The next: npm run quotes -- list (F-\S+)$/.exec(lines.at(-1) ?? '') ?? []
  const rest = await run('list', next)
  for (const reference of references.slice(0, 2)) expect(rest.output).toContain(reference)
  expect(rest.output).not.toContain(newest())
  expect(rest.output.split('\n').at(-1)).toBe('2 of 52 enquiries.')
  expect(await run('list', 'F-3333333')).toEqual({ code: 1, output: 'There is no enquiry F-3333333.' })
})

test('show has name and answers, and an unknown reference, or none, fails with a sentence', async () => {
  const { output } = await run('show', newest())
  for (const words of ['Gunilla Sandström', aRequest().phone, 'Enköping', 'Den nyaste']) expect(output).toContain(words)
  expect(await run('show', 'F-3333333')).toEqual({ code: 1, output: 'There is no enquiry F-3333333.' })
  expect(await run('show')).toEqual({ code: 1, output: expect.stringMatching(/^show needs an argument:\nnpm run quotes -- COMMAND\n/) })
})

test('site writes what is published into a folder, and never over another', async () => {
  const folder = join(server.dataDir, 'webbplatsen')
  expect(await run('site', folder)).toEqual({ code: 0, output: `What is published was written to ${folder}/site-content.json.` })
  expect(JSON.parse(readFileSync(join(folder, 'site-content.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(defaultContent)))
  expect(await run('site', folder)).toEqual({ code: 1, output: `There is a ${folder} already.` })
})

test('export writes every enquiry into a file that only its owner reads, and never over another', async () => {
  const file = join(server.dataDir, 'forfragningar.csv')
  expect(await run('export', file)).toEqual({ code: 0, output: `52 enquiries written to ${file}.` })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const table = readFileSync(file, 'utf8')
  for (const reference of references) expect(table).toContain(reference)
  expect((await run('export', file)).code).not.toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(table)
})

test('show has the notes, and remove-notes removes them', async () => {
  const [reference = ''] = references
  const desk = await server.signedIn()
  await desk.press(`${requestPath(reference)}/anteckning`, { anteckning: 'Nyckeln ligger under krukan' })
  expect((await run('show', reference)).output).toContain('Nyckeln ligger under krukan')
  expect((await run('remove-notes', reference)).code).toBe(0)
  expect((await run('show', reference)).output).not.toContain('Nyckeln')
})

test('revoke-links ends the links to an enquiry, and queues an email with a new one', async () => {
  const [, reference = ''] = references
  expect((await pageOf(pathOf(reference))).status).toBe(200)
  // A link carries the second in which it was issued.
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)))
  expect((await run('revoke-links', reference)).code).toBe(0)
  expect((await pageOf(pathOf(reference))).status).toBe(403)
  const [email] = await emailsNamed(server.dataDir, 'Ny länk: ', 1)
  expect(email?.text).toContain(reference)
})

test('erase removes an enquiry for good, with its page, and says where else it still is', async () => {
  const path = pathOf(newest())
  expect((await pageOf(path)).text).toContain('Gunilla Sandström')
  const { code, output } = await run('erase', newest())
  expect([code, output]).toEqual([0, expect.stringContaining('old backups hold the enquiry')])
  expect((await pageOf(path)).status).toBe(410)
  expect((await run('list')).output).not.toContain(newest())
  expect((await run('erase', newest())).code).toBe(1)
})

test('show has everything that the customer has added', async () => {
  const { reference, page } = await (await server.postJson(aRequest({ message: 'Med ett tillägg' }))).json()
  const opened = await server.press(`${page}/visa`, { siffror: aRequest().phone.replace(/\D/g, '').slice(-4) })
  const addition = { message: 'En golvbrunn av gjutjärn', phone: '070-174 06 34', callTime: 'Efter 17' }
  await server.press(`${opened.headers.get('location') ?? ''}/tillagg`, addition)
  const { output } = await run('show', reference)
  for (const words of Object.values(addition)) expect(output).toContain(words)
})
