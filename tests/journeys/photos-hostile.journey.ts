import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { photoRefusals } from '#content/photo-refusals.ts'
import { LONGEST_EDGE } from '#domain/quote/photo-limits.ts'
import { hostileFiles, SECRET } from '../support/hostile-photos.ts'
import { aPhoto } from '../support/photos.ts'
import { expect, test } from './journey-test.ts'
import { arrivals, choose, chosen, field, hint, thanks, tiles } from './photo-field.ts'
import { visitor } from './visitor.ts'

/** Playwright hands over larger files by their path only. */
const MOST_BY_VALUE = 40_000_000

test.use({ contextOptions: { reducedMotion: 'reduce' }, mayBeLogged: /status of 4\d\d/ })

for (const [what, { name, bytes, result, inBrowser }] of Object.entries(await hostileFiles()))
  test(`${what}, chosen in the browser, neither stops the page nor costs the request`, async ({ page, smtpServer }) => {
    const sent: Buffer[] = []
    await page.route('**/functions/v1/photos/**', (route) => {
      sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
      return route.continue()
    })
    await page.goto('/#kontakt')
    const { message } = await visitor(page).fillIn({ message: `Udda: ${what}` })
    if (bytes.byteLength > MOST_BY_VALUE) {
      const path = test.info().outputPath(name)
      writeFileSync(path, bytes)
      await field(page).setInputFiles(path)
    } else await choose(page, [{ name, mimeType: 'image/jpeg', buffer: bytes }])
    const isRefused = typeof inBrowser === 'object'
    if (isRefused) await expect(hint(page).locator('.field-error')).toContainText(inBrowser.refusal)
    await expect(chosen(page)).toHaveCount(isRefused ? 0 : 1)
    await page.getByLabel('Namn').fill('Den som väntar kan fortsätta skriva')
    await visitor(page).send()
    await expect(thanks(page)).toBeVisible()
    await smtpServer.emailSaying(message)
    if (isRefused) return expect(sent).toEqual([])

    const isKept = inBrowser === 'shrunk' || result === 'kept'
    await expect(tiles(page)).toHaveText([isKept ? 'Framme' : photoRefusals[result]].map((text) => new RegExp(`(Bild 1|Pdf).*${text}`)))
    const [file = Buffer.alloc(0)] = sent
    if (inBrowser === 'as it is') return expect(file.equals(bytes)).toBe(true)
    const { format, width, height, exif } = await sharp(file).metadata()
    expect([format, Math.max(width, height) <= LONGEST_EDGE, exif]).toEqual(['jpeg', true, undefined])
    expect(file.includes(SECRET)).toBe(false)
  })

test('of forty photos six are taken, and the others are counted', async ({ page }) => {
  const files = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => ({ name: `bild ${index}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(index % 7, 60 + index, 40) })),
  )
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Fyrtio bilder' })
  await choose(page, files)
  await expect(hint(page).locator('.field-error')).toHaveText('Du kan skicka högst 6 bilder. 34 bilder togs inte med.')
  await expect(chosen(page)).toHaveCount(6)
  await visitor(page).send()
  await expect(arrivals(page)).toHaveText('Alla 6 bilder är framme.')
})
