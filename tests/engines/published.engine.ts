import { navigation } from '#content/pages/navigation.ts'
import { changedContent, servePublished } from '../support/printed-site.ts'
import { expect, test } from './engine-test.ts'
import { visitorIn } from './visitor.ts'

const NUMBER = '021-12 34 56'
const tips = [{ id: 1, icon: 'box' as const, text: 'Rita in dörrens svängning.' }]
const notice = { text: 'Vi har stängt fredagen den 5 juni.', from: '2026-06-01', to: '2026-06-06' }

test('what the owner publishes is shown and run under the page’s policy', async ({ browserProcess }, { project }) => {
  const served = await servePublished()
  await served.site.publish(changedContent({ phone: NUMBER }, { notice, tips }))
  const session = await browserProcess.openSession({ scripts: true, motion: false, site: served.address })
  const visitor = visitorIn(session, { address: served.address, engine: project.name, scripts: true })
  for (const [width, height] of [
    [450, 844],
    [1280, 800],
  ] as const) {
    await visitor.resize(width, height)
    await visitor.open('/')
    const seen = await visitor.see({ role: 'complementary', name: navigation.notice })
    expect(seen.text).toBe(notice.text)
    expect(seen.top).toBe(0)
    // Its styles are in the page, which allows them by their hash.
    expect(await visitor.evaluate(() => getComputedStyle(document.querySelector('.notice') ?? document.body).backgroundColor)).toBe('rgb(23, 64, 47)')
    await visitor.seePictures(`published-${width}`)
  }
  await visitor.evaluate(() => document.querySelector('.carousel')?.scrollIntoView())
  await visitor.see({ text: 'Tips 1 av 1' })
  await visitor.see({ role: 'tab', name: 'Tips 1' })
  expect(await session.errors()).toEqual([])
  await served.close()
})
