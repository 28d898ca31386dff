import type { Page } from '@playwright/test'
import { pagePaths } from '#domain/paths.ts'
import { expect, test } from './journey-test.ts'
import { expectRecordedTree } from './recorded-tree.ts'
import { reachState, type State, states } from './states.ts'

test('every page is among the states', () => {
  expect(pagePaths.filter((path) => !states.some((state) => state.path === path))).toEqual([])
})

/** Every page in every state. */
for (const state of states) {
  test.describe(state.name, () => {
    test.slow()
    if (state.mayBeLogged) test.use({ mayBeLogged: state.mayBeLogged })

    test('is accessible on a phone and a desktop, reflows, and has the recorded tree', async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: state.phoneOnly ? 390 : 1280, height: 844 })
      await reachState(page, state)
      // First, while a toast is there.
      await test.step('accessibility tree as recorded', () => expectRecordedState(page, state))
      if (!state.phoneOnly) {
        await test.step('axe at 1280 px', expectAccessible)
        await page.setViewportSize({ width: 390, height: 844 })
      }
      await test.step('axe at 390 px', expectAccessible)
      await test.step('reflow at 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    })
  })
}

/** The tree of the whole page, or of the part that the state is about; of a toast too. */
async function expectRecordedState(page: Page, { name, part }: State) {
  await expectRecordedTree(page.locator(part ?? 'body'), name)
  if (await page.locator('#toasts > *').count()) await expectRecordedTree(page.locator('#toasts'), `${name}-toast`)
}
