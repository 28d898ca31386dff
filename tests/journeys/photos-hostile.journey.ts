import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photoRefusals } from '#content/photos/photo-refusals.ts'
import { LONGEST_EDGE } from '#domain/enquiry/photo-limits.ts'
import { type HostileFile, hostileFiles, SECRET } from '../support/hostile-photos.ts'
import { aPhoto } from '../support/photos.ts'
import { expect, test } from './journey-test.ts'
import { arrivals, choose, chosen, field, hint, thanks, tiles } from './photo-field.ts'
import { visitor } from './visitor.ts'

/** Playwright hands over larger files by their path only. */
const MOST_BY_VALUE = 40_000_000

/** Fewer than a request may have. */
const SENT_TOGETHER = 5

type Named = HostileFile & { what: string }

test.use({ mayBeLogged: /status of 4\d\d/ })

test('hostile and odd files, chosen in the browser, neither stop the page nor cost the request', async ({ page, smtpServer }) => {
  const files = Object.entries(await hostileFiles()).map(([what, file]) => ({ what, ...file }))
  const sent = new Map<number, Buffer>()
  await page.route('**/functions/v1/photos/**', (route) => {
    const position = Number(new URL(route.request().url()).searchParams.get('position'))
    sent.set(position, route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.continue()
  })
  const send = async (message: string) => {
    await page.getByLabel('Namn').fill('Den som väntar kan fortsätta skriva')
    await visitor(page).send()
    await expect(thanks(page)).toBeVisible()
    await smtpServer.emailSaying(message)
  }

  await test.step('refused at the field', async () => {
    const message = await begin(page, 'vid fältet')
    for (const file of files) {
      if (typeof file.inBrowser === 'string') continue
      await chooseOne(page, file)
      await expect(hint(page).locator('.field-error'), file.what).toContainText(file.inBrowser.refusal)
      await expect(chosen(page), file.what).toHaveCount(0)
    }
    await send(message)
    expect([...sent.keys()]).toEqual([])
  })

  const taken = files.filter(({ inBrowser }) => typeof inBrowser === 'string')
  for (let from = 0; from < taken.length; from += SENT_TOGETHER) {
    const together = taken.slice(from, from + SENT_TOGETHER)
    await test.step(together.map(({ what }) => what).join(', '), async () => {
      sent.clear()
      const message = await begin(page, `från ${from}`)
      for (const [at, file] of together.entries()) {
        await chooseOne(page, file)
        await expect(chosen(page), file.what).toHaveCount(at + 1)
      }
      await send(message)
      await expect(tiles(page)).toHaveText(together.map((file, at) => new RegExp(`(Bild ${at + 1}|Pdf).*${saidOf(file)}`)))
      for (const [at, file] of together.entries()) await expectSent(file, sent.get(at))
    })
  }
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

async function begin(page: Page, which: string): Promise<string> {
  await page.goto('about:blank')
  await page.goto('/#kontakt')
  const { message } = await visitor(page).fillIn({ message: `Udda filer, ${which}` })
  return message
}

async function chooseOne(page: Page, { name, bytes }: Named) {
  if (bytes.byteLength <= MOST_BY_VALUE) return choose(page, [{ name, mimeType: 'image/jpeg', buffer: bytes }])
  const path = test.info().outputPath(name)
  writeFileSync(path, bytes)
  await field(page).setInputFiles(path)
}

function saidOf({ inBrowser, result }: HostileFile): string {
  return inBrowser === 'shrunk' || result === 'kept' ? 'Framme' : photoRefusals[result]
}

async function expectSent({ what, bytes, inBrowser }: Named, file: Buffer = Buffer.alloc(0)) {
  if (inBrowser === 'as it is') return expect(file.equals(bytes), what).toBe(true)
  const { format, width, height, exif } = await sharp(file).metadata()
  expect([format, Math.max(width, height) <= LONGEST_EDGE, exif], what).toEqual(['jpeg', true, undefined])
  expect(file.includes(SECRET), what).toBe(false)
}
