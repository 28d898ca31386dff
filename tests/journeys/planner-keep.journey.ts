import type { Page } from '@playwright/test'
import validator from 'gltf-validator'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { company } from '#content/company/company.ts'
import { glbSize } from '../support/glb-size.ts'
import { storedFiles } from '../support/stored-files.ts'
import { expect, test } from './journey-test.ts'
import { countDraws, draws } from './model-stage.ts'
import { fileOf, filesOf, modelsOn, type SavedFile } from './saved-files.ts'

/** Each pixel costs, without a graphics card, so the window is small. */
test.use({ viewport: { width: 720, height: 420 }, mayBeLogged: /GPU stall due to ReadPixels|^Error: Not now|NotAllowedError/ })

/** 2.6 × 2.4 m, with a basin of oak and its mirror on the first wall, a glass shower and a door. */
const ROOM = '2~0.0_2600.0_2600.2400_0.2400~2400~d1.2.200.700.out.start~o1.drain.2200.400~f1.basin.900.240.0.800.480_f2.shower-corner.2150.450.0.900.900~20x40'

const MOST_BYTES = 4_000_000

test('a picture of the view is saved, 1600 pixels wide, with the room’s measures and the way to the drawing', async ({ page, expectAccessible }) => {
  test.slow()
  const written = await recordTexts(page)
  await countDraws(page)
  await openModel(page)
  const canvas = page.locator('.planner-stage canvas')
  const size = () => canvas.evaluate((one) => (one instanceof HTMLCanvasElement ? `${one.width} ${one.height} ${one.style.width}` : ''))
  const before = await size()
  const { name, bytes } = await fileOf(page, page.getByRole('button', { name: 'Spara som bild' }))
  expect(name).toBe('badrum.png')
  expect(await size(), 'the view has its own size again').toBe(before)
  await expect(page.getByText('Bilden är sparad.')).toBeVisible()

  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  expect(width).toBe(1600)
  const room = await picture.clone().removeAlpha().extract({ left: 0, top: 0, width: 1600, height: 1200 }).toBuffer()
  const { channels } = await sharp(room).stats()
  for (const { stdev } of channels) expect(stdev, 'the room is on it').toBeGreaterThan(15)
  const { data } = await picture.removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width, height, data })).toBe(`${new URL(page.url()).origin}/rita#plan=${ROOM}`)
  expect(await written()).toEqual([
    'Badrum 2,6 × 2,4\u00a0m',
    'Takhöjd 2,4\u00a0m',
    `${company.name}. Rita ditt eget på ${new URL(page.url()).host}/rita`,
    'Till ritningen',
  ])
  await expectAccessible()
})

test('where the device has a sheet for it, the picture is shared by that; it is saved if the browser refuses', async ({ page }) => {
  test.slow()
  await countDraws(page, { shows: false })
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared, refusal: '' })
    navigator.canShare = (data) => data?.files?.every(({ type }) => type === 'image/png') ?? false
    navigator.share = async (data) => {
      if (window.refusal) throw new DOMException('Not now', window.refusal)
      shared.push(`${data?.title} ${data?.files?.map(({ name, size }) => `${name} ${size > 10_000}`)} ${data?.url}`)
    }
  })
  await openModel(page)
  const share = page.getByRole('button', { name: 'Dela bilden' })
  await share.click()
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([`Badrum 2,6 × 2,4\u00a0m badrum.png true ${new URL(page.url()).origin}/rita#plan=${ROOM}`])
  await page.evaluate(() => Object.assign(window, { refusal: 'AbortError' }))
  await share.click()
  await expect(page.getByText('Gör bilden …')).toHaveCount(0)
  await expect(page.getByText('Bilden är sparad.')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { refusal: 'NotAllowedError' }))
  expect((await fileOf(page, share)).name).toBe('badrum.png')
  await expect(page.getByText('Bilden är sparad.')).toBeVisible()
})

declare global {
  interface Window {
    shared: string[]
    refusal: string
  }
}

test('the room is downloaded as a model, small and in full size, whole whatever the camera leaves out, and in metres', async ({ page, expectAccessible }) => {
  test.slow()
  await countDraws(page, { shows: false })
  await openModel(page)
  const make = page.getByRole('button', { name: 'Ladda ner 3D-modellen' })
  await make.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3D-modellen är klar. Välj storlek.')).toBeVisible()
  await expectAccessible()
  const outside = await modelsOn(page)
  expect(outside.map(({ name }) => name)).toEqual(['badrum-1-10.glb', 'badrum.glb'])
  // Walls are 9 cm thick. The small one stands on its slab.
  expect(outside.map(({ bytes }) => glbSize(bytes))).toEqual([
    [0.278, 0.255, 0.258],
    [2.78, 2.404, 2.58],
  ])

  await page.getByRole('button', { name: 'Kliv in' }).click()
  await make.click()
  await expect(page.getByRole('link', { name: /^Full storlek/ })).toBeVisible()
  const inside = await modelsOn(page)
  expect(await Promise.all(inside.map(trianglesIn))).toEqual(await Promise.all(outside.map(trianglesIn)))

  await page.getByRole('radio', { name: 'Grafit matt' }).check()
  await expect(page.getByRole('link', { name: /^Full storlek/ }), 'an earlier drawing’s model is not offered').toHaveCount(0)
})

test('on an iPhone the room opens in the room one stands in: a USDZ, stored and aligned, in metres, y up', async ({ page, expectAccessible }) => {
  test.slow()
  await countDraws(page, { shows: false })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token)
    }
  })
  // Its tiles are of the heaviest kind.
  await page.goto('/rita#ide=tub')
  await page.getByRole('button', { name: 'Se det hemma' }).click()
  const links = page.locator('a[rel="ar"]')
  await expect(links).toHaveText([/På bordet, som ett dockhus/, /I full storlek/])
  for (const link of await links.all()) await expect(link.locator('> img'), 'as the device asks for').toHaveCount(1)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const { name, bytes } of await filesOf(page, links)) {
    expect(name).toMatch(/^badrum(-1-10)?\.usdz$/)
    expect(bytes.byteLength).toBeLessThanOrEqual(MOST_BYTES)
    const [model, ...others] = storedFiles(bytes)
    expect(model?.name, 'the first file is what is opened').toBe('model.usda')
    const text = model?.content.toString() ?? ''
    expect(text).toMatch(/^#usda 1\.0\n/)
    expect(text).toContain('metersPerUnit = 1\n')
    expect(text).toContain('upAxis = "Y"\n')
    const referred = [...text.matchAll(/@(?:\.\/)?([^@]+)@/g)].map(([, path]) => path)
    expect(new Set(referred)).toEqual(new Set(others.map(({ name }) => name)))
    for (const { name, method, from } of [...(model ? [model] : []), ...others]) expect([method, from % 64], name).toEqual([0, 0])
  }
})

async function openModel(page: Page) {
  await page.goto(`/rita#plan=${ROOM}`)
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect.poll(() => draws(page)).toBeGreaterThan(0)
}

/** What is written on canvases from now on. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      texts.push(args[0])
      fillText.apply(this, args)
    }
  })
  return () => page.evaluate(() => ('texts' in window && Array.isArray(window.texts) ? window.texts.map(String) : []))
}

async function trianglesIn({ bytes }: SavedFile): Promise<number> {
  return (await validator.validateBytes(bytes)).info.totalTriangleCount
}
