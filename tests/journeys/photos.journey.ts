import sharp from 'sharp'
import { photoField } from '#content/photos/photo-field.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './journey-test.ts'
import { photoBackend, taken } from './photo-backend.ts'
import { arrivals, choose, chosen, field, hint, pictureOf, sendWith } from './photo-field.ts'
import { pdfFile, photoFile, photoFiles } from './photo-files.ts'
import { visitor } from './visitor.ts'

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

test('a choice is kept when a photo is removed after the browser has filled the field and before it says so', async ({ page }) => {
  await page.goto('/#kontakt')
  await choose(page, await photoFiles(2))
  await expect(chosen(page)).toHaveText([/^Bild 1\d+.kB$/, /^Bild 2\d+.kB$/])
  const heard = await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const remove = document.querySelector<HTMLButtonElement>('[aria-label="Ta bort bild 1"]')
    if (!input?.files?.[1] || !remove) return []
    const files = new DataTransfer()
    files.items.add(new File([input.files[1]], 'IMG_3.jpg', { type: 'image/jpeg' }))
    input.files = files.files
    remove.click()
    const names = [...input.files].map(({ name }) => name)
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return names
  })
  expect(heard).toEqual(['IMG_3.jpg'])
  await expect(hint(page), 'the photo that is left, and a copy of it').toContainText('IMG_3.jpg')
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
  await expect(arrivals(page)).toHaveText('Båda bilderna är framme.')
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
    '”ritning.svg”: Bara bilder (JPEG, PNG eller WebP) och en pdf går att skicka.',
    '”tom.jpg”: Filen är tom. Välj en annan.',
    /^”IMG_0007\.HEIC”: Bilden är i formatet HEIC, som den här webbläsaren inte kan läsa\. Öppna den på datorn/,
    '”film.jpg”: Bilden är större än 15 MB. Välj en mindre.',
  ])
  await choose(page, [...photos.slice(4), ...(await photoFiles(2, 7))])
  await expect(hint(page).locator('.field-error')).toHaveText(['Du kan skicka högst 6 bilder. 2 bilder togs inte med.'])
  await expect(chosen(page)).toHaveCount(6)
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Står kvar')
})

test('two files with the same picture are sent once', async ({ page }) => {
  await page.goto('/#kontakt')
  const [photo] = await photoFiles(1)
  await choose(page, photo ? [photo, { ...photo, name: 'kopia.jpg' }] : [])
  await expect(hint(page).locator('.field-error')).toHaveText('”kopia.jpg”: Den bilden är redan vald.')
  await expect(chosen(page)).toHaveCount(1)
})

test('the code of the photos is loaded with the first of them, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.goto('/#kontakt')
  await visitor(page).fillIn()
  await atRest(page)
  expect(scripts.filter((path) => path.includes('/photos.'))).toEqual([])
  await choose(page, await photoFiles(1))
  await expect(chosen(page)).toHaveCount(1)
  expect(scripts.filter((path) => path.includes('/photos.'))).toHaveLength(1)
})
