import { gallery } from '#content/gallery/gallery.ts'
import { photoWords } from '#content/photos/photos.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import { pairPage, pictureFields, projectPages } from '#content/publishing/site-pictures.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { expect, test } from './journey-test.ts'
import { photoFile } from './photo-files.ts'
import { expectFits, signInOn } from './site-actions.ts'

// A refused form is answered with 422, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Badrum i Bjärby'
const ALT = 'Nykaklat badrum med gröna plattor och en vägghängd toalett'
const heic = { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1') }

test('on a phone a photo becomes the first project, shrunk before it is sent and shown as it will be cut; without JavaScript the pair gets one', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const photo = await photoFile('IMG_0001.JPG', { width: 2400, height: 4000, orientation: 6 })
  const narrow = await photoFile('IMG_0003.JPG', { width: 900, height: 700, orientation: 6 })
  // A server of its own: what is published here must not meet other journeys.
  const server = await startBuiltServer()
  const visitor = await (await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } })).newPage()
  const scriptless = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  try {
    await signInOn(page, server)
    await page.goto(`${server.address}/agare/webbplatsen`)
    const before = Date.now()
    await page.getByRole('link', { name: projectPages.title, exact: true }).click()
    await expectFits(page, expectAccessible)
    // On a slow line a picture is chosen before the page's script is there.
    const script = Promise.withResolvers<void>()
    await page.route(/\.js$/, (route) => script.promise.then(() => route.continue()))
    await page.getByRole('link', { name: projectPages.add }).click({ noWaitAfter: true })
    const upload = page.getByLabel(pictureFields.upload.label)
    await upload.setInputFiles(heic)
    script.resolve()
    await expect(page.getByRole('alert')).toHaveText(photoWords.heic)
    await upload.setInputFiles(narrow)
    await page.getByRole('button', { name: sitePage.save }).click()
    const refused = page.locator('.field-error', { hasText: 'pixlar bred' })
    await expect(refused).toBeVisible()
    await page.locator('select[data-kind]').selectOption('rendering')
    await upload.setInputFiles(photo)
    const cut = page.getByRole('slider', { name: pictureFields.chosen })
    const place = page.getByLabel(pictureFields.cut.label)
    await expect(cut).toBeVisible()
    await test.step('the cut is moved by keyboard, by finger and by the list', async () => {
      const pixels = () => cut.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
      const middle = await pixels()
      await cut.focus()
      await page.keyboard.press('ArrowDown')
      await expect(place).toHaveValue(/^(?:55 50|50 55)$/)
      await expect(cut).toHaveAttribute('aria-valuenow', '55')
      expect(await pixels()).not.toBe(middle)
      await cut.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await cut.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width / 2 + 30, y + height / 2, { steps: 5 })
      await page.mouse.up()
      await expect(cut, 'the picture follows the finger').toHaveAttribute('aria-valuenow', /^[0-4]?[0-9]$/)
      await expect(place.locator('option:checked')).toHaveText(pictureFields.cut.moved)
      await place.selectOption('50 50')
      expect(await pixels()).toBe(middle)
    })
    await expect(refused, 'what was said of another picture').toHaveCount(0)
    await expect(upload).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('select[data-kind]'), 'what comes from a phone is a photo').toHaveValue('photo')
    const sent = await upload.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0)
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(photo.buffer.byteLength / 2)
    await page.getByLabel(projectPages.fields.title.label).fill(TITLE)
    await page.getByLabel(projectPages.fields.description.label).fill('Gröna plattor i raka rader.')
    await page.getByLabel(pictureFields.alt.label).fill(ALT)
    await expectFits(page, expectAccessible)
    await page.getByRole('button', { name: sitePage.save }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.sparat)
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first(),
    ).toContainText(TITLE)
    await test.step('the cut of the picture that is there is moved too', async () => {
      await page.getByRole('link', { name: TITLE }).click()
      const move = page.getByRole('button', { name: pictureFields.cut.move })
      const shown = () => page.locator('.site-thumbnail').first().getAttribute('src')
      const before = await shown()
      await move.click()
      await expect(cut).toBeFocused()
      await expect(move).toBeHidden()
      await page.keyboard.press('Home')
      await expect(cut).toHaveAttribute('aria-valuenow', '0')
      await expectFits(page, expectAccessible)
      await page.getByLabel(pictureFields.file.label).selectOption('tub')
      await expect(cut, 'one of the build’s is 4:3 as it is').toHaveCount(0)
      await expect(move).toBeHidden()
      await page.getByLabel(pictureFields.file.label).selectOption(before?.match(/[0-9a-f]{16}/)?.[0] ?? '')
      await expect(move).toBeVisible()
      await page.getByRole('button', { name: sitePage.save }).click()
      await page.getByRole('link', { name: TITLE }).click()
      expect(await shown()).not.toBe(before)
      await page.getByRole('link', { name: siteItems.all }).click()
    })
    await page.getByRole('link', { name: sitePage.back }).click()
    await expect(page.getByText(TITLE)).toBeVisible()
    await page.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(page.getByRole('status')).toHaveText(sitePage.said.publicerat)
    test.info().annotations.push({ type: 'from the list to published', description: `${Date.now() - before} ms with checks` })

    await visitor.goto('/')
    await visitor.getByRole('button', { name: gallery.more }).click()
    await visitor.getByRole('link', { name: new RegExp(TITLE) }).click()
    const large = visitor.getByRole('dialog').getByRole('img', { name: ALT })
    await expect(large).toBeVisible()
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => [img.currentSrc.endsWith('-1600.avif'), img.naturalWidth])).toEqual([true, 1600])

    const plain = await scriptless.newPage()
    await scriptless.addCookies(await page.context().cookies())
    await plain.goto(`${server.address}/agare/webbplatsen/fore-efter`)
    const after = plain.getByRole('group', { name: pairPage.after })
    await after.getByLabel(pictureFields.upload.label).setInputFiles(photo)
    await after.getByLabel(pictureFields.alt.label).fill(ALT)
    await after.getByLabel(pictureFields.kind.label).selectOption('photo')
    await plain.getByRole('button', { name: sitePage.save }).click()
    await plain.getByRole('button', { name: sitePage.draft.publish }).click()
    await expect(plain.getByRole('status')).toHaveText(sitePage.said.publicerat)
    await visitor.goto('/')
    await expect(visitor.locator('.before-after').getByRole('img', { name: ALT })).toBeVisible()
    await page.goto(`${server.address}/agare/webbplatsen/fore-efter`)
    await expectFits(page, expectAccessible)
  } finally {
    await scriptless.close()
    await visitor.context().close()
    await server.close()
  }
})
