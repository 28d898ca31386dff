import type { Locator, Page } from '@playwright/test'
import { aboutSection, layersIn } from '#content/company/about.ts'
import { facts } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'

/** How much of each layer is on the wall, from 0 to 1, with the wall's upper edge so far from the window's (share of its height). */
function layersWithWallAt(page: Page, height: number): Promise<number[]> {
  return page.evaluate(async (height) => {
    const wall = document.querySelector('.opened-wall ol')
    if (!wall) return []
    scrollTo({ top: scrollY + wall.getBoundingClientRect().top - height * innerHeight, behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return [...wall.children].map((layer) => {
      const [, missing] = /inset\(0px 0px ([\d.]+)%/.exec(getComputedStyle(layer, '::before').clipPath) ?? []
      return 1 - Number(missing ?? 0) / 100
    })
  }, height)
}

test.use({ viewport: { width: 1280, height: 800 } })

test('as one scrolls the layers come on in order, and stand finished before the wall has reached the middle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  expect(await layersWithWallAt(page, 0.95)).toEqual([1, 0, 0, 0, 0])
  const halfway = await layersWithWallAt(page, 0.55)
  expect(halfway).toEqual(halfway.toSorted((one, other) => other - one))
  expect(halfway[1]).toBeGreaterThan(0)
  expect(halfway[4]).toBe(0)
  expect(await layersWithWallAt(page, 0.2)).toEqual([1, 1, 1, 1, 1])
})

test('with reduced motion the wall is finished from the start; its layers have their names and weeks, clear of the window’s edge and in line with the texts', async ({
  page,
}) => {
  await page.goto('/')
  expect(await layersWithWallAt(page, 0.95)).toEqual([1, 1, 1, 1, 1])
  const layers = page.getByRole('list', { name: aboutSection.layers }).getByRole('listitem')
  await expect(layers).toHaveText(layersIn(facts.renovationTime).map(({ name, week }) => `${name} ${week}`))
  await page.setViewportSize({ width: 320, height: 844 })
  expect((await textOf(page.locator('.opened-wall li span').last())).right).toBeLessThanOrEqual(320 - 8)
  await page.setViewportSize({ width: 1920, height: 900 })
  const [layer, text] = [page.locator('.opened-wall li').first(), page.locator('.about h3').first()]
  expect((await textOf(layer)).left).toBe((await textOf(text)).left)
})

/** Where its text begins and ends across the window. */
function textOf(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const { left, right } = text.getBoundingClientRect()
    return { left: Math.round(left), right }
  })
}
