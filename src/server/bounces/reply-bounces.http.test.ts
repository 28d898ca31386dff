import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { allRows } from '../../../tests/support/all-rows.ts'
import { aBounce, signedHeaders } from '../../../tests/support/bounce-message.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../tests/support/databases.ts'
import type { Desk } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { emailsIn, emailsNamed } from '../../../tests/support/mail-files.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const ANNA = 'anna@fogratt.example'
const BO = 'bo@fogratt.example'
const SECRET = 'a secret of more than thirty-two characters'
const NOTICE = owner.replyBounce.subject
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe.each(frontDoorDatabases)('a returned reply on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  let anna: Desk
  let path: string
  let reference: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date('2026-11-24T11:00:00.000Z')
    const env = { ...noLimits, DATA_DIR: where.dataDir, MAIL_TO: `Anna Berg <${ANNA}>, Bo Ek <${BO}>`, BOUNCE_SECRET: SECRET }
    server = await startTestServer({ ...env, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    anna = await server.signedIn(ANNA)
    reference = (await (await server.postJson(aRequest())).json()).reference
    path = `/agare/forfragan/${reference}`
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  /** Resolves to the id of the email that left. */
  async function reply(text: string): Promise<string> {
    expect((await anna.press(`${path}/mejla`, { subject: 'Ditt badrum', text })).status).toBe(303)
    return eventually(async () => {
      const email = (await emailsIn(where.dataDir)).find((email) => email.text?.startsWith(text))
      const [id = ''] = email?.messageId?.slice(1).split('@') ?? []
      const sent = server.lines.map((line) => JSON.parse(line)).find((line) => line.event === 'email sent' && line.email === id)
      if (!sent) throw new Error('The reply has not left')
      return id
    })
  }

  async function bounce(emailId: string) {
    const body = aBounce({ emailId, date: now.toUTCString() })
    const response = await server.app.request('/hooks/bounces', { method: 'POST', body, headers: signedHeaders(body, SECRET, now) })
    expect(response.status).toBe(204)
  }

  test('is told to each owner at once and once, in the request’s thread, with the telephone number and what was written', async () => {
    const id = await reply('Jag ringer dig i kväll.')
    await bounce(id)
    await bounce(id)
    const notices = await emailsNamed(where.dataDir, NOTICE, 2)
    expect(notices.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([ANNA, BO])
    const [first] = await emailsNamed(where.dataDir, 'Totalrenovering', 2)
    for (const notice of notices) {
      expect(notice).toMatchObject({ subject: `${NOTICE}: Totalrenovering, Enköping – Åsa Öberg (${reference})`, references: first?.references })
      expect(notice.replyTo).toBeUndefined()
      for (const part of [notice.text, notice.html])
        for (const said of ['asa.oberg@example.se', '070-174 06 33', 'Jag ringer dig i kväll.', `/agare/${reference}`]) expect(part).toContain(said)
    }
    await bounce(await reply('Ett försök till.'))
    const again = await emailsNamed(where.dataDir, NOTICE, 4)
    expect(
      again
        .filter(({ text }) => text?.includes('Ett försök till.'))
        .map(({ to }) => to?.[0]?.address)
        .toSorted(),
    ).toEqual([ANNA, BO])
  })

  test('stands on the request’s page with the number to ring, until another has left', async () => {
    await bounce(await reply('Jag ringer dig i kväll.'))
    const page = mainOf(await (await anna.ask(path)).text())
    expect(page).toContain(
      `${requestPage.undelivered} asa.oberg@example.se. ${requestPage.rather} <a href="tel:+46701740633">${requestPage.ways.call} 070-174 06 33</a>`,
    )
    expect(page).toContain(`<p class="field-error">${historyWords.delivery.failed}: asa.oberg@example.se</p>`)
    expect(page.split(historyWords.deeds['reply sent'])).toHaveLength(2)
    await reply('Ett försök till.')
    const after = mainOf(await (await anna.ask(path)).text())
    expect(after).not.toContain(requestPage.undelivered)
    expect(after.split(historyWords.delivery.failed)).toHaveLength(2)
  })

  test('at night is told at six in the morning', async () => {
    now = new Date('2026-11-24T20:30:00.000Z')
    await bounce(await reply('Jag ringer dig i morgon.'))
    now = new Date('2026-11-25T04:59:00.000Z')
    await server.queueDueEmails()
    expect((await emailsIn(where.dataDir)).filter(({ subject }) => subject?.startsWith(NOTICE))).toEqual([])
    now = new Date('2026-11-25T05:00:00.000Z')
    await server.queueDueEmails()
    await emailsNamed(where.dataDir, NOTICE, 2)
    const { emails = [] } = await allRows(where)
    const notices = emails.map((row) => Object.fromEntries(JSON.parse(row))).filter(({ kind }) => kind === 'reply bounce')
    expect(notices.map(({ due_at }) => due_at)).toEqual([now.toISOString(), now.toISOString()])
  })
})
