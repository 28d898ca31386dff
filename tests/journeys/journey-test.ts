import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'

type Options = {
  /** Console errors and warnings that the journey allows; any other fails it. */
  mayBeLogged: RegExp
  /** Checks the whole page in its present state with axe: WCAG 2.2 AA and best practice. */
  expectAccessible: () => Promise<void>
}

/** Journeys run in a real browser against the built server and a real SMTP server. */
export const test = base.extend<Options & { watch: undefined }, { server: BuiltServer; smtpServer: SmtpServer }>({
  smtpServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const smtpServer = await startSmtpServer()
      await use(smtpServer)
      await smtpServer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtpServer }, use) => {
      // The visitors of all journeys are one person: without these limits they look like a flood.
      const server = await startBuiltServer({ SMTP_URL: smtpServer.smtpUrl, FLOOD_LEVEL: '1000000', OWNER_EMAILS_PER_HOUR: '1000000' })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  mayBeLogged: [/^\b$/, { option: true }],
  watch: [
    async ({ page, mayBeLogged }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !mayBeLogged.test(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors, 'no errors in the console').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: ({ page }, use) => use(() => expectAccessible(page)),
})

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

export { expect } from '@playwright/test'
