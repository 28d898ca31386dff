import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../contracts/databases.ts'
import { openBrowser, signIn } from '../support/desk.ts'
import { startTestServer } from '../support/test-server.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  async function open(env: Record<string, string> = {}, now?: () => Date) {
    const where = await databases[kind]()
    closing.push(where.remove)
    const server = await startTestServer({ ...env, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, now)
    closing.push(server.close)
    return server
  }

  test('the desk asks for an address and a mailed code, and then opens', async () => {
    const server = await open()
    const stranger = openBrowser(server)
    const refused = await stranger.ask('/agare/enheter')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/agare/logga-in?till=%2Fagare%2Fenheter'])
    const desk = await signIn(server)
    expect(desk.cookie).toMatch(/^skrivbord=[\w-]{43}$/)
    expect((await desk.ask('/agare/enheter')).status).not.toBe(303)
  })
})
