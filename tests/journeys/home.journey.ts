import { company } from '#content/company/company.ts'
import { servicesOf } from '#content/company/services.ts'
import { broken } from '#content/pages/error-pages.ts'
import { navigation } from '#content/pages/navigation.ts'
import { tips } from '#content/pages/tips.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { content, facts } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

const [firstService, , lastService] = servicesOf(content)
const firstSteps = { name: firstService?.expanded.title ?? 'nothing' }
const lastSteps = { name: lastService?.expanded.title ?? 'nothing' }

/** Of the hero's picture, from its top: the lamps end above the first line, the basin's foot and the tub's rim are at the second. */
const HERO = { lampsEnd: 0.34, basinEnds: 0.57, ratio: 9 / 16 }

test('the first screen of a large window shows basin and sun, and not the wall above them', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [1280, 900],
    [1440, 780],
    [1920, 900],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { y = 0, height: seen = 0 } = (await page.locator('.hero-picture img').boundingBox()) ?? {}
    const whole = width * HERO.ratio
    const top = y + seen - whole
    expect(top + whole * HERO.basinEnds, `basin at ${width} × ${height}`).toBeLessThan(height)
    expect(y, `lamps at ${width} × ${height}`).toBeGreaterThan(top + whole * HERO.lampsEnd)
  }
})

test('one of three services is open at a time, and its button says Dölj; each of four questions opens and closes on its own', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#tjanster article')
  await expect(cards).toHaveCount(3)
  await expect(page.getByText('Läs mer', { exact: true }).filter({ visible: true })).toHaveCount(3)

  await cards.nth(0).locator('summary').click()
  await expect(page.getByRole('heading', firstSteps)).toBeVisible()
  await expect(cards.nth(0).getByText('Dölj')).toBeVisible()

  await cards.nth(2).locator('summary').click()
  await expect(page.getByRole('heading', lastSteps)).toBeVisible()
  await expect(page.getByRole('heading', firstSteps)).toBeHidden()

  await cards.nth(2).locator('summary').click()
  await expect(page.getByRole('heading', lastSteps)).toBeHidden()
  await expect(page.getByText('Läs mer', { exact: true }).filter({ visible: true })).toHaveCount(3)

  const questions = page.locator('#fragor details')
  await expect(questions).toHaveCount(4)
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('the tips advance every four seconds, wrap around, and stop at any manual step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Tips inför badrumsrenoveringen' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('tab')).toHaveCount(tips.length)
  const tip = carousel.getByRole('tabpanel')
  const shows = (number: number) => expect(tip).toContainText(tips[number - 1]?.text ?? '')
  // React sets a property on every element that it has hydrated.
  await expect.poll(() => carousel.evaluate((section) => Object.keys(section).some((key) => key.startsWith('__react')))).toBe(true)
  await shows(1)
  await page.clock.runFor(4000)
  await shows(2)
  for (let at = 3; at <= tips.length; at += 1) await page.clock.runFor(4000)
  await shows(tips.length)
  await page.clock.runFor(4000)
  await shows(1)
  await expect(tip, 'what changes by itself is not read out').toHaveAttribute('aria-live', 'off')

  await carousel.getByRole('button', { name: 'Föregående tips' }).click()
  await shows(tips.length)
  await expect(tip, 'what one has asked for is').toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(60_000)
  await shows(tips.length)
  await carousel.getByRole('button', { name: 'Nästa tips' }).click()
  await shows(1)
  await carousel.getByRole('tab', { name: 'Tips 7', exact: true }).click()
  await shows(7)
  await carousel.getByRole('button', { name: /Auto/ }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.clock.runFor(4000)
  await shows(8)
  await carousel.getByRole('button', { name: /Pausa/ }).click()
  await page.clock.runFor(60_000)
  await shows(8)
})

test('with reduced motion the tips do not advance until they are started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /Auto/ })).toBeVisible()
})

test('on a phone the menu opens over the page, and closes when a link in it is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Meny' }).click()
  await expect(menu.getByRole('link')).toHaveText([
    '',
    'Om oss',
    'Tjänster',
    'Galleri',
    'Rita ditt badrum',
    'Vanliga frågor',
    'Kontakt',
    facts.phone,
    'Få offert',
  ])
  await expect(menu.getByRole('link', { name: `${company.name}, startsidan` })).toBeVisible()
  await expect(menu.getByRole('link', { name: facts.phone })).toHaveAttribute('href', telephoneLink(facts.phone))
  await menu.getByRole('link', { name: 'Tjänster' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Tjänster', level: 2 }).first()).toBeInViewport()
})

test('every anchor of the menu lands below the header, also when the page is loaded with it', async ({ page }) => {
  const ids = navigation.links.flatMap(({ href }) => (href.includes('#') ? [href.slice(href.indexOf('#') + 1)] : []))
  expect(ids).toEqual(['om-oss', 'tjanster', 'galleri', 'kontakt'])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const id of [...ids, 'uppritning']) {
      const which = `${id} at ${width} px`
      await page.goto(`/?${id}${width}#${id}`)
      const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top))
      const header = await page.locator('.site-header').boundingBox()
      const below = (header?.y ?? 0) + (header?.height ?? 0)
      await expect.poll(top, which).toBeLessThanOrEqual(below + 27)
      expect(await top(), which).toBeGreaterThanOrEqual(below - 1)
    }
  }
})

test('header and, on a phone, footer lead to the planner', async ({ page }) => {
  // One page turns into the other.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const [width, where] of [
    [1280, 'banner'],
    [390, 'contentinfo'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.getByRole(where).getByRole('link', { name: 'Rita ditt badrum' }).click()
    await expect(page, where).toHaveURL('/rita')
  }
})

test.describe('when an island breaks', () => {
  test.use({ mayBeLogged: /broken on purpose/ })

  test('the rest of the page still works', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.goto('/')
    await page.locator('#fragor').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: broken.heading })).toBeVisible()
    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    await expect(page.getByRole('dialog', { name: 'Fler projekt' })).toBeVisible()
  })

  test('the form says so, the page still works, and the answers are there after a reload', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('whole')) return
      Element.prototype.scrollIntoView = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.goto('/#kontakt')
    const { fillIn, send } = visitor(page)
    await fillIn({ phone: '112', message: 'Överlever en krasch' })
    await send()
    const told = page.getByRole('alert').filter({ hasText: broken.heading })
    await expect(told).toContainText(`Ladda om sidan, eller ring oss på ${facts.phone}.`)
    await page.locator('#fragor summary').first().click()
    await expect(page.locator('#fragor details').first()).toHaveAttribute('open')
    await page.evaluate(() => sessionStorage.setItem('whole', 'yes'))
    await page.reload()
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Överlever en krasch')
  })
})
