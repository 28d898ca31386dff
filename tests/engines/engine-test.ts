import { expect } from '@playwright/test'
import { testWithServers } from '../support/worker-servers.ts'
import type { EngineBrowser, Session } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { type Visitor, visitorIn } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const engines: Record<string, () => Promise<EngineBrowser>> = { firefox: startFirefox, webkit: startWebkit }

type Journey = {
  /** Whether the pages' scripts run. */
  scripts: boolean
  /** Whether the visitor likes to see motion: every frame of it is drawn by the processor. */
  motion: boolean
  /** What the console may say as an error; anything else fails the journey. */
  mayBeLogged: RegExp
  /** The address of the site, without a path. */
  site: string
  session: Session
  /** Goes on in a browser that is started anew. */
  restart: () => Promise<void>
  visitor: Visitor
}

/** Every journey has a window of its own against the built server and a real SMTP server. */
export const test = testWithServers.extend<Journey, { browserProcess: EngineBrowser }>({
  browserProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, { project }) => {
      const start = engines[project.name]
      if (!start) throw new Error(`There is no engine called ${project.name}`)
      const browser = await start()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  scripts: [true, { option: true }],
  motion: [false, { option: true }],
  mayBeLogged: [/^\b$/, { option: true }],
  site: ({ server }, use) => use(server.address),
  session: async ({ browserProcess, site, scripts, motion }, use) => {
    await use({ ...(await browserProcess.openSession({ scripts, motion, site })) })
  },
  restart: ({ browserProcess, session, site, scripts, motion }, use) =>
    use(async () => {
      Object.assign(session, await browserProcess.openSession({ scripts, motion, site, isNew: true }))
      await session.resize(1280, 800)
    }),
  visitor: async ({ session, site, scripts, mayBeLogged }, use, { project }) => {
    const visitor = visitorIn(session, { address: site, engine: project.name, scripts })
    await visitor.resize(1280, 800)
    await use(visitor)
    const errors = (await session.errors()).filter((error) => !mayBeLogged.test(error))
    const { status, expectedStatus } = test.info()
    const isFine = status === expectedStatus && errors.length === 0
    if (!isFine) await test.info().attach('last.png', { body: await session.screenshot(), contentType: 'image/png' })
    expect(errors, 'nothing goes wrong in the console').toEqual([])
  },
})

export { expect } from '@playwright/test'
