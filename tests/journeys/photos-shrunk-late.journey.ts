import type { Page } from '@playwright/test'
import { aPlainPhoto } from '../support/photos.ts'
import { expect, test } from './journey-test.ts'
import { photoBackend, taken } from './photo-backend.ts'
import { arrivals, choose, chosen, field } from './photo-field.ts'
import { type ChosenFile, photoFiles } from './photo-files.ts'
import { untilNoHaste, visitor } from './visitor.ts'

test('while the request is being sent no other photo is shrunk, so that nothing keeps its answer from being shown', async ({ page }) => {
  const answer = await holdAnswer(page)
  await choose(page, await largePhotos())
  await expect(chosen(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  // One may be under way.
  const begun = await begunAtRest(page)
  expect(begun).toBeLessThan(6)
  expect(await begunAtRest(page)).toBe(begun)
  answer.resolve()
  await expect(arrivals(page)).toHaveText('Alla 6 bilder är framme.')
})

test('no photo is shrunk before the answer when the code that shrinks them is loaded after the button was pressed', async ({ page }) => {
  const answer = await sendBeforeShrinking(page, await photoFiles(4))
  expect(await begunAtRest(page)).toBe(0)
  answer.resolve()
  await expect(arrivals(page)).toHaveText('Alla 4 bilder är framme.')
})

test('the next request begins without photos, though they are shrunk before the page has rendered the answer', async ({ page }) => {
  const answer = await sendBeforeShrinking(page, await photoFiles(4))
  const rendering = await page.evaluateHandle(holdRendering)
  answer.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-ended', '4')
  await begunAtRest(page)
  await rendering.evaluate((goOn) => goOn())
  await expect(arrivals(page)).toHaveText('Alla 4 bilder är framme.')
  await expect(field(page)).toHaveValue('')
})

/** Photos are chosen, their code comes after the request has gone, and they wait for its answer. */
async function sendBeforeShrinking(page: Page, files: readonly ChosenFile[]): Promise<PromiseWithResolvers<void>> {
  const code = Promise.withResolvers<void>()
  await page.route(/\/photos\.[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  const answer = await holdAnswer(page)
  await choose(page, files)
  const request = page.waitForRequest('**/functions/v1/send-email-v2')
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await request
  code.resolve()
  await expect(chosen(page)).toHaveCount(files.length)
  return answer
}

/** A form that is filled in, in a page that counts the photos whose shrinking has begun and ended. The request's answer waits. */
async function holdAnswer(page: Page): Promise<PromiseWithResolvers<void>> {
  await photoBackend(page, ({ route }) => route.fulfill(taken))
  await page.goto('/#kontakt')
  await page.evaluate(countPictures)
  await visitor(page).fillIn({ message: 'Genast' })
  await untilNoHaste(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/functions/v1/send-email-v2', async (route) => {
    await answer.promise
    await route.fallback()
  })
  return answer
}

/** Runs in the page. */
function countPictures() {
  const { dataset } = document.documentElement
  const { toBlob } = HTMLCanvasElement.prototype
  const count = (name: 'begun' | 'ended') => (dataset[name] = String(Number(dataset[name] ?? 0) + 1))
  window.createImageBitmap = new Proxy(createImageBitmap, {
    apply(target, self, options) {
      count('begun')
      return Reflect.apply(target, self, options)
    },
  })
  HTMLCanvasElement.prototype.toBlob = function (callback, ...how) {
    const done: BlobCallback = (blob) => {
      callback(blob)
      count('ended')
    }
    toBlob.call(this, done, ...how)
  }
}

/** Runs in the page: React renders from messages to itself, which wait until the returned function is called. */
function holdRendering() {
  const { postMessage } = MessagePort.prototype
  const waiting: (() => void)[] = []
  MessagePort.prototype.postMessage = function (message: unknown) {
    waiting.push(() => postMessage.call(this, message))
  }
  return () => {
    MessagePort.prototype.postMessage = postMessage
    for (const post of waiting) post()
  }
}

/** How many photos have begun to be shrunk, when none is being and the page has nothing to do. */
async function begunAtRest(page: Page): Promise<number> {
  const { begun = '0' } = await page.locator('html').evaluate(async ({ dataset }) => {
    // Without a bound an idle callback may not come (at-rest.ts).
    const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }))
    while (dataset.begun !== dataset.ended) await rest()
    // The next one begins after the digest of the last one's bytes.
    await crypto.subtle.digest('SHA-256', new Uint8Array(2_000_000))
    await rest()
    await rest()
    return { ...dataset }
  })
  return Number(begun)
}

function largePhotos(): Promise<ChosenFile[]> {
  return Promise.all(Array.from({ length: 6 }, async (_, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await aPlainPhoto(at, 4032, 3024) })))
}
