import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '#server/app.ts'
import { readConfig } from '#server/core/config.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { readBuiltSite } from '#server/core/http/site.ts'
import { makeLog } from '#server/core/log.ts'
import { LANES } from '#server/core/outbox/outbox.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { openSite } from '#server/publishing/press/open-site.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { noLimits } from '../support/no-limits.ts'
import { SITE_DIR } from '../support/site-dir.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { DRAWER, PHOTO_ENCODER } from '../support/test-server.ts'
import { asStored, newAcceptedRequests, sendUntil } from './accepted-requests.ts'

/** `npm run test:soak` sets a thousand rounds and longer lives. */
const ROUNDS = Number(process.env.KILLS || 6)
const VISITORS = 4
/** A life ends after so many accepted requests, at a random instant. Not by the clock alone: a busy machine might accept none by then. */
const MOST_ACCEPTED = 8
const LONGEST_INSTANT_MS = Number(process.env.KILL_INSTANT_MS || 30)
const MINUTES_LATER_MS = 2 * 60_000

test(`a server that is killed ${ROUNDS} times at random instants under load has stored and mailed every accepted request`, {
  timeout: ROUNDS * 20_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const smtpServer = await startSmtpServer()
  onTestFinished(smtpServer.close)
  const env = {
    CONFIRMATION: '0',
    DATA_DIR: dataDir,
    SMTP_URL: smtpServer.smtpUrl,
    ...noLimits,
  }
  const sent = newAcceptedRequests()

  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startBuiltServer(env)
    onTestFinished(server.close)
    const exited = once(server.process, 'exit')
    const stop = new AbortController()
    const sending = sendUntil(server.address, sent, VISITORS, stop.signal)
    for (let left = Math.floor(Math.random() * MOST_ACCEPTED); left > 0; left -= 1) await once(sent.events, 'accepted')
    await wait(Math.random() * LONGEST_INSTANT_MS)
    server.process.kill('SIGKILL')
    await exited
    stop.abort()
    await sending
  }

  // Minutes later, when the leases of emails in progress at a kill have expired.
  const server = await openApp(readConfig(env), {
    siteDir: SITE_DIR,
    site: openSite(readBuiltSite(SITE_DIR, '')),
    photoEncoder: PHOTO_ENCODER,
    drawer: DRAWER,
    runDoctor: async () => [],
    runBackup: async () => {},
    log: makeLog(() => {}),
    now: () => new Date(Date.now() + MINUTES_LATER_MS),
  })
  server.startWork()
  const mailed = () => smtpServer.emails.map(({ text }) => /F-[A-Z0-9]{7}/.exec(text ?? '')?.[0])
  const unmailed = () => {
    const references = new Set(mailed())
    return [...sent.accepted.values()].filter((reference) => !references.has(reference))
  }
  await vi.waitFor(() => expect(unmailed()).toHaveLength(0), { timeout: ROUNDS * 10_000, interval: 500 })
  await server.close()

  const db = await migrateToLatest(openDatabase(readConfig(env)))
  const stored = new Map((await Array.fromAsync(makeEnquiryRepository(db).all())).map((enquiry) => [enquiry.reference, enquiry]))
  await db.destroy()
  for (const [message, reference] of sent.accepted) expect(stored.get(reference)).toMatchObject(asStored(message))
  expect(sent.accepted.size).toBeGreaterThan(ROUNDS)
  // At each kill at most one email in each lane was in progress: delivered, but not yet marked as sent.
  expect(mailed().length - new Set(mailed()).size).toBeLessThanOrEqual(ROUNDS * LANES.length)
  console.info(`${ROUNDS} kills: ${sent.accepted.size} accepted, ${stored.size} stored, 0 lost, ${mailed().length - new Set(mailed()).size} emails sent twice`)
})
