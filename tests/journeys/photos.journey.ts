import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photoField } from '#content/photo-field.ts'
import { expect, test } from './journey-test.ts'
import { photoBackend, taken, type Upload } from './photo-backend.ts'
import { type ChosenFile, pdfFile, photoFile, photoFiles } from './photo-files.ts'
import { visitor } from './visitor.ts'

const field = (page: Page) => page.getByLabel('Bilder', { exact: false }).and(page.locator('input'))
const hint = (page: Page) => page.locator('#photos-hint')
const chosen = (page: Page) => page.getByRole('list', { name: 'Valda bilder' }).getByRole('listitem')
const thanks = (page: Page) => page.getByRole('region', { name: 'Din förfrågan har kommit fram' })
const counted = (page: Page) => thanks(page).getByRole('region', { name: 'Bilder' }).getByRole('status')
const tiles = (page: Page) => thanks(page).getByRole('region', { name: 'Bilder' }).getByRole('listitem')

async function choose(page: Page, files: readonly ChosenFile[]) {
  await field(page).setInputFiles([...files])
}

/** Fills in the form with photos and sends it. */
async function sendWith(page: Page, files: readonly ChosenFile[]) {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Med bilder' })
  await choose(page, files)
  await expect(chosen(page)).toHaveCount(files.length)
  await visitor(page).send()
  await expect(thanks(page)).toBeVisible()
}

test('photos are shown as soon as they are chosen, in their order; choosing again adds; each can be removed', async ({ page }) => {
  await page.goto('/#kontakt')
  await expect(hint(page)).toHaveText(photoField.hint)
  await choose(page, await photoFiles(3))
  await expect(chosen(page)).toHaveText([/^Bild 1\d+.kB$/, /^Bild 2\d+.kB$/, /^Bild 3\d+.kB$/])
  await expect(hint(page)).toHaveText('3 bilder är valda. De skickas med förfrågan.')
  await choose(page, [...(await photoFiles(2, 4)), pdfFile('plan.pdf')])
  await expect(chosen(page)).toHaveCount(6)
  await expect(hint(page)).toHaveText('5 bilder och en pdf är valda. De skickas med förfrågan.')
  expect(await field(page).evaluate((input) => input instanceof HTMLInputElement && [...(input.files ?? [])].map(({ name }) => name))).toEqual([
    'IMG_1.jpg',
    'IMG_2.jpg',
    'IMG_3.jpg',
    'IMG_4.jpg',
    'IMG_5.jpg',
    'plan.pdf',
  ])

  const pictures = await Promise.all([0, 1, 2].map((at) => pictureOf(page, at)))
  expect(new Set(pictures).size, 'each shows its own picture').toBe(3)
  const remove = page.getByRole('button', { name: 'Ta bort bild 2' })
  expect((await remove.boundingBox())?.width).toBeGreaterThanOrEqual(24)
  await remove.press('Enter')
  await expect(chosen(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Ta bort bild 2' }), 'the next photo’s button').toBeFocused()
  expect(await pictureOf(page, 1)).toBe(pictures[2])
  await page.getByRole('button', { name: 'Ta bort pdf' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ta bort bild 4' }), 'the last one’s').toBeFocused()
  for (let left = 4; left > 0; left -= 1) await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(chosen(page)).toHaveCount(0)
  await expect(hint(page)).toHaveText('Inga bilder är valda.')
})

test('the request is sent and answered first; then each photo follows, two at a time, named by its bytes', async ({ page }) => {
  const waiting: Upload[] = []
  const release = async (count: number) => {
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(count)
    for (const { route } of waiting.splice(0, count)) await route.fulfill(taken)
  }
  const uploads = await photoBackend(page, (upload) => waiting.push(upload))
  let sent: unknown
  page.on('request', (request) => {
    if (request.url().endsWith('send-email-v2')) sent = request.postDataJSON()
  })
  await sendWith(page, [...(await photoFiles(4)), pdfFile('plan.pdf')])
  expect(sent).toEqual(expect.objectContaining({ message: 'Med bilder' }))
  expect(Object.keys(Object(sent))).not.toContain('photos')
  await expect(counted(page)).toHaveText('0 av 5 filer är framme.')
  await expect(thanks(page)).toContainText('Låt sidan vara öppen')
  await expect.poll(() => uploads.length).toBe(2)
  await expect(tiles(page)).toHaveText([/Bild 1Skickas/, /Bild 2Skickas/, /Bild 3I kö/, /Bild 4I kö/, /PdfI kö/])
  await expect(page.getByRole('progressbar', { name: 'Bild 1' })).toBeVisible()
  await release(2)
  await expect(counted(page)).toHaveText('2 av 5 filer är framme.')
  await release(2)
  await release(1)
  await expect(counted(page)).toHaveText('Alla 5 filer är framme.')
  await expect(thanks(page)).not.toContainText('Låt sidan vara öppen')

  expect(uploads.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
  for (const { bytes, sha256, request, position } of uploads) {
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(request.method()).toBe('PUT')
    expect(await request.headerValue('authorization')).toBe('Bearer kort')
    expect(await request.headerValue('content-type')).toBe(position === 4 ? 'application/pdf' : 'image/jpeg')
  }
  await expect(field(page), 'the next request begins without photos').toHaveValue('')
  await page.getByRole('button', { name: 'Skicka en förfrågan till' }).click()
  await expect(chosen(page)).toHaveCount(0)
})

test('a photo is shrunk, turned upright and freed of what the camera noted before it is sent', async ({ page }) => {
  const uploads = await photoBackend(page, ({ route }) => route.fulfill(taken))
  const glass = await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
  await sendWith(page, [
    await photoFile('på sidan.jpg', { width: 4032, height: 3024, orientation: 6 }),
    { name: 'glas.png', mimeType: 'image/png', buffer: glass },
  ])
  await expect(counted(page)).toHaveText('Båda bilderna är framme.')
  const [photo, clear] = uploads.toSorted((one, other) => one.position - other.position)
  const metadata = await sharp(photo?.bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 })
  expect(metadata.exif).toBeUndefined()
  const { dominant } = await sharp(clear?.bytes).stats()
  expect(dominant, 'glass lies on white').toMatchObject({ r: 248, g: 248, b: 248 })
})

test('what is not taken is said in a sentence at the field, and nothing else is lost', async ({ page }) => {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Står kvar' })
  const photos = await photoFiles(6)
  await choose(page, [
    ...photos.slice(0, 4),
    { name: 'ritning.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'IMG_0007.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
    { name: 'tom.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'film.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(15_000_001)]) },
  ])
  await expect(chosen(page)).toHaveCount(4)
  await expect(hint(page).locator('.field-error')).toHaveText([
    '”ritning.svg”: Bara bilder i JPEG, PNG eller WebP går att skicka, och en pdf.',
    '”tom.jpg”: Filen är tom. Välj en annan.',
    /^”IMG_0007\.HEIC”: Bilden är i formatet HEIC, som den här webbläsaren inte kan läsa\. Öppna den på datorn/,
    '”film.jpg”: Bilden är större än 15 MB. Välj en mindre.',
  ])
  await choose(page, [...photos.slice(4), ...(await photoFiles(2, 7))])
  await expect(hint(page).locator('.field-error')).toHaveText(['Högst 6 bilder kan skickas. 2 bilder togs inte med.'])
  await expect(chosen(page)).toHaveCount(6)
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Står kvar')
})

test('two files with the same picture are sent once', async ({ page }) => {
  await page.goto('/#kontakt')
  const [photo] = await photoFiles(1)
  await choose(page, photo ? [photo, { ...photo, name: 'kopia.jpg' }] : [])
  await expect(hint(page).locator('.field-error')).toHaveText('”kopia.jpg”: Samma bild är redan vald.')
  await expect(chosen(page)).toHaveCount(1)
})

test.describe('when the server refuses a photo', () => {
  test.use({ mayBeLogged: /status of 4(00|29)/ })

  test('a photo that the server refuses says why; one that may be tried again is, and the others are there', async ({ page }) => {
    const answers: Record<number, object[]> = {
      1: [{ status: 400, json: { success: false, error: 'Bilden gick inte att läsa.', retry: false } }],
      2: [{ status: 429, json: { success: false, error: 'Försök igen senare, eller mejla dem.', retry: true } }, taken],
    }
    await photoBackend(page, ({ route, position }) => route.fulfill(answers[position]?.shift() ?? taken))
    await sendWith(page, await photoFiles(4))
    await expect(counted(page)).toHaveText('2 av 4 bilder är framme. 2 kunde inte skickas.')
    await expect(tiles(page)).toHaveText([
      'Bild 1Framme',
      'Bild 2Inte skickadBilden gick inte att läsa.',
      'Bild 3Inte skickadFörsök igen senare, eller mejla dem.Försök igen',
      'Bild 4Framme',
    ])
    await expect(thanks(page).getByRole('button', { name: 'Försök igen' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Försök igen med bild 3' }).click()
    await expect(counted(page)).toHaveText('3 av 4 bilder är framme. En kunde inte skickas.')
  })
})

test.describe('when the connection is lost', () => {
  test.use({ mayBeLogged: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('photos wait and go on by themselves when it is back', async ({ page, context }) => {
    let offline = true
    await photoBackend(page, ({ route }) => (offline ? route.abort('internetdisconnected') : route.fulfill(taken)))
    await page.goto('/#kontakt')
    await visitor(page).fillIn()
    await choose(page, await photoFiles(3))
    await expect(chosen(page)).toHaveCount(3)
    await visitor(page).send()
    await expect(thanks(page)).toBeVisible()
    await context.setOffline(true)
    await expect(tiles(page)).toHaveText([/Väntar på uppkoppling/, /Väntar på uppkoppling/, /Väntar på uppkoppling/])
    await expect(counted(page)).toHaveText('0 av 3 bilder är framme.')
    offline = false
    await context.setOffline(false)
    await expect(counted(page)).toHaveText('Alla 3 bilder är framme.')
  })
})

test('who leaves while photos are on their way is asked, and not before or after', async ({ page }) => {
  const held: Upload[] = []
  await photoBackend(page, (upload) => held.push(upload))
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  const asksToLeave = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await page.goto('/#kontakt')
  await visitor(page).fillIn()
  await choose(page, await photoFiles(1))
  await expect(chosen(page)).toHaveCount(1)
  expect(await asksToLeave()).toBe(false)
  await visitor(page).send()
  await expect(counted(page)).toHaveText('Bilden skickas.')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await held[0]?.route.fulfill(taken)
  await expect(counted(page)).toHaveText('Bilden är framme.')
  expect(await asksToLeave()).toBe(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Skicka förfrågan' })).toBeVisible()
  await expect(page.getByText('framme'), 'nothing is claimed after a reload').toHaveCount(0)
})

test('a request whose answer has no place for photos says that it came without them', async ({ page }) => {
  await page.route('**/functions/v1/send-email-v2', (route) => route.fulfill({ json: { success: true, reference: 'F-4GPDCTH' } }))
  await sendWith(page, await photoFiles(2))
  await expect(thanks(page).getByRole('status')).toHaveText(photoField.notTaken)
})

test('the code of the photos is loaded with the first of them, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.goto('/#kontakt')
  await visitor(page).fillIn()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('/photos.'))).toEqual([])
  await choose(page, await photoFiles(1))
  await expect(chosen(page)).toHaveCount(1)
  expect(scripts.filter((path) => path.includes('/photos.'))).toHaveLength(1)
})

test.describe('when the code of the photos does not load', () => {
  test.use({ mayBeLogged: /Failed to load resource|Failed to fetch dynamically imported module/ })

  test('the request is sent all the same, and says that it came without them', async ({ page, smtpServer }) => {
    await page.route(/\/photos\.[\w-]+\.js$/, (route) => route.abort())
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ message: 'Bilder utan kod' })
    await choose(page, await photoFiles(2))
    await expect(hint(page)).toHaveText(photoField.hint)
    await visitor(page).send()
    await expect(thanks(page)).toContainText(photoField.notTaken)
    await smtpServer.emailSaying('Bilder utan kod')
  })
})

test('photos and a PDF reach the server, and so do odd ones', async ({ page }) => {
  const { buffer } = await photoFile('', { width: 800, height: 600, background: '#4c5652' })
  await sendWith(page, [
    ...(await photoFiles(3)),
    { name: 'tryck.jpg', mimeType: 'image/jpeg', buffer: await sharp(buffer).toColourspace('cmyk').jpeg().toBuffer() },
    {
      name: `${'a'.repeat(200)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([await sharp(buffer).negate().jpeg().toBuffer(), Buffer.from('PK\x03\x04')]),
    },
    { name: 'svart.png', mimeType: 'image/png', buffer: await sharp(buffer).greyscale().png().toBuffer() },
    pdfFile('plan.pdf'),
  ])
  await expect(counted(page)).toHaveText('Alla 7 filer är framme.')
  await expect(tiles(page)).toHaveText([/Framme/, /Framme/, /Framme/, /Framme/, /Framme/, /Framme/, /Framme/])
})

for (const [why, prepare] of [
  ['without JavaScript', undefined],
  ['without a secure context', () => Object.defineProperty(window, 'isSecureContext', { value: false })],
] as const) {
  test.describe(why, () => {
    test.use({ javaScriptEnabled: prepare !== undefined })

    test('the browser itself posts the photos, after the answers', async ({ page, smtpServer }) => {
      if (prepare) await page.addInitScript(prepare)
      await page.goto('/#kontakt')
      await visitor(page).fillIn({ message: `Med bilder ${why}` })
      await choose(page, [...(await photoFiles(2)), pdfFile('plan.pdf')])
      await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
      await expect(page.getByRole('heading', { name: 'Förfrågan skickad!' })).toBeVisible()
      await expect(page.getByText('3\u00a0filer följde med din förfrågan.')).toBeVisible()
      await smtpServer.emailSaying(`Med bilder ${why}`)
    })
  })
}

/** What a tile shows, as a data address. */
async function pictureOf(page: Page, at: number): Promise<string> {
  const canvas = chosen(page).nth(at).locator('canvas')
  await canvas.waitFor()
  return canvas.evaluate((one) => (one instanceof HTMLCanvasElement ? one.toDataURL() : ''))
}
