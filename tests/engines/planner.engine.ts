import { quoteForm } from '#content/enquiries/quote-form.ts'
import { navigation } from '#content/pages/navigation.ts'
import { phoneBar } from '#content/pages/phone-bar.ts'
import { attachedWords } from '#content/planner/attached-words.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { keepWords } from '#content/planner/keep-words.ts'
import { planner } from '#content/planner/planner.ts'
import { rita } from '#content/rita/rita.ts'
import { expect, test } from './engine-test.ts'
import type { Query } from './in-page.ts'
import type { Visitor } from './visitor.ts'

const board: Query = { role: 'group', name: planner.board.label }
const SHOWER = 'Duschhörna'
const BASIN = 'Tvättställ'
const shower: Query = { role: 'button', begins: SHOWER, inside: board }

/** Chooses a room and puts a shower in it. */
async function drawShower(visitor: Visitor) {
  await visitor.open('/rita')
  await visitor.press({ role: 'button', name: planner.start.templates.rektangel })
  await visitor.press({ role: 'tab', name: planner.tabs.fixtures })
  await visitor.press({ role: 'button', begins: SHOWER })
  return visitor.see(shower)
}

test('on /rita a room is chosen, and a shower is put in it and dragged with the pointer', async ({ visitor }) => {
  const placed = await drawShower(visitor)
  const { width, height } = await visitor.see(board)
  expect(width).toBeGreaterThan(400)
  expect(height).toBeGreaterThan(300)
  expect(placed.width).toBeGreaterThan(40)
  await visitor.seePictures('rita-1-shower')
  const { left, point: grip } = await visitor.see(shower)
  await visitor.drag([grip, { x: grip.x + 20, y: grip.y + 10 }, { x: grip.x + 60, y: grip.y + 30 }, { x: grip.x + 100, y: grip.y + 50 }])
  await expect.poll(async () => (await visitor.look(shower)).left).toBeGreaterThan(left + 60)
  await visitor.see(board)
  expect(await visitor.evaluate(() => `${getSelection()}`), 'no text is selected by dragging').toBe('')
  await visitor.seePictures('rita-2-dragged')
  const moved = (await visitor.see(shower)).left
  await visitor.press({ role: 'button', name: planner.tools.undo })
  await expect.poll(async () => (await visitor.look(shower)).left).toBeLessThan(moved - 40)
})

test('the drawing goes along by every way to the form, comes back by Back and when the page is loaded again, and is gone after beginning anew', async ({
  visitor,
}) => {
  const attached: Query = { role: 'region', name: attachedWords.label }
  await drawShower(visitor)
  await visitor.press({ role: 'link', name: navigation.quote.text, inside: { role: 'banner' } })
  await visitor.see(attached)
  await visitor.evaluate(() => void setTimeout(() => history.back()))
  await visitor.see(shower)
  await visitor.evaluate(() => {
    document.documentElement.dataset.before = 'reload'
    setTimeout(() => location.reload())
  })
  await expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.before)).toBeNull()
  await visitor.see(shower)

  await visitor.resize(450, 844)
  await visitor.open('/')
  await visitor.evaluate(() => document.querySelector('#galleri')?.scrollIntoView())
  await visitor.press({ role: 'link', name: phoneBar.quote, inside: { role: 'navigation', name: phoneBar.label } })
  await visitor.see(attached)
  await visitor.resize(1280, 800)

  await visitor.open('/rita')
  await visitor.press({ role: 'button', name: planner.tools.startOver })
  await visitor.press({ role: 'button', name: planner.tools.startOverSure })
  await visitor.see({ role: 'button', name: planner.start.templates.rektangel })
  await visitor.open('/#kontakt')
  await visitor.gone(attached)
})

test('a design is copied and the copy changed, a tap shows the other, and both go along to the form', async ({ visitor }) => {
  await drawShower(visitor)
  await visitor.press({ role: 'button', name: planner.tools.copy })
  await visitor.see({ role: 'button', name: designHeading('B') })
  await visitor.press({ role: 'button', begins: BASIN })
  const basin: Query = { role: 'button', begins: BASIN, inside: board }
  await visitor.see(basin)
  await visitor.see({ text: 'B: även tvättställ.' })
  await visitor.seePictures('designs-1-both')
  await visitor.press({ role: 'button', name: designHeading('A') })
  await visitor.gone(basin)
  await visitor.press({ role: 'button', name: planner.request.button })
  await expect.poll(visitor.path).toBe('/#kontakt')
  await visitor.see({ text: attachedWords.heading })
  await visitor.seePictures('designs-2-along')
  expect(await visitor.evaluate(() => document.querySelectorAll('.attached svg').length)).toBe(2)
})

test('a wall is dragged, and the drawing made larger and moved', async ({ visitor }) => {
  await drawShower(visitor)
  const upper: Query = { role: 'button', begins: 'Vägg A, 240', inside: board }
  await visitor.see(upper)
  const { point: grip } = await visitor.see({ role: 'button', begins: 'Vägg B', inside: board })
  await visitor.drag([grip, { x: grip.x + 15, y: grip.y }, { x: grip.x + 40, y: grip.y + 4 }])
  await visitor.gone(upper)
  await visitor.seePictures('rita-3-wall')
  const shown = () => visitor.evaluate(() => document.querySelector('.planner-board svg')?.getAttribute('viewBox') ?? '')
  const whole = await shown()
  await visitor.press({ role: 'button', name: planner.zoom.closer })
  await expect.poll(shown).not.toBe(whole)
  const part = await shown()
  const { point: middle } = await visitor.see(board)
  await visitor.drag([middle, { x: middle.x + 20, y: middle.y }, { x: middle.x + 50, y: middle.y + 10 }])
  await expect.poll(shown).not.toBe(part)
  await visitor.seePictures('rita-4-larger')
  await visitor.press({ role: 'button', name: planner.zoom.whole })
  await expect.poll(shown).toBe(whole)
})

test('the drawing goes along to the quote form, and by mail to the contractor', async ({ visitor, smtpServer }) => {
  await drawShower(visitor)
  await visitor.press({ text: rita.inWords })
  await visitor.fill('Förnamn', 'Åsa')
  await visitor.press({ role: 'button', name: planner.request.button })
  await expect.poll(visitor.path).toBe('/#kontakt')
  await visitor.see({ text: attachedWords.heading })
  expect((await visitor.see({ label: quoteForm.labels.name })).value).toBe('Åsa')
  await visitor.seePictures('along-1-form')
  await visitor.fillIn({ message: 'Med ritning' })
  await visitor.send()
  expect((await smtpServer.emailSaying('Med ritning')).attachments.map(({ filename }) => filename)).toContain('ritning.svg')
  await visitor.seePictures('along-2-sent')
})

test('the Fogplan of a room is opened, dragged and counted', async ({ visitor }) => {
  await drawShower(visitor)
  await visitor.press({ role: 'button', name: planner.tools.fogplan })
  const drawing: Query = { css: '.fogplan-drawing svg' }
  const { width, height, point } = await visitor.see(drawing)
  expect(width).toBeGreaterThan(300)
  expect(height).toBeGreaterThan(250)
  const chain = () => visitor.evaluate(() => document.querySelector('.fogplan-chain')?.textContent ?? '')
  const before = await chain()
  await visitor.drag([point, { x: point.x + 10, y: point.y }, { x: point.x + 22, y: point.y }])
  await expect.poll(chain).not.toBe(before)
  await visitor.seePictures('fogplan')
  await visitor.press({ role: 'button', name: planner.fogplan.close })
  await visitor.gone(drawing)
})

test.describe(() => {
  // Only with motion has WebKitGTK its compositor (webkit.ts).
  test.use({ motion: true })

  test('the room is seen in 3D', async ({ visitor }) => {
    test.slow()
    await drawShower(visitor)
    await visitor.press({ role: 'button', name: planner.tools.model })
    const canvas: Query = { css: 'canvas' }
    const { width, height } = await visitor.see(canvas)
    expect(width).toBeGreaterThan(400)
    expect(height).toBeGreaterThan(250)
    const colours = () => visitor.coloursOf(canvas)
    await expect.poll(colours, 'what is drawn has more than a few colours').toBeGreaterThan(20)
    await visitor.seePictures('3d-1-opened')
    const { point: middle } = await visitor.see(canvas)
    await visitor.drag([middle, { x: middle.x - 60, y: middle.y }, { x: middle.x - 150, y: middle.y + 10 }])
    await expect.poll(colours).toBeGreaterThan(20)
    await visitor.seePictures('3d-2-turned')
    await visitor.press({ role: 'button', name: keepWords.save })
    await visitor.see({ text: keepWords.said.saved })
    await visitor.press({ role: 'button', name: keepWords.model.glb })
    await visitor.see({ text: keepWords.said.made })
    await visitor.seePictures('3d-3-model')
    await visitor.press({ role: 'button', name: planner.model.close })
    await visitor.gone(canvas)
  })
})
