import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { windows } from '../../tests/journeys/first-load.ts'
import { needBrowser } from '../browsers.ts'

/** Lighthouse's slow 4G, as it throttles a browser through DevTools: 150 ms and 1.6 Mbit/s (0.75 up), times its factors for that. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8, uploadThroughput: (750 * 1024 * 0.9) / 8 }

/** So many times slower is the processor. */
export const SLOWER = 4

const WITHOUT_3D = ['--disable-gpu']
/** 3D is drawn by the processor. */
export const WITH_3D = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export function launch(graphics: readonly string[] = WITHOUT_3D): Promise<Browser> {
  return chromium.launch({ executablePath: needBrowser('chromium'), args: ['--no-sandbox', ...graphics, '--disable-background-networking'] })
}

export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A phone that has loaded a page, and is slow from then on: its processor, and its network. */
export async function slowPhone(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...windows.phone, deviceScaleFactor: 1.75, ...options })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await slowDown(page)
  return page
}
