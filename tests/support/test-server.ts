import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { company } from '#content/company/company.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { openApp } from '#server/app.ts'
import type { Config } from '#server/core/config.ts'
import { readConfig } from '#server/core/config.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { listen } from '#server/core/http/listen.ts'
import { requestListener } from '#server/core/http/request-listener.ts'
import { type BuiltSite, readBuiltSite } from '#server/core/http/site.ts'
import { makeLog } from '#server/core/log.ts'
import { makeHolidayRepository } from '#server/desk/holiday-repository.ts'
import { makeSessionRepository } from '#server/desk/sign-in/desk-sessions.ts'
import { newSecretId } from '#server/desk/sign-in/secret-id.ts'
import { makeRunBackup } from '#server/operation/backup/backup-process.ts'
import { makeRunDoctor } from '#server/operation/doctor/doctor-process.ts'
import { openSite } from '#server/publishing/press/open-site.ts'
import { builtProgram } from './built-server.ts'
import { migratedFolder } from './databases.ts'
import { type Desk, openBrowser, pageAt } from './desk.ts'
import { press } from './shared-press.ts'
import { SITE_DIR } from './site-dir.ts'

/** Built: Node loads it in less time, and can load no typeface as a module. */
export const PHOTO_ENCODER = builtProgram('encode-photo')
export const DRAWER = builtProgram('draw')
const DOCTOR = builtProgram('doctor')
const QUOTES = builtProgram('quotes')

const builtSites = new Map<string, BuiltSite>()

/** Read once in a process: each server of the tests has the same one, and only what is published above it differs. */
function builtSiteAt(publicUrl: string): BuiltSite {
  const built = builtSites.get(publicUrl) ?? readBuiltSite(SITE_DIR, publicUrl)
  builtSites.set(publicUrl, built)
  return built
}

/** The real services behind a real port, in this process. Only data folder, clock and environment are the test's. */
export async function startTestServer(env: Record<string, string> = {}, now: () => Date = () => new Date(), holiday?: Holiday) {
  const dataDir = env.DATA_DIR ?? migratedFolder()
  const lines: string[] = []
  const log = makeLog((line) => lines.push(line))
  // Emails leave at once: the clocks of most tests stand still.
  const config = readConfig({ DATA_DIR: dataDir, UNDO_SECONDS: '0', ...env })
  if (holiday) await enterHoliday(config, holiday, now())
  const site = openSite(builtSiteAt(config.publicUrl), undefined, press)
  const services = await openApp(config, {
    siteDir: SITE_DIR,
    site,
    photoEncoder: PHOTO_ENCODER,
    drawer: DRAWER,
    runDoctor: makeRunDoctor(DOCTOR, { DATA_DIR: dataDir, ...env }),
    runBackup: makeRunBackup(QUOTES, { DATA_DIR: dataDir, ...env }),
    log,
    now,
  })
  const publicServer = await listen(requestListener(site, Promise.resolve(services.app), config.publicUrl), {
    host: '127.0.0.1',
    port: 0,
  })
  services.startWork()
  let closed = false
  return {
    ...services,
    dataDir,
    address: publicServer.address,
    /** Over the network, through the request listener. */
    ask: (path: string, init: RequestInit = {}) => fetch(`${publicServer.address}${path}`, { redirect: 'manual', ...init }),
    /** The log, a line of JSON each. */
    lines,
    /** Posts to the app directly, without a socket. */
    post: (body: BodyInit, headers: Record<string, string> = {}) => services.app.request('/functions/v1/send-email-v2', { method: 'POST', body, headers }),
    postJson: (body: unknown, headers: Record<string, string> = {}) =>
      services.app.request('/functions/v1/send-email-v2', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** Submits the form that is posted to this address, with its page's own form token. */
    async press(path: string, fields: Record<string, string> = {}) {
      const page = await (await pageAt(async (page) => services.app.request(page), path)).text()
      const formToken = /name="sigill" value="([^"]+)"/.exec(page)?.[1] ?? ''
      return services.app.request(path, { method: 'POST', body: new URLSearchParams({ sigill: formToken, ...fields }) })
    },
    /** A browser of who has signed in: with the session that a code begins, without the mail and the pages on the way to it. */
    signedIn: (address: string = company.email): Promise<Desk> => beginSession(config, publicServer.address, address.toLowerCase(), now()),
    /** May be called twice: a test closes a server early to start another on its data. */
    async close() {
      if (closed) return
      closed = true
      await publicServer.close()
      await services.close()
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** As it is entered on the desk. */
async function enterHoliday(config: Config, holiday: Holiday, at: Date) {
  const db = await migrateToLatest(openDatabase(config))
  await makeHolidayRepository(db).add({ id: randomUUID(), holiday, decidedAt: at.toISOString(), decidedBy: 'Anna' })
  await db.destroy()
}

async function beginSession(config: Config, serverAddress: string, address: string, at: Date): Promise<Desk> {
  const { id, hash } = newSecretId()
  const instant = at.toISOString()
  const db = await migrateToLatest(openDatabase(config))
  await makeSessionRepository(db).start({ idHash: hash, address, way: 'code', device: 'Firefox', signedInAt: instant, lastUsedAt: instant }, undefined)
  await db.destroy()
  return openBrowser({ address: serverAddress }, {}, { skrivbord: id })
}
