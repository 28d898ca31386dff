import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { reachState, states } from '../tests/journeys/states.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { findBrowser } from './browsers.ts'

/**
 * Takes the pictures of docs/screenshots from the built site: `npm run screenshots`. With `-- all FOLDER` it takes every state at
 * every size instead, whole pages as PNG, for review.
 */
const FOLDER = join(import.meta.dirname, '../docs/screenshots')
const LARGEST = 80 * 1024
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 }
const SIZES = [...[320, 390, 768, 1024, 1280, 1920].map(sizeOf), PHONE_ON_ITS_SIDE]

/** The states that documents show. */
const shown = ['home', 'project-picture']

const [mode, folder] = process.argv.slice(2)
const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: findBrowser('headlessChromium'), args: ['--no-sandbox', '--disable-gpu'] })
if (mode === 'all' && folder) await takeAll(folder)
else await takeShown()
await browser.close()
await server.close()

async function takeShown() {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of shown) writeFileSync(join(FOLDER, `${name}.webp`), await fitted(await take(browser, name, sizeOf(1280), false)))
}

async function takeAll(into: string) {
  mkdirSync(into, { recursive: true })
  for (const size of SIZES) {
    for (const { name } of states.filter(({ phoneOnly }) => !phoneOnly || size.width <= 960))
      await sharp(await take(browser, name, size, true)).toFile(join(into, `${name}-${size.width}.png`))
  }
}

function sizeOf(width: number) {
  return { width, height: width < 700 ? 844 : 900 }
}

async function take(browser: Browser, name: string, viewport: { width: number; height: number }, whole: boolean): Promise<Buffer> {
  const state = states.find((state) => state.name === name)
  if (!state) throw new Error(`There is no state ${name}.`)
  const page = await browser.newPage({ viewport, baseURL: server.address, locale: 'sv-SE', reducedMotion: 'reduce' })
  await reachState(page, state)
  await page.evaluate(async () => {
    document.documentElement.dataset.moved = ''
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  const picture = await page.screenshot({ fullPage: whole })
  await page.close()
  return picture
}

/** The best quality that fits into 80 kB. */
async function fitted(picture: Buffer): Promise<Buffer> {
  for (const quality of [82, 72, 62, 50, 40, 30]) {
    const small = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (small.byteLength <= LARGEST) return small
  }
  throw new Error('The picture does not fit in 80 kB.')
}
