import { expect, test } from './journey-test.ts'
import { drawShower, scaleOf, thing } from './planner-actions.ts'
import { visitor } from './visitor.ts'

test('a link holds the whole drawing, for anybody and without an account', async ({ page, browser, baseURL }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Kopiera länk' }).click()
  const link = await page.getByLabel('Länk till ritningen').inputValue()
  expect(link).toContain(`${baseURL}/rita#plan=`)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(thing(other, 'Duschhörna')).toBeVisible()
  await other.context().close()
})

test('what was saved in this browser is there again, until it is to be forgotten', async ({ page }) => {
  await drawShower(page)
  expect(await page.evaluate(() => localStorage.length), 'nothing is kept unasked').toBe(0)
  await page.getByRole('button', { name: 'Spara här i webbläsaren' }).click()
  await page.reload()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await page.getByRole('button', { name: 'Glöm sparad ritning' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('to start over asks once more', async ({ page }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Börja om' }).click()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await page.getByRole('button', { name: /^Säkert/ }).click()
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
})

test('the drawing goes along to the quote form, and by mail to the owner', async ({ page, smtpServer }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await drawShower(page)
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.getByRole('button', { name: 'Ta med ritningen till offerten' }).click()
  await expect(page).toHaveURL(/\/#kontakt$/)
  expect(posts, 'nothing is sent from /rita').toEqual([])

  await expect(page.getByLabel('Namn')).toHaveValue('Åsa')
  await expect(page.getByLabel('Storlek')).toHaveValue('medium')
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue(/^Min ritning:\n– Duschhörna, 90 × 90/)
  await expect(page.getByText('Ritning bifogas')).toBeVisible()
  const { fillIn, send } = visitor(page)
  await fillIn({ message: 'Med ritning' })
  await send()
  const email = await smtpServer.emailSaying('Med ritning')
  expect(email.attachments.map(({ filename }) => filename)).toContain('ritning.svg')
  await expect(page.getByText('Ritning bifogas')).toBeHidden()
})

test('the drawing can stay at home', async ({ page, smtpServer }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Ta med ritningen till offerten' }).click()
  await page.getByRole('button', { name: 'Ta bort ritningen' }).click()
  await expect(page.getByText('Ritning bifogas')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Ritning bifogas')).toBeHidden()
  const { fillIn, send } = visitor(page)
  await fillIn({ message: 'Utan ritning' })
  await send()
  expect((await smtpServer.emailSaying('Utan ritning')).attachments.map(({ filename }) => filename)).not.toContain('ritning.svg')
})

test('on paper the drawing is alone, and a metre is as long as its scale says', async ({ page }) => {
  await drawShower(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Skala 1:20 på A4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Visa i 3D' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('#rita')).toBeHidden()
  const [centimetre, paperMm] = [await scaleOf(page), 25.4 / 96]
  expect(centimetre * paperMm).toBeCloseTo(10 / 20, 2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing of a room, the sheet to measure with and the form are there', async ({ page }) => {
    await page.goto('/rita')
    await expect(page.getByRole('img', { name: 'Ritning av badrummet' })).toBeVisible()
    await expect(page.getByText('behöver webbläsaren JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rektangel' })).toBeHidden()
    await page.getByText('Måttblad att skriva ut').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Måttblad' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('#rita')).toBeHidden()
    expect((await page.locator('.measuring-squares').boundingBox())?.width).toBeCloseTo((175 / 25.4) * 96, 0)
  })
})

test('the planner costs nothing before it is touched, and little when it is', async ({ page }) => {
  const fetched: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) fetched.push({ url: response.url(), bytes: Number(response.headers()['content-length'] ?? 0) })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto('/rita', { waitUntil: 'networkidle' })
  expect(fetched.filter(({ url }) => /planner|quantities|model/.test(url))).toEqual([])
  fetched.length = 0
  const ours = () => fetched.filter(({ url }) => !/react|runtime/.test(url))
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(page.getByRole('group', { name: 'Ritning av badrummet' })).toBeVisible()
  const kib = ours().reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  test.info().annotations.push({ type: 'spent', description: `${kib.toFixed(1)} KiB` })
  expect(kib).toBeGreaterThan(1)
  expect(kib).toBeLessThanOrEqual(40)
  expect(ours().filter(({ url }) => url.includes('model'))).toEqual([])
})
