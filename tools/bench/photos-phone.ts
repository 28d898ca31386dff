import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { received } from '#content/enquiries/quote-form.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { visitor } from '../../tests/journeys/visitor.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { noLimits } from '../../tests/support/no-limits.ts'
import { freePort } from '../../tests/support/postgres-server.ts'
import { launch, SLOWER, slowPhone } from './browser.ts'
import { aLargePhoto } from './large-photo.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

const PHOTOS = 6
/** Without script 42 MB go up, at 84 kB a second. */
const TIMEOUT_MS = 20 * 60_000
const LOOK_EVERY_MS = 50
const MB = 1_000_000

/** When the visitor presses the button: with no photos, when they have been shrunk, or at once. */
const WAYS = ['without photos', 'photos shrunk before', 'photos sent at once'] as const
type Way = (typeof WAYS)[number]

/** Seconds from the press. Without photos there is no `all`. */
type Sent = { accepted: number; all: number; megabytes: number }

/** Six photos of 12 megapixels from a phone on a slow network, with script and without. */
export async function benchPhotosPhone(times: number): Promise<void> {
  const about = machine()
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-photos-'))
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, index) => aPhotoFile(folder, index)))
  const browser = await launch()
  try {
    const withScript = new Map<Way, Sent[]>(WAYS.map((way) => [way, []]))
    // In turn, so that all meet the same load.
    for (let time = 0; time < times; time += 1)
      for (const way of WAYS) {
        const sent = await sendWithScript(browser, way, photos)
        console.log(way, sent)
        withScript.get(way)?.push(sent)
      }
    // These wait for the network alone, for eight minutes: at the same time.
    const form = await Promise.all(Array.from({ length: times }, () => sendWithoutScript(browser, photos)))
    const formAlone = await Promise.all(Array.from({ length: times }, () => sendWithoutScript(browser, [])))
    const rows: [string, Sent[]][] = [...withScript, ['without script, without photos', formAlone], ['without script, photos as they are', form]]
    const sizes = photos.map(({ bytes }) => bytes / MB)
    write('photos-phone', 'Photos from a phone', about, [
      `${PHOTOS} photos of 12 megapixels (${figure(median(sizes), 1)} MB each), slow 4G (0.68 Mbit/s up), processor ${SLOWER} times slower. Seconds from the press, median of ${times}. Goals: the request as fast as without photos, ± 0.1; the last photo within 30.`,
      table([
        ['form', 'accepted', 'last photo', 'MB'],
        ...rows.map(([name, sent]) => [
          name,
          figure(median(sent.map(({ accepted }) => accepted)), 2),
          figure(median(sent.map(({ all }) => all)), 1),
          figure(median(sent.map(({ megabytes }) => megabytes)), 1),
        ]),
      ]),
    ])
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

type PhotoFile = { path: string; bytes: number }

async function aPhotoFile(folder: string, index: number): Promise<PhotoFile> {
  const path = join(folder, `IMG_${index}.jpg`)
  const photo = await aLargePhoto(index)
  writeFileSync(path, photo)
  return { path, bytes: photo.byteLength }
}

async function sendWithScript(browser: Browser, way: Way, photos: readonly PhotoFile[]): Promise<Sent> {
  const server = await startBuiltServer({ ...noLimits, CONFIRMATION: '0' })
  const page = await slowPhone(browser, `${server.address}/#kontakt`)
  try {
    await page.evaluate(countSent)
    await visitor(page).fillIn()
    // The code that sends the form has been loaded.
    await page.waitForLoadState('networkidle')
    if (way !== 'without photos') await choose(page, photos)
    if (way === 'photos shrunk before') await page.locator(`.photo-tiles li:nth-child(${PHOTOS}) canvas`).waitFor({ timeout: TIMEOUT_MS })
    const started = await press(page)
    const accepted = await page
      .getByRole('heading', { name: received.heading })
      .waitFor()
      .then(() => secondsSince(started))
    if (way === 'without photos') return { accepted, all: Number.NaN, megabytes: Number.NaN }
    await page.getByText(`Alla ${PHOTOS} bilder är framme.`).waitFor({ timeout: TIMEOUT_MS })
    return { accepted, all: secondsSince(started), megabytes: Number(await page.locator('html').getAttribute('data-sent')) / MB }
  } finally {
    await page.context().close()
    await server.close()
  }
}

async function sendWithoutScript(browser: Browser, photos: readonly PhotoFile[]): Promise<Sent> {
  const metricsPort = await freePort()
  const server = await startBuiltServer({ ...noLimits, CONFIRMATION: '0', METRICS_PORT: String(metricsPort) })
  const page = await slowPhone(browser, `${server.address}/#kontakt`, { javaScriptEnabled: false })
  try {
    await visitor(page).fillIn()
    if (photos.length > 0) await choose(page, photos)
    const started = await press(page)
    const stored = isStored(metricsPort).then(() => secondsSince(started))
    await page.getByText(received.reference).waitFor({ timeout: TIMEOUT_MS })
    const all = secondsSince(started)
    const megabytes = photos.reduce((sum, { bytes }) => sum + bytes / MB, 0)
    return { accepted: await stored, all, megabytes }
  } finally {
    await page.context().close()
    await server.close()
  }
}

function choose(page: Page, photos: readonly PhotoFile[]): Promise<void> {
  return page.getByLabel(photoField.label).setInputFiles(photos.map(({ path }) => path))
}

/** When the button was pressed. */
async function press(page: Page): Promise<number> {
  const started = performance.now()
  await page.getByRole('button', { name: 'Skicka förfrågan' }).tap({ noWaitAfter: true })
  return started
}

/** Runs in the page: sums what is sent of photos, bytes. The browser's own events do not say how large a blob is. */
function countSent() {
  const send = XMLHttpRequest.prototype.send
  const { dataset } = document.documentElement
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob) dataset.sent = String(Number(dataset.sent ?? 0) + body.size)
    send.call(this, body)
  }
}

async function isStored(metricsPort: number): Promise<void> {
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    if (/^fogratt_requests_total\{outcome="accepted"\} [1-9]/m.test(text)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}
