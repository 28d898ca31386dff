import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { deskNavigation } from '#content/desk/navigation.ts'
import { rotWords } from '#content/publishing/rot-words.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteFields, siteParts } from '#content/publishing/site-forms.ts'
import { missingPictureWords, pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { lostProject, publishLostProject } from '../support/lost-project.ts'
import { facts } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { expectFits, signInOn } from './site-actions.ts'

// What is refused is answered with that status, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const NEW_PHONE = '021-12 34 56'
const PHONE = siteFields['facts.phone'].label

test('on a phone the owner changes the number and a visitor sees it; a slip is refused at its field; undone, all is as before', async ({
  page,
  browser,
  expectAccessible,
}) => {
  // A server of its own: what is published here must not meet other journeys.
  const server = await startBuiltServer()
  const visitor = await (await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } })).newPage()
  const numberToCall = () => visitor.locator('footer').getByRole('link', { name: /^[\d\s-]+$/ })
  try {
    await signInOn(page, server)
    await visitor.goto('/')
    await expect(numberToCall()).toHaveText(facts.phone)

    await page.goto(`${server.address}/agare/webbplatsen`)
    await expectFits(page, expectAccessible)
    await page.getByRole('link', { name: siteParts.telefon.title, exact: true }).click()
    await page.getByLabel(PHONE).fill('07-1')
    await page.getByRole('button', { name: sitePage.save }).click()
    await expect(page.getByRole('alert')).toContainText(sitePage.errors.fields)
    await expect(page.getByLabel(PHONE)).toHaveAccessibleDescription(/är inget svenskt telefonnummer/)
    await expectFits(page, expectAccessible)

    const before = Date.now()
    await page.getByLabel(PHONE).fill(NEW_PHONE)
    await page.getByRole('button', { name: sitePage.save }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.sparat)
    await expectFits(page, expectAccessible)
    await page.getByRole('link', { name: sitePage.draft.preview }).click()
    await expect(page.locator('footer').getByRole('link', { name: NEW_PHONE })).toBeVisible()
    await expectFits(page, expectAccessible)
    await page.getByRole('link', { name: sitePage.draft.backFromPreview }).click()
    await visitor.reload()
    await expect(numberToCall()).toHaveText(facts.phone)

    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.publicerat)
    test.info().annotations.push({ type: 'from the number to published', description: `${Date.now() - before} ms with checks` })
    await visitor.reload()
    await expect(numberToCall()).toHaveText(NEW_PHONE)
    await expectFits(page, expectAccessible)

    // The one before; the owner may have published others.
    await page.locator('a[href*="/version/"]').nth(1).click()
    await page.getByRole('button', { name: sitePage.versions.restore }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.atergatt)
    await visitor.reload()
    await expect(numberToCall()).toHaveText(facts.phone)

    for (const address of [
      'version/1',
      'fragor',
      'fragor/pris',
      'tips/1',
      'rad',
      'priser',
      'foretaget',
      'lankar',
      'om-oss',
      'ritningspriser',
      'kakel',
      'kakel-steg',
      'kakel-steg/1',
    ]) {
      await page.goto(`${server.address}/agare/webbplatsen/${address}`)
      await expectFits(page, expectAccessible)
    }
  } finally {
    await visitor.context().close()
    await server.close()
  }
})

test('without JavaScript a question is added and published', async ({ browser }) => {
  const server = await startBuiltServer()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await signInOn(page, server)
    await page.goto(`${server.address}/agare/webbplatsen`)
    await page.getByRole('link', { name: siteParts.fragor.title, exact: true }).click()
    await page.getByRole('link', { name: siteParts.fragor.add }).click()
    await page.getByLabel(siteParts.fragor.fields.question).fill('Går det bra med hund?')
    await page.getByLabel(siteParts.fragor.fields.answer, { exact: true }).fill('Ja. Ring {telefon}, så berättar vi.')
    await page.getByRole('button', { name: sitePage.save }).click()
    await page.getByRole('link', { name: sitePage.back }).click()
    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.publicerat)
    await page.goto(`${server.address}/vanliga-fragor`)
    await page.getByText('Går det bra med hund?').click()
    await expect(page.getByText(`Ja. Ring ${facts.phone}, så berättar vi.`)).toBeVisible()
  } finally {
    await context.close()
    await server.close()
  }
})

test('on a phone a missing picture is replaced; a form overtaken by another tab says where they differ', async ({ page, expectAccessible }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-older-'))
  await publishLostProject(dataDir)
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const place = `${server.address}/agare/webbplatsen`
  const save = (tab: Page) => tab.getByRole('button', { name: sitePage.save }).click()
  try {
    await signInOn(page, server)
    await page.goto(place)
    await expectFits(page, expectAccessible)
    await page.getByRole('link', { name: missingPictureWords.choose }).first().click()
    await expectFits(page, expectAccessible)
    await page.getByLabel(pictureFields.file.label).selectOption({ index: 1 })
    const other = await page.context().newPage()
    await other.goto(`${place}/projekt/${lostProject.id}`)
    await other.getByLabel(projectPages.fields.title.label).fill('Dubbla tvättställ i ek')
    await other.getByLabel(pictureFields.file.label).selectOption({ index: 2 })
    await save(other)
    await expect(other.getByRole('status')).toHaveText(sitePage.said.sparat)
    await save(page)
    await expect(page.getByRole('region', { name: sitePage.meanwhile.heading })).toContainText('Dubbla tvättställ i ek')
    await expectFits(page, expectAccessible)
    await save(page)
    await page.getByRole('link', { name: sitePage.back }).click()
    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.publicerat)
    await expect(page.getByRole('link', { name: missingPictureWords.choose })).toHaveCount(0)
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('on a phone a price is changed and published with two swipes, also while the site says another ROT rate than the law', async ({ page }) => {
  const server = await startBuiltServer()
  try {
    await signInOn(page, server)
    await page.goto(`${server.address}/agare/webbplatsen`)
    await expect(page.getByRole('heading', { name: rotWords.heading })).toBeVisible()
    const toPrices = await swipesTo(page, page.getByRole('link', { name: siteParts.priser.title, exact: true }))
    await page.getByRole('link', { name: siteParts.priser.title, exact: true }).click()
    await page.getByLabel(/^Lägst/).fill('135 000')
    const toSave = await swipesTo(page, page.getByRole('button', { name: sitePage.save }))
    await page.getByRole('button', { name: sitePage.save }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.sparat)
    const toPublish = await swipesTo(page, page.getByRole('button', { name: sitePage.draft.publish }))
    expect(toPrices + toSave + toPublish).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.publicerat)
  } finally {
    await server.close()
  }
})

/** How often a thumb swipes, most of the screen each time, until something is seen whole above the bar. */
async function swipesTo(page: Page, part: Locator): Promise<number> {
  const bar = page.getByRole('navigation', { name: deskNavigation.label })
  const isHidden = async () => (await boxOf(part)).bottom > (await boxOf(bar)).top
  let swipes = 0
  for (; await isHidden(); swipes += 1) await page.evaluate(() => scrollBy({ top: innerHeight * 0.7, behavior: 'instant' }))
  return swipes
}

function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((element) => ({ top: element.getBoundingClientRect().top, bottom: element.getBoundingClientRect().bottom }))
}
