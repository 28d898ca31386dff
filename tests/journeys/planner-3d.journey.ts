import { createHash } from 'node:crypto'
import { findBrowser } from '../../tools/browsers.ts'
import { expect, test } from './journey-test.ts'
import { thing } from './planner-actions.ts'

/** Software rendering, without a graphics card. */
test.use({ launchOptions: { executablePath: findBrowser('chromium'), args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] } })
test.use({ contextOptions: { reducedMotion: 'reduce' }, mayBeLogged: /GPU stall due to ReadPixels/ })

test('the 3D view loads on request, and is walked in by button, key and pointer', async ({ page, expectAccessible }) => {
  test.slow()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Snedtak' }).click()
  await page.getByRole('tab', { name: '2. Inredningen' }).click()
  await page.getByRole('button', { name: /^Tvättställ/ }).click()
  await expect(thing(page, 'Tvättställ')).toBeVisible()
  expect(fetched.filter((url) => url.includes('model'))).toEqual([])

  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  const stage = page.getByRole('application', { name: 'Badrummet i 3D, sett från ögonhöjd' })
  const canvas = stage.locator('canvas')
  await expect(canvas).toBeVisible()
  // A blank canvas compresses to less.
  await expect.poll(async () => (await canvas.screenshot()).byteLength).toBeGreaterThan(20_000)
  const look = async () =>
    createHash('sha256')
      .update(await canvas.screenshot())
      .digest('hex')
  let seen = await look()
  const expectMoved = async (by: string) => {
    await expect.poll(look, by).not.toBe(seen)
    seen = await look()
  }
  await page.getByRole('button', { name: 'Gå framåt' }).click()
  await expectMoved('a step')
  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await expectMoved('a turn')
  await canvas.hover()
  await page.mouse.down()
  await page.mouse.move(300, 300)
  await page.mouse.up()
  await expectMoved('a look aside')
  await page.getByLabel('Kakel', { exact: true }).selectOption('Grafit, matt')
  await expectMoved('other tiles')
  await expectAccessible()

  await page.getByRole('button', { name: 'Stäng 3D' }).click()
  await expect(stage).toHaveCount(0)
})

test('without WebGL a message is shown, and the drawing works', async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(page.getByText('Den här webbläsaren kan inte visa 3D. Ritningen fungerar som vanligt.')).toBeVisible()
  await expect(thing(page, 'Golvbrunn')).toBeVisible()
  await expectAccessible()
})
