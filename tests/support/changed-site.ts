import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { type formParts, typedAnswers } from '#server/publishing/desk/site-parts.ts'
import type { TestDatabase } from './databases.ts'
import type { Desk } from './desk.ts'
import { SITE_DIR } from './site-dir.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A site that its owner, who is signed in, changes. */
export type ChangedSite = {
  readonly where: TestDatabase
  readonly server: TestServer
  readonly desk: Desk
  /** Another process on the same database. */
  start(): Promise<TestServer>
  /** For all its processes. */
  setClock(instant: string): void
  home(of?: TestServer): Promise<string>
  overview(): Promise<string>
  save(part: string, fields: Record<string, string>): Promise<Response>
  publish(): Promise<Response>
}

/** What a changed site's clock shows at first: a Monday, ten in the morning. */
export const BEGINS = '2026-11-23T09:00:00.000Z'

export const PLACE = '/agare/webbplatsen'
export const NEW_PHONE = '021-12 34 56'
/** The home page as it was built. */
export const built = readFileSync(join(SITE_DIR, 'index.html'), 'utf8')

export const phoneForm = (phone: string) => ({
  'facts.phone': phone,
  'facts.phoneHours': 'Vardagar 07:00–16:00',
})
export const priceForm = {
  'facts.priceKr.from': '130 000',
  'facts.priceKr.to': '210 000 kr',
  'facts.renovationTime': defaultContent.facts.renovationTime,
  'facts.rot.percent': '30 %',
  'facts.rot.capKr': '50000',
  'facts.rot.year': '2026',
  'facts.paymentDays': '10',
}
export const companyForm = (towns: string) => ({
  'facts.orgNumber': '556016-0680',
  'facts.towns': towns,
  'facts.founded': '2010',
  'facts.copyrightYear': '2026',
  'facts.checklist': 'ROT-avdrag',
})
/** What stands in a form as it was delivered, by the paths of its fields. */
export const asDelivered = (part: keyof typeof formParts) => typedAnswers(defaultContent, part)

/** As React writes a text. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** For one test: what is opened is closed when it ends. */
export async function openChangedSite(newDatabase: () => Promise<TestDatabase>, env: Record<string, string> = {}): Promise<ChangedSite> {
  const where = await newDatabase()
  onTestFinished(where.remove)
  let now = new Date(BEGINS)
  const start = async () => {
    const ofDatabase = where.databaseUrl && { DATABASE_URL: where.databaseUrl }
    const started = await startTestServer({ ...env, DATA_DIR: where.dataDir, ...ofDatabase }, () => now)
    onTestFinished(started.close)
    return started
  }
  const server = await start()
  const desk = await server.signedIn()
  return {
    where,
    server,
    desk,
    start,
    setClock: (instant) => {
      now = new Date(instant)
    },
    home: async (of = server) => (await of.ask('/')).text(),
    overview: async () => (await desk.ask(PLACE)).text(),
    save: (part, fields) => desk.press(`${PLACE}/${part}/spara`, fields),
    publish: () => desk.press(`${PLACE}/publicera`),
  }
}
