import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPage } from '#content/desk/request.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { requestPath } from '../request-path.ts'

const TOPIC = 'Totalrenovering, Enköping'
const CONFIRMED = 'Vi har tagit emot'

let dataDir: string
let now: Date
let server: TestServer
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fogratt-promise-'))
})
afterEach(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(at: string, env: Record<string, string> = {}, holiday?: { from: string; to: string }) {
  now = new Date(at)
  server = await startTestServer({ DATA_DIR: dataDir, ...env }, () => now, holiday)
}

/** Sets the clock and queues what is due. */
async function setClock(at: string) {
  now = new Date(at)
  await server.queueDueEmails()
}

const reminders = async () =>
  (await emailsIn(dataDir)).map(({ subject = '' }) => subject.replace(/ – .*/, '')).filter((subject) => subject.includes('åminnelse'))

test('an unanswered request has reminders at 20 and 23 hours until “Ringt” is chosen, and is in the digest', async () => {
  await open('2026-11-21T12:00:00.000Z')
  const { answerBy } = await (await server.postJson(aRequest())).json()
  expect(answerBy).toBe('2026-11-22T12:00:00.000Z')
  const [email] = await emailsNamed(dataDir, TOPIC, 1)
  expect(email?.text).toContain('Svara senast söndag 22 november kl. 13:00.')

  await setClock('2026-11-22T07:59:59.999Z')
  expect(await reminders()).toEqual([])
  await setClock('2026-11-22T08:00:00.000Z')
  await emailsNamed(dataDir, `Påminnelse: ${TOPIC}`, 1)
  await setClock('2026-11-22T10:59:59.999Z')
  await setClock('2026-11-22T11:00:00.000Z')
  const [last] = await emailsNamed(dataDir, `Sista påminnelsen: ${TOPIC}`, 1)

  await setClock('2026-11-22T11:20:00.000Z')
  const [path = ''] = last ? ownerLinks(last) : []
  const response = await server.press(`${path}/svar`, { svar: 'called', bekrafta: 'ja' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(path)
  expect(await (await server.app.request(path)).text()).toContain('Ringt söndag 22 november kl. 12:20')

  await setClock('2026-11-22T23:00:00.000Z')
  expect(await reminders()).toHaveLength(2)
  await setClock('2026-11-23T06:00:00.000Z')
  const [digest] = await emailsNamed(dataDir, 'Måndag 23 november: inga nya förfrågningar', 1)
  expect(digest?.text).toContain('Ingen förfrågan väntar på svar.')
  const [earlier] = await emailsNamed(dataDir, 'Söndag 22 november: 1 ny förfrågan, 1 obesvarad', 1)
  expect(earlier?.text).toContain('Totalrenovering, Enköping. Åsa Öberg, 070-174 06 33.')
})

test('an answered enquiry has no reminder, one whose reply is undone has it again, and none is sent twice', async () => {
  await open('2026-11-21T12:00:00.000Z', { CONFIRMATION: '0' })
  await server.postJson(aRequest())
  const [email] = await emailsNamed(dataDir, TOPIC, 1)
  const [path = ''] = email ? ownerLinks(email) : []
  await server.press(`${path}/svar`, { svar: 'mailed', bekrafta: 'ja' })
  await setClock('2026-11-22T08:00:00.000Z')
  await setClock('2026-11-22T11:00:00.000Z')
  const page = await (await server.app.request(path)).text()
  const [, which = ''] = /name="vilket" value="([^"]+)"/.exec(page) ?? []
  await server.press(`${path}/angra`, { vilket: which, bekrafta: 'ja' })
  expect(await (await server.app.request(path)).text()).toMatch(/Obesvarad\. .*ångrat senare/s)
  for (let repetition = 0; repetition < 3; repetition += 1) await setClock('2026-11-22T11:30:00.000Z')
  await emailsNamed(dataDir, `Sista påminnelsen: ${TOPIC}`, 1)
  expect(await reminders()).toHaveLength(1)
})

test('over restarts and clock jumps, every reminder and every digest is sent once', async () => {
  await open('2026-11-21T12:00:00.000Z', { CONFIRMATION: '0' })
  await server.postJson(aRequest())
  await emailsNamed(dataDir, TOPIC, 1)
  await server.close()
  for (const at of [
    '2026-11-22T08:30:00.000Z',
    '2026-11-22T07:00:00.000Z',
    '2026-11-22T08:45:00.000Z',
    '2026-11-22T11:10:00.000Z',
    '2026-11-22T11:11:00.000Z',
  ]) {
    await open(at, { CONFIRMATION: '0' })
    await setClock(at)
    await emailsNamed(dataDir, 'Söndag 22 november', 1)
    await server.close()
  }
  expect((await reminders()).toSorted()).toEqual([`Påminnelse: ${TOPIC}`, `Sista påminnelsen: ${TOPIC}`])

  // After a week of downtime there is one digest with everything since the last.
  await open('2026-11-29T15:00:00.000Z')
  await setClock('2026-11-29T15:00:00.000Z')
  const digests = await emailsNamed(dataDir, 'Söndag 29 november', 1)
  expect(digests[0]?.text).toContain('Inga nya förfrågningar sedan förra sammanställningen.')
  expect((await emailsIn(dataDir)).filter(({ text }) => text?.startsWith('Läget'))).toHaveLength(2)
})

test.each([
  ['autumn', '2026-10-24T10:00:00.000Z', '2026-10-25T05:59:59.999Z', '2026-10-25T06:00:00.000Z', 'Söndag 25 oktober', '11:00'],
  ['spring', '2027-03-27T10:00:00.000Z', '2027-03-28T04:59:59.999Z', '2027-03-28T05:00:00.000Z', 'Söndag 28 mars', '12:00'],
])('at the time change in %s the digest comes at seven and the reply is due after 24 hours', async (_, sent, early, seven, day, due) => {
  await open(sent)
  await server.postJson(aRequest())
  await emailsNamed(dataDir, TOPIC, 1)
  await setClock(early)
  await setClock(seven)
  const [digest] = await emailsNamed(dataDir, day, 1)
  expect(digest?.text).toContain(`svar senast ${day.toLowerCase()} kl. ${due}`)
  expect((await emailsIn(dataDir)).filter(({ text }) => text?.startsWith('Läget'))).toHaveLength(1)
})

test('during a holiday there is no reminder, and the reply is due a day after it', async () => {
  await open('2026-12-23T12:00:00.000Z', {}, { from: '2026-12-21', to: '2027-01-06' })
  const { answerBy } = await (await server.postJson(aRequest())).json()
  expect(answerBy).toBe('2027-01-07T23:00:00.000Z')
  await emailsNamed(dataDir, TOPIC, 1)
  await setClock('2026-12-24T12:00:00.000Z')
  await setClock('2027-01-07T18:59:59.999Z')
  expect(await reminders()).toEqual([])
  // The deadline is midnight: the last reminder comes before the night.
  await setClock('2027-01-07T19:00:00.000Z')
  await emailsNamed(dataDir, `Sista påminnelsen: ${TOPIC}`, 1)
})

test('a quarantined request has neither confirmation nor reminder, is in the digest, and is released at the desk', async () => {
  await open('2026-11-21T12:00:00.000Z')
  await server.postJson({ ...aRequest(), kontrollfraga: 'http://spam.example' })
  await setClock('2026-11-22T05:59:00.000Z')
  await setClock('2026-11-22T12:00:00.000Z')
  const [digest] = await emailsNamed(dataDir, 'Söndag 22 november: inga nya förfrågningar', 1)
  expect(await emailsIn(dataDir)).toHaveLength(1)
  expect(digest?.text).toContain('Misstänkt skräp: ett dolt fält var ifyllt.')
  const [path = ''] = digest ? ownerLinks(digest) : []
  expect(await (await server.app.request(path)).text()).toContain(requestPage.open)
  const desk = await server.signedIn()
  expect((await desk.press(`${requestPath(path.split('/')[2] ?? '')}/slapp`, {})).status).toBe(303)
  const [email] = await emailsNamed(dataDir, TOPIC, 1)
  expect(email?.text).toContain('Svara senast måndag 23 november kl. 13:00.')
  await setClock('2026-11-23T08:00:00.000Z')
  await emailsNamed(dataDir, 'Påminnelse', 1)
})

test('the confirmation repeats nothing that was typed, and is sent once for each address and day, up to the daily limit', async () => {
  await open('2026-11-21T12:00:00.000Z', { CONFIRMATIONS_PER_DAY: '2', MAIL_TO: 'agaren@fogratt.example' })
  const { reference, confirmed } = await (await server.postJson(aRequest({ message: 'ett' }))).json()
  expect(confirmed).toBe(true)
  const [confirmation] = await emailsNamed(dataDir, CONFIRMED, 1)
  expect(confirmation?.to).toEqual([{ name: '', address: 'asa.oberg@example.se' }])
  expect(confirmation?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
  for (const part of [confirmation?.text, confirmation?.html]) {
    for (const words of [
      reference,
      'inom 24 timmar, senast söndag eftermiddag den 22 november',
      '070-174 06 05',
      'vardagar 07:00–17:00',
      'tar bort dina uppgifter',
    ])
      expect(part).toContain(words)
    for (const typed of ['Åsa', 'Enköping', '1974', 'Totalrenovering', 'asa.oberg']) expect(part).not.toContain(typed)
  }
  // What the visitor is told about the confirmation is true.
  for (const [message, email, confirmed] of [
    ['två', 'ASA.oberg@example.se', false],
    ['tre', 'a@example.se,b@example.se', false],
    ['fyra', 'orjan@example.se', true],
    ['fem', 'eva@example.se', false],
  ] as const)
    expect(await (await server.postJson(aRequest({ message, email }))).json()).toMatchObject({ success: true, confirmed })
  await emailsNamed(dataDir, TOPIC, 5)
  await emailsNamed(dataDir, CONFIRMED, 2)
  now = new Date('2026-11-21T23:00:00.000Z')
  await server.postJson(aRequest({ message: 'sex' }))
  await emailsNamed(dataDir, CONFIRMED, 3)
})

test('the confirmation can be turned off', async () => {
  await open('2026-11-21T12:00:00.000Z', { CONFIRMATION: '0' })
  await server.postJson(aRequest())
  await emailsNamed(dataDir, TOPIC, 1)
  await server.close()
  expect(await emailsIn(dataDir)).toHaveLength(1)
})
