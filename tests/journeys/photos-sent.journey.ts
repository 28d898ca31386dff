import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { photoField } from '#content/photos/photo-field.ts'
import { expect, test } from './journey-test.ts'
import { photoBackend, taken, type Upload } from './photo-backend.ts'
import { arrivals, choose, chosen, field, hint, sendWith, thanks, tiles } from './photo-field.ts'
import { pdfFile, photoFile, photoFiles } from './photo-files.ts'
import { visitor } from './visitor.ts'

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
  await expect(arrivals(page)).toHaveText('0 av 5 filer är framme.')
  await expect(thanks(page)).toContainText('Låt sidan vara öppen')
  await expect.poll(() => uploads.length).toBe(2)
  await expect(tiles(page)).toHaveText([/Bild 1Skickas/, /Bild 2Skickas/, /Bild 3I kö/, /Bild 4I kö/, /PdfI kö/])
  await expect(page.getByRole('progressbar', { name: 'Bild 1' })).toBeVisible()
  await release(2)
  await expect(arrivals(page)).toHaveText('2 av 5 filer är framme.')
  await release(2)
  await release(1)
  await expect(arrivals(page)).toHaveText('Alla 5 filer är framme.')
  await expect(thanks(page)).not.toContainText('Låt sidan vara öppen')

  const positions = uploads.map(({ position }) => position)
  // Of two that are sent at once either may arrive first.
  expect([positions.slice(0, 2), positions.slice(2, 4), positions.slice(4)].map((pair) => pair.toSorted())).toEqual([[0, 1], [2, 3], [4]])
  for (const { bytes, sha256, request, position } of uploads) {
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(request.method()).toBe('PUT')
    expect(await request.headerValue('authorization')).toBe('Bearer kort')
    expect(await request.headerValue('content-type')).toBe(position === 4 ? 'application/pdf' : 'image/jpeg')
  }
  await expect(field(page), 'the next request begins without photos').toHaveValue('')
  await page.getByRole('button', { name: 'Skicka ytterligare en förfrågan' }).click()
  await expect(chosen(page)).toHaveCount(0)
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
    await expect(arrivals(page)).toHaveText('2 av 4 bilder är framme. 2 kunde inte skickas.')
    await expect(tiles(page)).toHaveText([
      'Bild 1Framme',
      'Bild 2Inte skickadBilden gick inte att läsa.',
      'Bild 3Inte skickadFörsök igen senare, eller mejla dem.Försök igen',
      'Bild 4Framme',
    ])
    await expect(thanks(page).getByRole('button', { name: 'Försök igen' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Försök igen med bild 3' }).press('Enter')
    await expect(thanks(page).getByRole('region', { name: 'Bilder' }), 'the button is gone, the focus is not').toBeFocused()
    await expect(arrivals(page)).toHaveText('3 av 4 bilder är framme. En kunde inte skickas.')
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
    await expect(arrivals(page)).toHaveText('0 av 3 bilder är framme.')
    offline = false
    await context.setOffline(false)
    await expect(arrivals(page)).toHaveText('Alla 3 bilder är framme.')
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
  await expect(arrivals(page)).toHaveText('Bilden skickas.')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await held[0]?.route.fulfill(taken)
  await expect(arrivals(page)).toHaveText('Bilden är framme.')
  expect(await asksToLeave()).toBe(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Skicka förfrågan' })).toBeVisible()
  await expect(page.getByText('framme'), 'nothing is claimed after a reload').toHaveCount(0)
})

test('a request whose answer has no place for photos says that it came without them, and their token is never sent to another address', async ({ page }) => {
  for (const photos of [undefined, { url: '@annan.example/functions/v1/photos/F-4GPDCTH', token: 'kort' }]) {
    await page.route('**/functions/v1/send-email-v2', (route) => route.fulfill({ json: { success: true, reference: 'F-4GPDCTH', photos } }))
    // Another fragment alone would not load the page.
    await page.goto('about:blank')
    await sendWith(page, await photoFiles(2))
    await expect(thanks(page).getByRole('status'), photos?.url).toHaveText(photoField.notTaken)
  }
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
  await expect(arrivals(page)).toHaveText('Alla 7 filer är framme.')
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
