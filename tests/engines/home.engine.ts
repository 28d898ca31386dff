import { layersIn } from '#content/company/about.ts'
import { servicesOf, servicesSection } from '#content/company/services.ts'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { gallery } from '#content/gallery/gallery.ts'
import { isIdeaName } from '#content/gallery/idea-names.ts'
import { ideas } from '#content/gallery/ideas.ts'
import { comparison, roomSize } from '#content/home/hero.ts'
import { navigation } from '#content/pages/navigation.ts'
import { tips, tipsSection } from '#content/pages/tips.ts'
import { askedWords } from '#content/planner/asked-words.ts'
import { fixtureWords } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { centimetresBy } from '#domain/sweden/writing.ts'
import { content, facts } from '../support/page-content.ts'
import { expect, test } from './engine-test.ts'
import type { Query } from './in-page.ts'

const { projects } = content.gallery

const list: Query = { role: 'dialog', name: gallery.list.heading }

test('of the services one is open at a time', async ({ visitor }) => {
  await visitor.open('/')
  const more = (at: number): Query => ({ css: 'summary', inside: { css: '#tjanster' }, at })
  const steps = (at: number): Query => ({ role: 'heading', name: servicesOf(content)[at]?.expanded.title ?? '' })
  for (const [at, { title }] of servicesOf(content).entries()) {
    const card = await visitor.see({ role: 'article', name: title })
    expect(card.height, title).toBeGreaterThan(300)
    expect(card.width, title).toBeGreaterThan(300)
    await visitor.gone(steps(at))
  }
  await visitor.seePictures('services-1-closed')
  await visitor.press(more(0))
  await visitor.see(steps(0))
  await visitor.seePictures('services-2-first')
  await visitor.press(more(2))
  await visitor.see(steps(2))
  await visitor.gone(steps(0))
  await visitor.seePictures('services-3-last')
  await visitor.press(more(2))
  await visitor.gone(steps(2))
})

for (const [width, height, columns] of [
  [450, 844, 1],
  [900, 800, 2],
  [1280, 800, 3],
] as const) {
  test(`at ${width} px the list of projects shows whole cards with pictures and titles`, async ({ visitor }) => {
    await visitor.resize(width, height)
    await visitor.open('/')
    await visitor.press({ role: 'button', name: gallery.more })
    await visitor.see({ role: 'heading', name: gallery.list.heading })
    await visitor.seePictures(`list-${width}-1-top`)
    const cards = await visitor.seeAll({ role: 'listitem', inside: list })
    expect(cards.length).toBe(projects.length)
    expect(new Set(cards.map(({ left }) => Math.round(left))).size).toBe(columns)
    for (const { height: cardHeight, text } of cards) expect(cardHeight, text).toBeGreaterThan(200)
    for (const [at, { title }] of projects.entries()) {
      const picture = await visitor.see({ role: 'img', inside: list, at })
      expect(picture.width, title).toBeGreaterThan(200)
      expect(picture.height, title).toBeGreaterThan(100)
      expect((await visitor.see({ text: title, inside: list })).height, title).toBeGreaterThanOrEqual(16)
    }
    await visitor.seePictures(`list-${width}-2-end`)
  })
}

test('before and after are compared by pointer and by key', async ({ visitor }) => {
  await visitor.open('/')
  const pair: Query = { css: '.before-after' }
  const { left, width, height } = await visitor.see(pair)
  expect(width).toBeGreaterThan(500)
  expect(height).toBeGreaterThan(300)
  await visitor.see({ text: comparison.before })
  await visitor.see({ text: comparison.after })
  await visitor.seePictures('compare-1-start')
  const y = (await visitor.see(pair)).top + Math.min(height, 400) / 2
  await visitor.drag([
    { x: left + width * 0.46, y },
    { x: left + width * 0.6, y },
    { x: left + width * 0.75, y },
  ])
  const cut = async () => ((await visitor.see({ css: '.divider' })).left + 1 - left) / width
  await expect.poll(cut).toBeCloseTo(0.75, 1)
  await visitor.seePictures('compare-2-dragged')
  await visitor.key('Home')
  await expect.poll(cut).toBeCloseTo(0, 1)
  await visitor.key('ArrowRight')
  await expect.poll(cut).toBeCloseTo(0.01, 2)
  await visitor.seePictures('compare-3-by-key')
})

test('two sides on the home page show a furnished room', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.fill(roomSize.length, '1,9')
  await visitor.fill(roomSize.width, '2,3')
  await visitor.press({ role: 'button', name: roomSize.show })
  await visitor.see({ role: 'heading', name: askedWords.heading(centimetresBy(1900, 2300)) })
  await visitor.seePictures('room-size')
})

// What moves, in front of a visitor who likes to see it, as most do: all other journeys ask for less motion.
test.describe(() => {
  test.use({ motion: true })

  test('the menu of a narrow window opens over the page and leads on', async ({ visitor }) => {
    await visitor.resize(450, 844)
    await visitor.open('/')
    await visitor.seePictures('menu-1-closed')
    await visitor.press({ role: 'button', name: navigation.open })
    for (const { text } of navigation.links) {
      const link = await visitor.see({ role: 'link', name: text, inside: { role: 'navigation', name: navigation.label } })
      expect(link.height, text).toBeGreaterThanOrEqual(24)
    }
    await visitor.seePictures('menu-2-open')
    await visitor.press({ role: 'link', name: 'Tjänster', inside: { role: 'navigation', name: navigation.label } })
    await visitor.gone({ role: 'link', name: 'Tjänster', inside: { role: 'navigation', name: navigation.label } })
    await expect.poll(() => visitor.evaluate(() => Math.round(document.querySelector('#tjanster')?.getBoundingClientRect().top ?? -1))).toBeLessThan(200)
    expect((await visitor.see({ role: 'heading', name: servicesSection.heading })).top).toBeGreaterThanOrEqual(0)
    await visitor.seePictures('menu-3-services')
  })

  test('a project is looked at, its neighbours too, and Escape leads back', async ({ visitor }) => {
    const [first, second] = projects
    if (!first || !second) throw new Error('There are no projects')
    await visitor.open('/')
    await visitor.press({ role: 'button', name: gallery.more })
    await visitor.press({ text: first.title, inside: list })
    const shows = async (title: string) => {
      await visitor.see({ role: 'heading', name: title, inside: { role: 'dialog', name: title } })
      const picture = await visitor.see({ role: 'img', inside: { role: 'dialog', name: title } })
      expect(picture.width).toBeGreaterThan(400)
      expect(picture.height).toBeGreaterThan(300)
      await expect
        .poll(() =>
          visitor.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].some((img) => img.complete && img.naturalWidth > 800)),
        )
        .toBe(true)
    }
    await shows(first.title)
    await visitor.see({ text: gallery.count(1, projects.length) })
    const ways = await visitor.see({ role: 'button', name: gallery.similar })
    expect(ways.top + ways.height).toBeLessThanOrEqual(800)
    await visitor.seePictures('project-1-first')
    await visitor.key('ArrowRight')
    await shows(second.title)
    await visitor.seePictures('project-2-second')
    await visitor.press({ role: 'button', name: gallery.previous })
    await shows(first.title)
    await visitor.key('Escape')
    await visitor.gone({ role: 'dialog', name: first.title })
    await visitor.hasFocus({ role: 'button', name: gallery.more })
    await visitor.seePictures('project-3-back')
  })

  test('every layer of the wall is seen, its name beside its edge', async ({ visitor }) => {
    // By a link, because a page that is led to comes with a movement of its own.
    await visitor.open('/vanliga-fragor')
    await visitor.press({ role: 'link', name: navigation.home, inside: { role: 'banner' } })
    await expect.poll(visitor.path).toBe('/')
    const layers = await visitor.seeAll({ css: '.opened-wall li' })
    expect(layers.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(layersIn(facts.renovationTime).map(({ name, week }) => `${name} ${week}`))
    await visitor.evaluate(() =>
      scrollTo({ top: scrollY + (document.querySelector('.opened-wall')?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' }),
    )
    const gaps = await visitor.evaluate(() =>
      [...document.querySelectorAll('.opened-wall li')].map((layer) => {
        const text = document.createRange()
        text.selectNodeContents(layer)
        return text.getBoundingClientRect().left - layer.getBoundingClientRect().left
      }),
    )
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8)
    await visitor.seePictures('wall')
  })

  test('the tips lead on by button and by key', async ({ visitor }) => {
    await visitor.open('/')
    const shows = async (number: number) => {
      const text = tips[number - 1]?.text ?? ''
      const tip = await visitor.see({ text })
      expect(tip.height).toBeGreaterThan(16)
    }
    await visitor.press({ role: 'button', name: tipsSection.next })
    await shows(2)
    await visitor.seePictures('tips-1-second')
    await visitor.press({ role: 'tab', name: 'Tips 7' })
    await shows(7)
    const tile = await visitor.see({ role: 'tab', name: 'Tips 7' })
    expect(tile.height).toBeGreaterThanOrEqual(24)
    await visitor.key('ArrowRight')
    await shows(8)
    await visitor.key('End')
    await shows(tips.length)
    await visitor.seePictures('tips-2-last')
  })

  test('a rendering’s room opens in the planner, and a quote for something similar in the form', async ({ visitor }) => {
    const room = projects.find(({ picture }) => isIdeaName(picture.file))
    const [stands] = isIdeaName(room?.picture.file) ? ideas[room.picture.file].fixtures : []
    test.skip(!room || !stands, 'the owner shows no room that the planner knows')
    if (!room || !stands) return
    await visitor.open('/')
    await visitor.press({ role: 'button', name: gallery.more })
    await visitor.press({ text: room.title, inside: list })
    await visitor.press({ role: 'button', name: gallery.similar })
    await visitor.gone({ role: 'dialog', name: room.title })
    await expect.poll(async () => (await visitor.look({ label: quoteForm.labels.message })).value).toBe(gallery.similarLine(room.title))
    await visitor.seePictures('similar-1-form')
    await visitor.press({ role: 'button', name: gallery.more })
    await visitor.press({ text: room.title, inside: list })
    // Without a graphics card 3D takes the longer the larger it is.
    await visitor.resize(760, 560)
    await visitor.press({ role: 'link', name: gallery.startFrom })
    await expect.poll(visitor.path).toBe(`/rita#ide=${room.picture.file}`)
    // Where the browser can, the room is shown in 3D first.
    if (await visitor.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null))
      await visitor.press({ role: 'button', name: planner.model.close })
    await visitor.see({ role: 'button', begins: fixtureWords[stands.kind].name })
    await visitor.seePictures('similar-2-planner')
  })
})
