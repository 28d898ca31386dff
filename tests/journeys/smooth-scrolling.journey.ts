import { navigation } from '#content/pages/navigation.ts'
import config, { INSTANT_SCROLLING } from '../../playwright.config.ts'
import { expect, test } from './journey-test.ts'

const { launchOptions } = config.use ?? {}

const GALLERY = navigation.links.find(({ href }) => href === '/#galleri')

// The other journeys scroll at once: every frame in between is drawn by the processor.
test.use({ launchOptions: { ...launchOptions, args: launchOptions?.args?.filter((arg) => arg !== INSTANT_SCROLLING) } })

for (const [reducedMotion, passes] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`with ${reducedMotion} as the visitor’s motion, a link of the menu leads to its part ${passes ? 'past what lies between' : 'at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const places = await page.evaluateHandle(() => {
      const seen: number[] = []
      addEventListener('scroll', () => seen.push(scrollY))
      return seen
    })
    const ended = page.evaluate(() => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })))
    await page.getByRole('banner').getByRole('link', { name: GALLERY?.text }).click()
    await ended
    const between = new Set((await places.jsonValue()).slice(0, -1))
    if (passes) expect(between.size).toBeGreaterThan(2)
    else expect(between.size).toBe(0)
    const header = await page.locator('.site-header').boundingBox()
    const part = await page.locator('#galleri').boundingBox()
    const below = (header?.y ?? 0) + (header?.height ?? 0)
    expect(part?.y).toBeGreaterThanOrEqual(below - 1)
    expect(part?.y).toBeLessThanOrEqual(below + 20)
  })
}
