import { expect } from '@playwright/test'
import { type BrowserContext, launch, type Page } from 'puppeteer-core'
import { needBrowser } from '../../tools/browsers.ts'
import { startDisplay } from './display.ts'
import type { EngineBrowser, Session } from './engine.ts'

/** Without a graphics card every frame is drawn by the processor, which a process that only waits to be used costs too. */
const PREFERENCES = { 'layout.frame_rate': 30, 'dom.ipc.processPrelaunch.enabled': false, 'dom.ipc.processCount': 1 }

/** Firefox as Debian packages it, by WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function startFirefox(): Promise<EngineBrowser> {
  const display = await startDisplay()
  const browser = await launch({
    browser: 'firefox',
    executablePath: needBrowser('firefox'),
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    // Only with this may a page of the browser's own be opened, and asked.
    args: ['--remote-allow-system-access', 'about:config'],
    extraPrefsFirefox: PREFERENCES,
  })
  const [settings] = await browser.pages()
  if (!settings) throw new Error('Firefox has not opened its settings')
  await expect.poll(() => settings.evaluate('typeof Services')).toBe('object')
  let context: BrowserContext | undefined
  return {
    narrowest: 320,
    async openSession({ scripts, motion }) {
      await context?.close()
      // Firefox knows no way to turn either off for one page.
      await settings.evaluate(`
        Services.prefs.setBoolPref('javascript.enabled', ${scripts})
        Services.prefs.setIntPref('ui.prefersReducedMotion', ${motion ? 0 : 1})
      `)
      context = await browser.createBrowserContext()
      return sessionOf(await context.newPage())
    },
    async close() {
      await browser.close()
      await display.close()
    },
  }
}

function sessionOf(page: Page): Session {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    async open(address) {
      await page.goto(address)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async drag([first, ...rest]) {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of rest) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async choose(value) {
      const focused = await page.evaluateHandle(() => document.activeElement)
      await focused.asElement()?.select(value)
    },
    async chooseFiles(paths) {
      const focused = await page.$('input:focus')
      await focused?.uploadFile(...paths)
    },
    async screenshot() {
      return Buffer.from(await page.screenshot())
    },
    errors: async () => errors,
  }
}
