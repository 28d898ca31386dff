import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core'
import { needBrowser } from '../../tools/browsers.ts'
import { type Display, startDisplay } from './display.ts'
import type { EngineBrowser, Session } from './engine.ts'

/** Firefox as Debian packages it, by WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function startFirefox(): Promise<EngineBrowser> {
  const display = await startDisplay()
  const browsers = new Map<boolean, Browser>()
  let context: BrowserContext | undefined
  return {
    narrowest: 320,
    async openSession({ scripts }) {
      await context?.close()
      const browser = browsers.get(scripts) ?? (await launchFirefox(display, scripts))
      browsers.set(scripts, browser)
      context = await browser.createBrowserContext()
      return sessionOf(await context.newPage())
    },
    async close() {
      for (const browser of browsers.values()) await browser.close()
      await display.close()
    },
  }
}

/** Firefox knows no way to turn scripts off for one page. */
function launchFirefox(display: Display, scripts: boolean): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: needBrowser('firefox'),
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  })
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
