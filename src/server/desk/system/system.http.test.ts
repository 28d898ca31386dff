import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signInWords } from '#content/desk/sign-in.ts'
import { systemPage } from '#content/desk/system.ts'
import { emailKinds } from '#content/emails.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { emailsIn } from '../../../../tests/support/mail-files.ts'
import { keepWithEmail, openStorage } from '../../../../tests/support/storage.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'

const NOON = '2026-11-21T12:00:00.000Z'

describe.each(frontDoorDatabases)('the site’s state on the desk, on %s', (_, newDatabase) => {
  /** A server whose outbox gave up the owner's emails about these requests, and a signed-in owner. */
  async function withGivenUp(...references: string[]) {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const storage = await openStorage(where)
    onTestFinished(() => storage.db.destroy())
    for (const reference of references) {
      await keepWithEmail(storage, reference)
      const email = await storage.outbox.leaseNext(NOON, NOON)
      if (!email) throw new Error('No email is due')
      await storage.outbox.markFailed(email.id, { at: NOON, failure: 'refused', response: '550 5.1.1 no such user', gaveUp: true })
    }
    const server = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    onTestFinished(server.close)
    const desk = await server.signedIn()
    return { server, desk, dataDir: where.dataDir, page: async () => (await desk.ask('/agare/laget')).text() }
  }

  test('emails that were given up are named with the reason, sent again, or taken note of', async () => {
    const { desk, dataDir, page } = await withGivenUp('F-1111111', 'F-2222222')
    const shown = await page()
    for (const reference of ['F-1111111', 'F-2222222']) expect(shown).toContain(`${emailKinds.owner.name}, ${reference}`)
    expect(shown).toContain(systemPage.givenUp.failures.refused)
    expect(shown).toContain('550 5.1.1 no such user')
    const [first = '', second = ''] = [...new Set([...shown.matchAll(/name="mejl" value="([^"]+)"/g)].map(([, id]) => id))]

    const resent = await desk.press('/agare/laget/skicka-igen', { mejl: first })
    expect(resent.status).toBe(303)
    expect(await (await desk.ask(resent.headers.get('location') ?? '')).text()).toContain(systemPage.givenUp.resent)
    await eventually(async () => expect((await emailsIn(dataDir)).map(({ messageId }) => messageId)).toContainEqual(expect.stringContaining(first)))
    await desk.press('/agare/laget/sett', { mejl: second })
    const after = await page()
    expect(after).toContain(systemPage.givenUp.none)
    expect(after).toContain(systemPage.noMailServer)
    expect(after).not.toContain(systemPage.good)
  })

  test('every check of the doctor’s is made when asked for, and said in Swedish', async () => {
    const { desk, page } = await withGivenUp()
    expect(await page()).not.toContain('Databasen är hel.')
    const checked = await desk.press('/agare/laget/kontrollera')
    expect(checked.status).toBe(200)
    const said = await checked.text()
    for (const sentence of ['Databasen är hel.', 'Databasen går att skriva till.', 'Inga mejl har fastnat.']) expect(said).toContain(sentence)
    expect(said).not.toMatch(/npm|SMTP_URL/)
    expect(await page(), 'what was found stays').toContain('Databasen är hel.')
  })

  test('a backup is made when asked for, and what the checks said of none is said no longer', async () => {
    const { desk, dataDir, page } = await withGivenUp('F-1111111')
    expect(await (await desk.press('/agare/laget/kontrollera')).text()).toContain('Ingen säkerhetskopia finns. Tryck på Gör en kopia nu.')
    const made = await desk.press('/agare/laget/kopiera')
    expect(made.status).toBe(303)
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^fogratt-.*\.jsonl\.gz$/)])
    expect(await (await desk.ask(made.headers.get('location') ?? '')).text()).toContain(systemPage.backup.made)
    expect(await page()).not.toContain('Ingen säkerhetskopia finns.')
    expect(await (await desk.press('/agare/laget/kontrollera')).text()).toContain('Säkerhetskopian är från det senaste dygnet och hel.')
  })

  test('a backup that cannot be made is told', async () => {
    const { desk, dataDir } = await withGivenUp()
    writeFileSync(join(dataDir, 'backups'), 'a file where the folder should be')
    const refused = await desk.press('/agare/laget/kopiera')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(systemPage.backup.failed)
  })

  test('a form without a valid token does nothing', async () => {
    const { desk, page } = await withGivenUp('F-1111111')
    const response = await desk.ask('/agare/laget/sett', { method: 'POST', body: new URLSearchParams({ sigill: 'x', mejl: 'F-1111111' }) })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(signInWords.expired)
    expect(await page()).toContain('F-1111111')
  })
})
