import type { Locator, Page } from '@playwright/test'
import { gallery } from '#content/gallery/gallery.ts'
import { isIdeaName } from '#content/gallery/idea-names.ts'
import { ideas } from '#content/gallery/ideas.ts'
import { fixtureWords } from '#content/planner/fixture-words.ts'
import { packPlan } from '#domain/room/share.ts'
import { content } from '../support/page-content.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './journey-test.ts'
import { countDraws } from './model-stage.ts'
import { aProject, closeUpProjects, roomProjects } from './shown-projects.ts'
import { visitor } from './visitor.ts'

const { projects } = content.gallery

/** What WebGL without a graphics card says. */
test.use({ mayBeLogged: /GPU stall due to ReadPixels/ })

async function open(page: Page, { title = '' }: Partial<(typeof projects)[number]> = {}) {
  await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
  await page.getByRole('dialog').getByRole('link').filter({ hasText: title }).first().click()
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
}

const [room, otherRoom] = roomProjects
const [closeUp] = closeUpProjects

/** The rendering lies over the page until the room is shown live, from the same place. */
async function leaveRendering(page: Page) {
  await expect(page.getByRole('application', { name: 'Badrummet i 3D, sett som på bilden' })).toBeVisible()
  await expect(page.locator('.arrival:visible')).toHaveCount(0)
}

const board = (page: Page) => page.getByRole('group', { name: 'Ritning av badrummet' })

test('a rendering’s room opens in the planner, with what stands in it', async ({ page, expectAccessible }) => {
  test.skip(!room || !closeUp, 'the owner shows no such projects')
  await countDraws(page, { shows: false })
  await page.goto('/')
  await open(page, closeUp)
  await expect(page.getByRole('link', { name: 'Rita vidare på det här badrummet' })).toHaveCount(0)
  await expect(page.getByText(gallery.tooClose)).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, room)
  await page.getByRole('link', { name: 'Rita vidare på det här badrummet' }).click()
  await expect(page).toHaveURL(`/rita#ide=${room?.picture.file}`)
  await leaveRendering(page)
  await expectAccessible()
  await page.getByRole('button', { name: 'Till ritningen' }).click()
  await expect(board(page)).toBeVisible()
  for (const { kind } of isIdeaName(room?.picture.file) ? ideas[room.picture.file].fixtures : [])
    await expect(board(page).getByRole('button', { name: fixtureWords[kind].name }).first()).toBeVisible()
  await expect(board(page)).toBeInViewport()
  await expectAccessible()
})

test('from the rendering’s place the room is turned, and seen like that again', async ({ page }) => {
  await countDraws(page, { shows: false })
  await page.goto('/rita#ide=double')
  await leaveRendering(page)
  await expect(page.getByText('Måtten är uppskattade efter bilden.')).toBeVisible()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('application', { name: 'Badrummet i 3D, sett utifrån' })).toBeVisible()
  await page.getByRole('button', { name: 'Som på bilden' }).click()
  await expect(page.getByRole('application', { name: 'Badrummet i 3D, sett som på bilden' })).toBeVisible()
})

test.describe('on a phone', () => {
  // What the bars of an iPhone 14 leave.
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('all of the room is seen where the rendering was, between the header and the price', async ({ page }) => {
    await countDraws(page, { shows: false })
    await page.goto('/rita#ide=double')
    await leaveRendering(page)
    const heightsOf = async (what: Locator) => {
      const { y, height } = (await what.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      return { top: y, bottom: y + height }
    }
    const [header, stage, foot] = await Promise.all([page.getByRole('banner'), page.getByRole('application'), page.locator('.planner-foot')].map(heightsOf))
    expect(stage?.top).toBeGreaterThanOrEqual(header?.bottom ?? 0)
    expect(stage?.bottom).toBeLessThanOrEqual(foot?.top ?? 0)
  })
})

test('without WebGL the drawing opens at once, and without script the rendering covers nothing', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/rita#ide=tub')
  await expect(board(page)).toBeVisible()
  await expect(page.locator('.arrival:visible')).toHaveCount(0)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const still = await context.newPage()
  await still.goto('/rita#ide=tub')
  await expect(still.locator('.arrival:visible')).toHaveCount(0)
  await context.close()
})

test('every picture of a room offers it, but no close-up, nor the worn-out room, which nobody wants, and no plan is fetched with them', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await open(page, projects[0])
  const offered: string[] = []
  for (const { title, picture } of projects) {
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(title)
    const [way] = await page.getByRole('link', { name: 'Rita vidare på det här badrummet' }).all()
    if (way) expect(await way.getAttribute('href')).toBe(`/rita#ide=${picture.file}`)
    if (way) offered.push(picture.file)
    await expect(page.getByRole('button', { name: gallery.worn })).toHaveCount(picture.file === 'before' ? 1 : 0)
    await expect(page.getByRole('button', { name: gallery.similar })).toHaveCount(picture.file === 'before' ? 0 : 1)
    await page.keyboard.press('ArrowRight')
  }
  expect(offered).toEqual(projects.map(({ picture }) => picture.file).filter((file) => isIdeaName(file) && file !== 'before'))
  await atRest(page)
  expect(fetched.filter((url) => /\/(ideas|planner)\./.test(url))).toEqual([])
})

test('an idea leaves the visitor’s own drawing where it was, one press away', async ({ page }) => {
  const own = packPlan(ideas.compact)
  await countDraws(page, { shows: false })
  await page.addInitScript((plan) => localStorage.setItem('fogratt.plan', plan), own)
  await page.goto('/rita#ide=tub')
  await leaveRendering(page)
  await page.getByRole('button', { name: 'Till ritningen' }).click()
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
  test.skip(!room, 'the owner shows no such project')
  await open(page, room)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const line = `Jag vill ha ett badrum i stil med ”${room?.title}” i ert galleri.`
  expect(gallery.similarLine(room?.title ?? '')).toBe(line)
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
  await expect(page.getByLabel('Storlek')).toBeFocused()
  await expect(page.locator('#kontakt-rubrik')).toBeInViewport()

  await open(page, room)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
  await page.reload()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(`Vi bor på tredje våningen.\n${line}`)
})

test('a quote for a close-up leaves the kind of work to the visitor, and an answer that is given stays', async ({ page }) => {
  test.skip(!closeUp, 'the owner shows no such project')
  await page.goto('/')
  await open(page, closeUp)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Vad gäller det?')).toBeFocused()
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('')
  await page.getByLabel('Vad gäller det?').selectOption('kakel')
  await open(page, otherRoom ?? closeUp)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('kakel')
})

test('after a sent request, a quote for something similar is the next one’s, and is seen', async ({ page }) => {
  test.skip(!room, 'the owner shows no such project')
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Först badrummet uppe' })
  await visitor(page).send()
  const accepted = page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
  await expect(accepted).toBeVisible()
  await open(page, room)
  await page.getByRole('button', { name: 'Få offert på ett liknande' }).click()
  await expect(accepted).toBeHidden()
  await expect(page.getByLabel('Storlek')).toBeFocused()
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(gallery.similarLine(room?.title ?? ''))
})

test('the card’s picture grows into the dialog, unless the visitor wants no movement', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = []
    Object.assign(window, { names })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      for (const one of document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')) names.push(one.getAttribute('alt') ?? '')
      return start(update)
    }
  })
  for (const [reducedMotion, grown] of [
    ['no-preference', [aProject.picture.alt]],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await open(page, aProject)
    expect(await page.evaluate(() => ('names' in window ? window.names : undefined)), reducedMotion).toEqual(grown)
    await expect(page.locator('[style*=view-transition-name]'), reducedMotion).toHaveCount(0)
  }
})
