import type { Locator } from '@playwright/test'
import { navigation } from '#content/pages/navigation.ts'
import { tips } from '#content/pages/tips.ts'
import { pagePaths } from '#domain/paths.ts'
import { facts } from '../support/page-content.ts'
import { violationsOn } from './axe.ts'
import { expect, test } from './journey-test.ts'
import { clippedTexts, focused, sidewaysScroll } from './layout-checks.ts'
import { drawShower } from './planner-actions.ts'

test('in forced colours full stops, ticks, the tips’ tiles and focus stay visible, the headline is not cut by the grounds of its lines, and the footer’s logo has the colour of text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  for (const tile of ['.last-word .full-stop', '.divider']) {
    expect(await page.locator(tile).evaluate((tile) => getComputedStyle(tile).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
  }
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  const stops = await page.locator('.full-stop').evaluateAll((all) => all.map((stop) => getComputedStyle(stop).backgroundColor))
  expect(new Set(stops)).toEqual(new Set([ink]))
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveCSS('forced-color-adjust', 'none')
  await expect(headline).toHaveCSS('color', ink)
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await expect(page.locator('.site-footer .logo')).toHaveCSS('color', ink)
  const dots = page.getByRole('tab')
  await expect(dots).toHaveCount(tips.length)
  const styles = await dots.evaluateAll((all) =>
    all.map((dot) => ({ border: getComputedStyle(dot).borderTopStyle, ground: getComputedStyle(dot).backgroundColor })),
  )
  expect(styles.every(({ border }) => border === 'solid')).toBe(true)
  expect(styles[0]?.ground).not.toBe(styles[1]?.ground)
  await dots.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await focused(page))?.ringed).toBe(true)
  for (const selector of ['.menu-button', '.disclosure summary']) {
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one, '::before').backgroundColor),
    ).toBe(ink)
  }
})

test('in forced colours the planner’s buttons have edges, and the chosen tab differs from the other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await drawShower(page)
  const buttons = page.locator('.planner button:not(.button)')
  expect(await buttons.count()).toBeGreaterThan(20)
  const edges = await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).borderTopStyle))
  expect(edges.filter((edge) => edge !== 'solid')).toEqual([])
  const [chosen, other] = ['true', 'false'].map((selected) => page.locator(`.planner [role="tab"][aria-selected="${selected}"]`))
  const ground = (tab: Locator | undefined) => tab?.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground(chosen)).not.toBe(await ground(other))
})

test('in forced colours the drawing’s dimensions and the doors outside the room have the colour of text, and a wall’s tiles are told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/rita#plan=2~0.0_2200.0_2200.1800_0.1800~2400~d1.2.200.700.out.start~~~20x40')
  const [ink, ground] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']
  for (const line of await page.locator('.planner-dimensions path, [data-item="d1"] path:not(:first-child)').all()) await expect(line).toHaveCSS('stroke', ink)
  await expect(page.locator('.planner-dimensions path')).toHaveCount(4)
  await expect(page.locator('[data-item="d1"] path')).toHaveCount(3)
  await expect(page.locator('.planner-dimensions text').first()).toHaveCSS('fill', ink)
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await expect(page.locator('.fogplan-drawing .fogplan-joints')).toHaveCSS('fill', ink)
  await expect(page.locator('.fogplan-tiles').first()).toHaveCSS('fill', ground)
  await expect(page.locator('.fogplan-drawing .fogplan-hatch')).toHaveCSS('stroke', ink)
  await expect(page.locator('.fogplan-chain text').first()).toHaveCSS('fill', ink)
})

test('at every width every answer of the form fits into its field', async ({ page }) => {
  await page.goto('/#kontakt')
  for (const width of [320, 390, 481, 600, 768, 961, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page.locator('#kontakt select').evaluateAll((all) =>
      all.flatMap((one) => {
        if (!(one instanceof HTMLSelectElement)) return []
        const { paddingLeft, paddingRight, font } = getComputedStyle(one)
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) return []
        canvas.font = font
        const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return [...one.options].filter(({ text }) => canvas.measureText(text).width > room).map(({ text }) => text)
      }),
    )
    expect(cut, `at ${width} px`).toEqual([])
  }
})

test('on a phone the headings of a page start at one left edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/rita']) {
    await page.goto(path)
    const edges = await page
      .locator('main')
      .locator('h2, h3, legend')
      .evaluateAll((all) =>
        all
          .filter((heading) => heading.checkVisibility())
          .map((heading) => {
            const text = document.createRange()
            text.selectNodeContents(heading)
            return [heading.textContent, text.getBoundingClientRect().x]
          }),
      )
    expect(edges.length, path).toBeGreaterThan(3)
    expect(
      edges.filter(([, x]) => x !== 20),
      path,
    ).toEqual([])
  }
})

test('at every width the arrows of the tips stay inside their card, and the tile of the tip that is shown keeps its colour under the pointer', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('tab')).toHaveCount(tips.length)
  for (const width of [320, 961, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const card = await page.locator('.carousel').boundingBox()
    const arrow = await page.locator('.carousel .next').boundingBox()
    if (!card || !arrow) throw new Error('The tips are not shown.')
    expect(arrow.x + arrow.width, `at ${width} px`).toBeLessThanOrEqual(card.x + card.width)
  }
  await page.getByRole('tab').nth(4).click()
  await expect(page.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('background-color', 'rgb(44, 102, 77)')
})

test('every page stays light when the system is dark, and has a contrast of 7:1 everywhere when more contrast is preferred', async ({ page }) => {
  for (const path of pagePaths) {
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
    await page.goto(path)
    const violations = await violationsOn(page, { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] })
    expect(
      violations.flatMap(({ elements }) => elements.map(({ selector, message }) => `${selector}: ${message}`)),
      path,
    ).toEqual([])
    await page.emulateMedia({ contrast: 'no-preference' })
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), path).toBe('rgb(241, 242, 237)')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), path).toContain('only')
  }
})

test.describe('with the visitor’s own text spacing', () => {
  test.use({ bypassCSP: true })

  test('no page clips a text or scrolls sideways', async ({ page }) => {
    for (const path of pagePaths) {
      const atEveryWidth = async (check: (message: string) => Promise<void>) => {
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          await check(`${path} at ${width} px`)
        }
      }
      await page.goto(path)
      await atEveryWidth(async (message) => expect(await clippedTexts(page), message).toEqual([]))
      // WCAG 2.2, 1.4.12.
      await page.addStyleTag({
        content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      })
      await page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      await atEveryWidth(async (message) => {
        expect(await clippedTexts(page), message).toEqual([])
        expect(await sidewaysScroll(page), message).toBeLessThanOrEqual(0)
      })
    }
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the header is not sticky, and the menu and the list scroll to their ends', async ({ page }) => {
    await page.goto('/')
    await page.locator('#tjanster').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()

    await page.getByRole('button', { name: 'Meny' }).click()
    const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
    await menu.getByRole('link', { name: 'Kontakt' }).focus()
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')

    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    const last = page.getByRole('dialog').getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport()
    await page.getByRole('dialog').getByText('visar inte utförda uppdrag').scrollIntoViewIfNeeded()
    await expect(page.getByRole('dialog').getByText('visar inte utförda uppdrag')).toBeInViewport()
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
})

test('at every width the header names the towns wherever one has scrolled, and covers no target of a link', async ({ page }) => {
  for (const width of [1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const towns = page.locator('.site-header .towns')
    await expect(towns).toHaveText(facts.towns.join(''))
    await page.getByRole('navigation', { name: navigation.label }).getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.locator('#kontakt')).toBeInViewport()
    const { top } = await towns.evaluate((line) => line.getBoundingClientRect())
    expect(top).toBeGreaterThanOrEqual(0)
    const [header, target] = await Promise.all(['.site-header', '#kontakt-rubrik'].map((part) => page.locator(part).boundingBox()))
    expect(target?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  }
})
