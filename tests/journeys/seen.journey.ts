import type { Locator, Page } from '@playwright/test'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { expect, test } from './journey-test.ts'
import { focused } from './layout-checks.ts'
import { expectSeen, obstaclesOf } from './seen.ts'
import { visitor } from './visitor.ts'

const WIDTHS = [320, 390, 768, 1280]

const submit = (page: Page) => page.locator('#kontakt [type=submit]')
const toast = (page: Page) => page.locator('#toasts .toast')

test('at every width the form’s button is seen, also below a toast, and so are the toast, its button, the header and the summary', async ({ page }) => {
  await page.goto('/#kontakt')
  const summary = page.getByRole('region', { name: quoteForm.errorsHeading })
  for (const width of WIDTHS) {
    const seen = (element: Locator) => expectSeen(element, `at ${width} px ${element}`)
    await page.setViewportSize({ width, height: 844 })
    await expect(toast(page)).toHaveCount(0)
    await submit(page).scrollIntoViewIfNeeded()
    await seen(submit(page))
    if (width === WIDTHS[0]) await visitor(page).fillIn({ phone: '112' })
    await visitor(page).send()
    // The pointer holds it.
    await toast(page).hover()
    await seen(toast(page))
    await seen(toast(page).getByRole('button'))
    await seen(summary)
    for (const control of await summary.getByRole('link').all()) await seen(control)
    await seen(page.getByRole('banner').getByRole('link').first())
    await submit(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(toast(page), 'while the toast is there').toBeVisible()
    await seen(submit(page))
    await page.keyboard.press('Escape')
  }
})

test('at every width the close buttons of both dialogs are seen', async ({ page }) => {
  const expectSeenAtEveryWidth = async (...controls: Locator[]) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      for (const control of controls) await expectSeen(control)
    }
  }
  await page.goto('/')
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await expectSeenAtEveryWidth(page.getByRole('dialog').getByRole('button', { name: 'Stäng' }))
  await page.getByRole('dialog').getByRole('link').first().click()
  const view = page.locator('dialog.project-view')
  await expectSeenAtEveryWidth(...['Stäng', 'Föregående', 'Nästa'].map((name) => view.getByRole('button', { name, exact: true })))
})

test('at every width the trap field cannot be seen, wherever the page is scrolled, and takes no focus', async ({ page }) => {
  await page.goto('/#kontakt')
  const trap = page.locator('.honeypot')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await trap.evaluate((label) => label.scrollIntoView({ block: 'center' }))
    for (const part of [trap, trap.locator('input')]) expect(await obstaclesOf(part), `at ${width} px`).not.toEqual([])
    expect(await trap.evaluate((label) => label.getBoundingClientRect().right), `at ${width} px`).toBeLessThan(0)
    expect(await page.evaluate(() => scrollX), `at ${width} px`).toBe(0)
  }
  await expect(trap).toHaveAttribute('aria-hidden', 'true')
  await expect(trap.locator('input')).toHaveAttribute('tabindex', '-1')
})

test('on a phone the menu, its close button and the phone bar are seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  const bar = page.getByRole('navigation', { name: 'Kontakta oss' })
  for (const width of [320, 390]) {
    const seen = (element: Locator) => expectSeen(element, `at ${width} px ${element}`)
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await seen(page.getByRole('button', { name: 'Meny' }))
    await page.getByRole('button', { name: 'Meny' }).click()
    await seen(menu.getByRole('button', { name: 'Stäng menyn' }))
    for (const link of await menu.getByRole('link').all()) await seen(link)
    await menu.getByRole('button', { name: 'Stäng menyn' }).click()

    await page.mouse.wheel(0, 50)
    await page.locator('#om-oss').evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(bar).toBeVisible()
    for (const link of await bar.getByRole('link').all()) await seen(link)
  }
})

test('on a phone that lies on its side all of the menu is seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Meny' }).click()
    for (const link of await menu.getByRole('link').all()) await expectSeen(link, `at ${width} × ${height} ${link}`)
    await expectSeen(menu.getByRole('button', { name: 'Stäng menyn' }), `at ${width} × ${height} the button that closes it`)
    expect(await menu.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight), `at ${width} × ${height}`).toBe(0)
    await menu.getByRole('button', { name: 'Stäng menyn' }).click()
  }
})

test.describe('the check itself', () => {
  test('finds every fault', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/#kontakt')
    await submit(page).scrollIntoViewIfNeeded()
    for (const [fault, style, found] of [
      ['an ancestor without opacity', '#kontakt form { opacity: 0 }', /opacity/],
      ['something that lies over it', '#kontakt form::after { content: ""; position: fixed; inset: 0; z-index: 99 }', /under/],
      ['a part of the page that a pointer goes through', '.site-header { position: fixed; inset: 0; z-index: 99; pointer-events: none }', /hidden by/],
      ['no width', '#kontakt [type=submit] { width: 0; min-width: 0; padding: 0; border: 0; overflow: hidden }', /^0 ×/],
      ['a place beside the window', '#kontakt [type=submit] { translate: 300px 0 }', /outside/],
      ['words without colour', '#kontakt [type=submit] { color: transparent }', /transparent/],
      ['no box', '#kontakt .send { display: none }', /not rendered/],
    ] as const) {
      await expectSeen(submit(page), `before ${fault} the button`)
      await plant(page, style)
      await expect.poll(async () => (await obstaclesOf(submit(page))).join(), fault).toMatch(found)
      await page.evaluate(() => document.adoptedStyleSheets.pop())
    }
  })

  test('finds a trap field that can be seen', async ({ page }) => {
    await page.goto('/#kontakt')
    await plant(page, '.honeypot { position: static; width: auto; height: auto }')
    const trap = page.locator('.honeypot')
    await trap.evaluate((label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expectSeen(trap.locator('input'))
  })

  test('finds a focus ring that is transparent, or too like its ground', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ ringed: true, ring: '' })
    await plant(page, ':focus-visible { outline-color: transparent !important }')
    expect((await focused(page))?.ring).toMatch(/transparent/)
    await plant(page, ':focus-visible { outline-color: #fafafa !important }')
    expect((await focused(page))?.ring).toMatch(/contrast/)
  })
})

/** Changes the page's look, past its policy. */
async function plant(page: Page, style: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)
}
