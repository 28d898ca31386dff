import { missingPage } from '#content/pages/error-pages.ts'
import { pagePaths } from '#domain/paths.ts'
import { expect, test } from './engine-test.ts'

// The page of a missing address logs it, as specified.
test.use({ mayBeLogged: /^404: \/finns-inte$/ })

test('a page that is missing says so and leads home', async ({ visitor }) => {
  await visitor.open('/finns-inte')
  const heading = await visitor.see({ role: 'heading', name: missingPage.heading })
  expect(heading.height).toBeGreaterThan(24)
  await visitor.seePictures('missing')
  await visitor.press({ role: 'link', name: missingPage.home, inside: { role: 'main' } })
  await expect.poll(visitor.path).toBe('/')
})

test('no page scrolls sideways', async ({ visitor, browserProcess }) => {
  for (const path of [...pagePaths, '/finns-inte']) {
    for (const width of [browserProcess.narrowest, 768, 1280]) {
      await visitor.resize(width, 800)
      await visitor.open(path)
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      await visitor.seePictures(`page${path.replaceAll('/', '-')}-${width}`)
    }
  }
})
