import { type Browser, launch, type Page } from 'puppeteer-core'
import { needBrowser } from '../../tools/browsers.ts'
import { aRequest } from '../support/a-request.ts'
import { expect, test } from './journey-test.ts'

/** Debian's Firefox, driven by WebDriver BiDi: Playwright supports only its own build of Firefox. */
let firefox: Browser
const errors: string[] = []

test.beforeAll(async () => {
  firefox = await launch({ browser: 'firefox', executablePath: needBrowser('firefox'), headless: true })
})
test.afterAll(() => firefox.close())

async function open(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await firefox.newPage()
  await page.setViewport(viewport)
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(address)
  return page
}

test('in Firefox a homeowner opens a project, fills in the form, and the request reaches the contractor’s mailbox', async ({ server, smtpServer }) => {
  const page = await open(server.address, { width: 390, height: 844 })

  await page.locator('aria/Meny[role="button"]').click()
  await page.locator('#meny a[href="/#galleri"]').click()
  await page.locator('#galleri [commandfor="projekt"]').click()
  await page.locator('#projekt [data-project="minimal"]').click()
  await page.locator('dialog.project-view[open] h2').wait()
  expect(await page.$eval('dialog.project-view h2', (title) => title.textContent)).toBe('Minimalistiskt tvättställ')
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('dialog.project-view h2')?.textContent === 'Duschnisch med belysning')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog[open]'))

  const request = aRequest({ message: 'Skickat med Firefox' })
  for (const [name, value] of Object.entries(request)) await page.locator(`#kontakt [name="${name}"]`).fill(value)
  await page.waitForFunction(() => performance.now() > 1600)
  await page.locator('#kontakt [type="submit"]').click()
  await page.locator('.accepted').wait()
  expect(await page.$eval('.accepted', (panel) => panel.textContent)).toMatch(/Ditt ärendenummer är F-[A-Z0-9]{7}/)
  const email = await smtpServer.emailSaying('Skickat med Firefox')
  expect(email.replyTo).toEqual([{ name: '', address: request.email }])
  expect(errors).toEqual([])
})

test('in Firefox an empty form gets an error summary, and no page scrolls sideways', async ({ server }) => {
  const page = await open(`${server.address}/#kontakt`, { width: 1280, height: 800 })
  await page.locator('#kontakt [type="submit"]').click()
  await page.locator('#errors').wait()
  expect(await page.title()).toMatch(/^Fel: /)
  expect(await page.$eval('#errors', (errors) => errors === document.activeElement)).toBe(true)
  for (const path of ['/', '/vanliga-fragor', '/rita', '/finns-inte']) {
    for (const width of [320, 1280]) {
      await page.setViewport({ width, height: 800 })
      await page.goto(server.address + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
