import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { startScriptedSmtpServer } from '../support/scripted-smtp-server.ts'
import { keepWithEmail, openStorage } from '../support/storage.ts'
import { startTestServer } from '../support/test-server.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const SERVER = join(import.meta.dirname, '../../dist/server')

describe.each(Object.entries(databases))('emails that were given up, on %s', (_, newDatabase) => {
  test('are listed, acknowledged and sent again by command, and the doctor names the commands', async () => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const env = { DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }
    const storage = await openStorage(where)
    onTestFinished(() => storage.db.destroy())
    const ids: string[] = []
    for (const reference of ['F-1111111', 'F-2222222', 'F-3333333']) {
      await keepWithEmail(storage, reference)
      const email = await storage.outbox.leaseNext(NOON, NOON)
      if (!email) throw new Error('No email is due')
      await storage.outbox.markFailed(email.id, { at: NOON, failure: 'refused', response: '550 5.1.1 no such user', gaveUp: true })
      ids.push(email.id)
    }

    async function run(program: 'quotes' | 'doctor', ...words: string[]) {
      const child = spawn(process.execPath, [join(SERVER, `${program}.js`), ...words], { env: { PATH: process.env.PATH, ...env } })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
      const [code] = await once(child, 'close')
      return { code, output: output.trim() }
    }

    const server = await startTestServer(env)
    onTestFinished(server.close)
    const alarm = async () => (await server.app.request('/healthz')).json()
    // On a busy machine the first answers may come too late to count.
    await eventually(async () => expect(await alarm()).toMatchObject({ alarm: true, emails: { givenUp: 3 } }))
    const [first = '', second = ''] = ids
    const list = await run('quotes', 'emails')
    expect(list.output).toContain(`${first}  Mejlet till dig (adress 1)  F-1111111  2026-11-21T12:00  550 5.1.1 no such user`)
    expect(list.output).toMatch(/3 emails were given up\.$/)
    expect((await run('doctor')).output).toMatch(/✗ 3 mejl har getts upp\. .*npm run quotes -- emails/)

    expect(await run('quotes', 'acknowledge', first)).toEqual({ code: 0, output: '1 email raises no alarm any more.' })
    expect(await run('quotes', 'acknowledge', first)).toEqual({ code: 1, output: `No email of ${first} raises an alarm.` })
    await eventually(async () => expect(await alarm()).toMatchObject({ emails: { givenUp: 2 } }))
    expect(await run('quotes', 'acknowledge')).toMatchObject({ output: '2 emails raise no alarm any more.' })
    expect(await run('quotes', 'acknowledge')).toEqual({ code: 0, output: '0 emails raise no alarm any more.' })
    await eventually(async () => expect(await alarm()).toMatchObject({ alarm: false, emails: { givenUp: 0 } }))
    expect((await run('quotes', 'emails')).output).toBe('No email was given up.')
    await server.close()

    const smtpServer = await startScriptedSmtpServer()
    onTestFinished(smtpServer.close)
    expect(await run('quotes', 'resend', 'F-1111111')).toEqual({ code: 0, output: '1 email is queued again; the server sends it within seconds.' })
    expect(await run('quotes', 'resend', second)).toMatchObject({ code: 0 })
    expect(await run('quotes', 'resend', second)).toEqual({ code: 1, output: `No email of ${second} was given up.` })
    const again = await startTestServer({ ...env, SMTP_URL: smtpServer.smtpUrl })
    onTestFinished(again.close)
    await smtpServer.until(() => smtpServer.accepted.length === 2)
    const messageIds = smtpServer.accepted.map(({ text }) => /^Message-ID: <(.*)@/m.exec(text)?.[1])
    expect(messageIds.toSorted()).toEqual([first, second].toSorted())
    await eventually(() => expect(again.lines.filter((line) => line.includes('email sent'))).toHaveLength(2))
    expect(await (await again.app.request('/healthz')).json()).toMatchObject({ alarm: false })
  })
})
