import type { Hono } from 'hono'
import type { CompanyFacts } from '#content/company/facts.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { listen } from '#server/core/http/listen.ts'
import { requestListener } from '#server/core/http/request-listener.ts'
import { readBuiltSite } from '#server/core/http/site.ts'
import { openSite } from '#server/publishing/press/open-site.ts'
import { press } from './shared-press.ts'
import { SITE_DIR } from './site-dir.ts'

export { press }

/** The built content with other facts, and with other parts. */
export function changedContent(facts: Partial<CompanyFacts>, parts: Partial<Omit<PageContent, 'facts'>> = {}): PageContent {
  return { ...builtContent, ...parts, facts: { ...builtContent.facts, ...facts } }
}

/** Serves the built site, and what a test publishes; there is no app behind it. */
export async function servePublished() {
  const site = openSite(readBuiltSite(SITE_DIR, ''), undefined, press)
  const { address, close } = await listen(requestListener(site, new Promise<Hono>(() => {}), ''), { host: '127.0.0.1', port: 0 })
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers })
  return { site, address, close, ask, textOf: async (path: string) => (await ask(path)).text() }
}

export type PublishedServer = Awaited<ReturnType<typeof servePublished>>
