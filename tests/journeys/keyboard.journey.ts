import type { Page } from '@playwright/test'
import { servicesOf } from '#content/company/services.ts'
import { tips } from '#content/pages/tips.ts'
import { pagePaths } from '#domain/paths.ts'
import { aRequest } from '../support/a-request.ts'
import { content, questions } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { focused } from './layout-checks.ts'
import { untilNoHaste } from './visitor.ts'

const { projects } = content.gallery

const [firstQuestion] = questions
const [firstService] = servicesOf(content)
const [, project] = projects

/** The start of a text as `focused` tells it, for an expression. */
const named = (text = 'nothing') => RegExp.escape(text.slice(0, 15))

/** Presses Tab until the element of that name has focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key)
    if (name.test((await focused(page))?.name ?? '')) return
  }
  throw new Error(`${key} does not reach an element called ${name}.`)
}

test('the skip link is the first stop, is visible, and leads past the menu', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Få offert' }).first()).toBeFocused()
})

test.describe('on every page', () => {
  test.use({ mayBeLogged: /404/ })

  test('focus is always visible and never under the header, forwards and backwards, and no control is smaller than 24 px', async ({ page }) => {
    test.slow()
    for (const path of [...pagePaths, '/finns-inte']) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 720 })
        await page.goto(path)
        expect(await focusFaults(page), `${path} at ${width} px`).toEqual([])
      }
      expect(await smallControls(page), `${path} on a phone`).toEqual([])
    }
  })
})

/** What is wrong with the focus at any stop of the page, there and back. */
async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 150; stops += 1) {
      await page.keyboard.press(key)
      // Within a frame, the phone's bar comes or goes after what is scrolled: whoever presses a key has seen it.
      const stop = await focused(page, { afterFrame: true })
      if (!stop) break
      if (!stop.ringed) faults.push(`${key} ${stop.name}: no ring`)
      if (stop.ring) faults.push(`${key} ${stop.name}: a ring of ${stop.ring}`)
      if (!stop.inWindow) faults.push(`${key} ${stop.name}: outside the window`)
      if (stop.covered) faults.push(`${key} ${stop.name}: under the header`)
    }
  }
  return faults
}

function smallControls(page: Page): Promise<string[]> {
  return page.locator('a, button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('.honeypot, .skip'))
      .map((one) => ({ name: one.textContent || one.id, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name} ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )
}

test('on a phone the menu opens, closes with Escape, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await tabTo(page, /^button Meny/)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /Tjänster/)
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await page.keyboard.press('Tab')
  expect((await focused(page))?.name).toContain('Läs mer')
})

test('a service and a question open and close', async ({ page }) => {
  await page.goto('/#tjanster')
  await tabTo(page, /^summary.*Läs mer/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: firstService?.expanded.title ?? 'nothing' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: firstService?.expanded.title ?? 'nothing' })).toBeHidden()
  await tabTo(page, new RegExp(`^summary.*${named(firstQuestion?.question)}`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(firstQuestion?.answer ?? 'nothing')).toBeVisible()
})

test('a picture is opened from the list and closed', async ({ page }) => {
  await page.goto('/#galleri')
  const opener = page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' })
  await tabTo(page, /^button.*Se fler projekt/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Fler projekt' })).toBeVisible()
  await tabTo(page, new RegExp(named(project?.title)))
  expect((await focused(page))?.ringed).toBe(true)
  await page.keyboard.press('Enter')
  const picture = page.getByRole('dialog', { name: project?.title ?? 'nothing', exact: true })
  await expect(picture).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the tips are one tab stop; arrow keys, Home and End move between them', async ({ page }) => {
  await page.goto('/#fragor')
  await tabTo(page, /^button Tips 1/)
  const shows = (tip: number) => expect(page.getByRole('tabpanel')).toContainText(tips[tip - 1]?.text ?? '')
  await page.keyboard.press('ArrowRight')
  await shows(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await shows(tips.length)
  await page.keyboard.press('Home')
  await shows(1)
  await page.keyboard.press('End')
  await shows(tips.length)
  await page.keyboard.press('Tab')
  expect((await focused(page))?.name).toContain('Nästa tips')
})

test('a request is filled in and sent by keyboard alone', async ({ page, smtpServer }) => {
  await page.goto('/')
  await tabTo(page, /Få offert/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#kontakt$/)
  const answer = async (field: string, keys: string) => {
    await tabTo(page, new RegExp(`^\\w+ ${field} `))
    await page.keyboard.type(keys)
  }
  await answer('project', 'Tot')
  await answer('budget', '100')
  await answer('timeline', 'Ak')
  await answer('location', 'Enköping')
  await answer('name', 'Åsa Öberg')
  await answer('phone', '112')
  await answer('email', 'asa.oberg@example.se')
  await answer('message', 'Bara tangenter')
  await tabTo(page, /Skicka förfrågan/)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'Det här behöver rättas' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Telefon')).toBeFocused()
  expect((await focused(page))?.covered).toBe(false)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(aRequest().phone)
  await untilNoHaste(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Förfrågan skickad!').first()).toBeVisible()
  const email = await smtpServer.emailSaying('Bara tangenter')
  expect(email.text).toContain('Totalrenovering')
})
