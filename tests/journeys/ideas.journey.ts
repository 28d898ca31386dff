import type { Page } from '@playwright/test'
import { ideaNames } from '#content/idea-names.ts'
import { ideas } from '#content/ideas.ts'
import { projects } from '#content/projects.ts'
import { packPlan } from '#domain/room/share.ts'
import { expect, test } from './journey-test.ts'

async function open(page: Page, project: RegExp) {
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await page.getByRole('dialog').getByRole('link', { name: project }).click()
  await expect(page.getByRole('dialog', { name: project })).toBeVisible()
}

const board = (page: Page) => page.getByRole('group', { name: 'Ritning av badrummet' })

test('a rendering’s room opens in the planner, with what stands in it', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await open(page, /Marmorkakel/)
  await expect(page.getByRole('link', { name: 'Utgå från det här badrummet' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await open(page, /Exklusivt badrum med fristående badkar/)
  await page.getByRole('link', { name: 'Utgå från det här badrummet' }).click()
  await expect(page).toHaveURL('/rita#ide=tub')
  await expect(board(page)).toBeVisible()
  await expect(board(page).getByRole('button', { name: /Fristående badkar/ })).toBeVisible()
  await expect(board(page)).toBeInViewport()
  await expectAccessible()
})

test('every picture of a room offers it, and no close-up does', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await open(page, /Exklusivt badrum med fristående badkar/)
  const offered: string[] = []
  for (const { title, picture } of projects) {
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(title)
    const [way] = await page.getByRole('link', { name: 'Utgå från det här badrummet' }).all()
    if (way) expect(await way.getAttribute('href')).toBe(`/rita#ide=${picture}`)
    if (way) offered.push(picture)
    await page.keyboard.press('ArrowRight')
  }
  expect(offered).toEqual(ideaNames)
})

for (const name of ideaNames) {
  test(`the planner opens the idea "${name}"`, async ({ page }) => {
    await page.goto(`/rita#ide=${name}`)
    await expect(board(page)).toBeVisible()
    await expect(page.getByText('Din egen sparade ritning')).toBeHidden()
  })
}

test('an idea leaves the visitor’s own drawing where it was, one press away', async ({ page }) => {
  const own = packPlan(ideas.compact)
  await page.addInitScript((plan) => localStorage.setItem('fogratt.plan', plan), own)
  await page.goto('/rita#ide=tub')
  await expect(board(page).getByRole('button', { name: /Fristående badkar/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('fogratt.plan'))).toBe(own)
  await page.getByRole('button', { name: 'Öppna min ritning' }).click()
  await expect(board(page).getByRole('button', { name: /Duschkabin/ })).toBeVisible()
  await expect(board(page).getByRole('button', { name: /Fristående badkar/ })).toHaveCount(0)
})

test('an idea that does not exist opens the choice of a shape', async ({ page }) => {
  await page.goto('/rita#ide=slott')
  await expect(page.getByText('Vilken form har badrummet?')).toBeVisible()
  await expect(board(page)).toHaveCount(0)
})

test('a quote for something similar names the project in the message, keeps what was written, and chooses the kind of work', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Något mer vi bör veta?').fill('Vi bor på tredje våningen.')
  await open(page, /Svart marmoreffekt/)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const line = 'Jag vill ha ett badrum i stil med ”Svart marmoreffekt” i ert galleri.'
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
  await expect(page.getByLabel('Storlek')).toBeFocused()
  await expect(page.locator('#kontakt-rubrik')).toBeInViewport()

  await open(page, /Svart marmoreffekt/)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
  await page.reload()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
})

test('a quote for a close-up leaves the kind of work to the visitor, and an answer that is given stays', async ({ page }) => {
  await page.goto('/')
  await open(page, /Duschnisch med belysning/)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Vad gäller det?')).toBeFocused()
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('')
  await page.getByLabel('Vad gäller det?').selectOption('kakel')
  await open(page, /Skandinavisk design/)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('kakel')
})

test('no plan is fetched with the home page or its pictures', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await open(page, /Marmorkakel/)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /\/(ideas|planner)\./.test(url))).toEqual([])
})

for (const [reducedMotion, transitions] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`with ${reducedMotion} as the visitor’s motion, the card’s picture grows into the dialog in ${transitions} transitions`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const names: string[] = []
      Object.assign(window, { names })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        for (const one of document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')) names.push(one.getAttribute('alt') ?? '')
        return start(update)
      }
    })
    await page.goto('/')
    await open(page, /Skandinavisk design/)
    expect(await page.evaluate(() => ('names' in window ? window.names : undefined))).toEqual(
      Array.from({ length: transitions }, () => expect.stringContaining('krokhängare')),
    )
    await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0)
  })
}
