import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReplyRule } from '#domain/quote/reply-deadlines.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { makeLog } from '#server/log.ts'
import { createServices } from '#server/services.ts'

const SITE_DIR = join(import.meta.dirname, '../../dist/site')

/** The real house with its real doors and its real port, in this process: only folder, clock and surroundings are the test's. */
export async function startTestServer(env: Record<string, string> = {}, now: () => Date = () => new Date(), replyRule?: ReplyRule) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fogratt-test-'))
  const lines: string[] = []
  const log = makeLog((line) => lines.push(line))
  const server = await createServices(readConfig({ DATA_DIR: dataDir, ...env }), { siteDir: SITE_DIR, log, now, ...(replyRule && { replyRule }) })
  const publicServer = await listen(server.requestListener, { host: '127.0.0.1', port: 0 })
  let closed = false
  return {
    ...server,
    dataDir,
    address: publicServer.address,
    /** Asks at the front door, over the network. */
    ask: (path: string, init: RequestInit = {}) => fetch(`${publicServer.address}${path}`, { redirect: 'manual', ...init }),
    /** What the house has logged, a line of JSON each. */
    lines,
    post: (body: BodyInit, headers: Record<string, string> = {}) => server.app.request('/functions/v1/send-email-v2', { method: 'POST', body, headers }),
    postJson: (body: unknown, headers: Record<string, string> = {}) =>
      server.app.request('/functions/v1/send-email-v2', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** Presses a button of an owner's page: a post with the page's own seal. */
    async press(path: string, fields: Record<string, string>) {
      const page = await (await server.app.request(path)).text()
      const formToken = /name="sigill" value="([^"]+)"/.exec(page)?.[1] ?? ''
      return server.app.request(path, { method: 'POST', body: new URLSearchParams({ sigill: formToken, ...fields }) })
    },
    /** May be asked twice: a test closes a house early to open another on its data. */
    async close() {
      if (closed) return
      closed = true
      await publicServer.close()
      await server.close()
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
