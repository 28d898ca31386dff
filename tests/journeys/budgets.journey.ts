import type { Page } from '@playwright/test'
import { keysOf } from '#domain/keys-of.ts'
import { pagePaths } from '#domain/paths.ts'
import { atRest } from './at-rest.ts'
import { type Fetched, firstLoad, MOST_SHIFT, recordShifts, shiftOf, visitIn, type WindowName, windows } from './first-load.ts'
import { expect, test } from './journey-test.ts'

/** What a first visit may cost, in KiB and counts: figures that are the same on every machine. For timings see `npm run bench`. */
const metrics = ['document', 'script', 'executed', 'font', 'pictures', 'total', 'requests', 'elements'] as const
type Budget = Record<(typeof metrics)[number], number>

const home = { document: 16, script: 4, executed: 12, font: 24, pictures: 70, total: 115, requests: 9, elements: 800 }
const other = { ...home, total: 80 }

const budgets: [path: string, window: WindowName, budget: Budget][] = [
  ['/', 'phone', home],
  ['/', 'desktop', { ...home, pictures: 130, total: 200 }],
  ...pagePaths.filter((path) => path !== '/').flatMap((path) => keysOf(windows).map((window): [string, WindowName, Budget] => [path, window, other])),
]

const KIB = 1024

for (const [path, window, budget] of budgets) {
  test.describe(`on a ${window}`, () => {
    test.use(visitIn(window))

    test(`a first visit to ${path} stays within its budget`, async ({ page, baseURL }) => {
      const { fetched, executed } = await firstLoad(page, path)
      const spent: Budget = {
        document: kib(fetched, 'Document', 'bytes'),
        script: kib(fetched, 'Script'),
        executed: (await executed()) / KIB,
        font: kib(fetched, 'Font'),
        pictures: kib(fetched, 'Image'),
        total: sum(fetched.map(({ transferred }) => transferred)) / KIB,
        requests: fetched.length,
        elements: await page.evaluate(() => document.querySelectorAll('*').length),
      }
      test.info().annotations.push({
        type: 'spent',
        description: JSON.stringify(spent, (_, figure) => (typeof figure === 'number' ? Math.round(figure * 10) / 10 : figure)),
      })
      for (const name of metrics) expect.soft(spent[name], name).toBeLessThanOrEqual(budget[name])
      expect.soft(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT)

      expect
        .soft(
          fetched.filter(({ status }) => status !== 200),
          'failed',
        )
        .toEqual([])
      expect
        .soft(
          fetched.filter(({ url }) => !url.startsWith(`${baseURL}/`)),
          'third party',
        )
        .toEqual([])
      expect.soft(new Set(fetched.map(({ url }) => url)).size, 'nothing is fetched twice').toBe(fetched.length)
      expect
        .soft(
          await page.evaluate(() =>
            performance.getEntriesByType('resource').filter((one) => 'renderBlockingStatus' in one && one.renderBlockingStatus === 'blocking'),
          ),
          'no style sheet blocks rendering',
        )
        .toEqual([])
      // Only the home page has one, for what is below its first view (docs/decisions/006).
      expect.soft(fetched.filter(({ type }) => type === 'Stylesheet').length, 'style sheets').toBe(path === '/' ? 1 : 0)
      expect.soft(await page.locator('head link[rel=stylesheet]').count(), 'style sheets in the head').toBe(0)
      expect.soft(fetched.filter(({ type }) => type === 'Font').length, 'one file of type').toBeLessThanOrEqual(1)
      if (path === '/') await test.step('only the hero is fetched before the visitor moves', () => expectOnlyHeroBeforeMoving(page, fetched))
    })
  })
}

async function expectOnlyHeroBeforeMoving(page: Page, fetched: readonly Fetched[]) {
  const pictures = () => fetched.filter(({ type, url }) => type === 'Image' && !url.endsWith('.svg')).map(({ url }) => url)
  expect(pictures()).toEqual([expect.stringContaining('/hero')])
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => pictures().length).toBeGreaterThan(1)
}

for (const window of keysOf(windows)) {
  test.describe(`on a ${window}`, () => {
    test.use(windows[window])

    test('the first view is complete before the deferred styles load, and nothing moves when they do', async ({ page }) => {
      await page.addInitScript(recordShifts)
      const release = await openWithout(/\.css$/, page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.waitForFunction(() => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete))
      await expect(page.locator('main > section')).toHaveCount(1)
      const before = await firstView(page)

      release()
      await atRest(page)
      await expect(page.locator('main > section').last()).toBeAttached()
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
      expect(await firstView(page)).toEqual(before)
    })

    test(`a typeface that comes after the text is drawn shifts no page by more than ${MOST_SHIFT}`, async ({ page }) => {
      await page.addInitScript(recordShifts)
      for (const path of pagePaths) {
        const release = await openWithout(/\.woff2$/, page, path)
        await page.waitForFunction(() => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        expect(await page.evaluate(hasTypeface), `${path} is drawn without it`).toBe(false)

        release()
        await page.waitForFunction(hasTypeface)
        await atRest(page)
        expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT)
      }
    })
  })
}

const hasTypeface = () => [...document.fonts].some(({ family, status }) => family.includes('Familjen Grotesk') && status === 'loaded')

/** Opens a page whose files of one kind do not come until they are released. */
async function openWithout(files: RegExp, page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.unroute(files)
  await page.route(files, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return released.resolve
}

test.describe('on a first visit with a phone', () => {
  test.use(visitIn('phone'))

  test('gallery and form together load at most 85 KiB of script', async ({ page }) => {
    const { fetched, untilQuiet } = await firstLoad(page, '/')
    await page.getByRole('button', { name: 'Se fler projekt' }).first().click()
    await page.locator('#projekt [data-project]').first().click()
    await expect(page.locator('dialog.project-view')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('#kontakt input[name="name"]').focus()
    await page.locator('#kontakt [type="submit"]').click()
    await expect(page.locator('#errors')).toBeVisible()
    await untilQuiet()
    expect(kib(fetched, 'Script')).toBeLessThanOrEqual(85)
  })
})

test.describe('on a first visit with a desktop', () => {
  test.use(visitIn('desktop'))

  test('the next page is prefetched once, when its link is hovered', async ({ page }) => {
    await firstLoad(page, '/')
    const cdp = await page.context().newCDPSession(page)
    const prefetched: string[] = []
    // Under a debugger Chromium only prefetches; otherwise it prerenders.
    cdp.on('Preload.prefetchStatusUpdated', ({ key, status }) => status === 'Running' && prefetched.push(new URL(key.url).pathname))
    await cdp.send('Preload.enable')
    expect(prefetched).toEqual([])
    const link = page.getByRole('navigation').getByRole('link', { name: 'Vanliga frågor' })
    for (let times = 0; times < 3; times++) {
      await link.hover()
      await expect.poll(() => prefetched).toEqual(['/vanliga-fragor'])
      await page.mouse.move(5, 500)
    }
  })
})

/** Position and style of every visible element of header and hero. Not a screenshot: the picture's colours differ slightly each time. */
function firstView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.site-header *, .hero *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { font, color, backgroundColor, letterSpacing, textDecoration, border } = getComputedStyle(element)
      return width > 0
        ? [[element.outerHTML.slice(0, 60), x, y, width, height, font, color, backgroundColor, letterSpacing, textDecoration, border].join(' | ')]
        : []
    }),
  )
}

function kib(fetched: Fetched[], type: string, size: 'bytes' | 'transferred' = 'transferred'): number {
  return sum(fetched.filter((one) => one.type === type).map((one) => one[size])) / KIB
}

function sum(figures: number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}

test('the planner’s script is not loaded before it is touched, and then at most 40 KiB', async ({ page }) => {
  const fetched: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) fetched.push({ url: response.url(), bytes: Number(response.headers()['content-length'] ?? 0) })
  })
  for (const path of ['/', '/rita']) {
    await page.goto(path)
    await atRest(page)
  }
  expect(fetched.filter(({ url }) => /planner|quantities|model/.test(url))).toEqual([])
  fetched.length = 0
  const ours = () => fetched.filter(({ url }) => !/react|runtime/.test(url))
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeVisible()
  const kib = ours().reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  test.info().annotations.push({ type: 'spent', description: `${kib.toFixed(1)} KiB` })
  expect(kib).toBeGreaterThan(1)
  expect(kib).toBeLessThanOrEqual(40)
  expect(ours().filter(({ url }) => url.includes('model'))).toEqual([])
})
