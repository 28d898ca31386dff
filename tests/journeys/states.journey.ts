import type { Page } from '@playwright/test'
import { pagePaths } from '#domain/paths.ts'
import { expect, expectPartAccessible, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { expectRecordedTree } from './recorded-tree.ts'
import { reachState, type State, states } from './states.ts'

test('every page is among the states', () => {
  expect(pagePaths.filter((path) => !states.some((state) => state.path === path))).toEqual([])
})

/** Those of a page are reached one after another in one window; what is logged on purpose is its state's alone. */
const statesByWindow = Map.groupBy(states, ({ name, path, mayBeLogged }) => (mayBeLogged ? name : path))

for (const [name, together] of statesByWindow) {
  test.describe(name, () => {
    test.slow()
    for (const { mayBeLogged } of together) if (mayBeLogged) test.use({ mayBeLogged })

    test('is in every state accessible on a phone and a desktop, reflows, and has the recorded tree', async ({ page, expectAccessible }) => {
      for (const state of together) {
        await test.step(state.name, async () => {
          await page.setViewportSize({ width: state.phoneOnly ? 390 : 1280, height: 844 })
          await reachState(page, state)
          // First, while a toast is there.
          await test.step('accessibility tree as recorded', () => expectRecordedState(page, state))
          // Around the part, the page is as in its first state, which is checked whole.
          const { part } = state
          if (!state.phoneOnly) await test.step('axe at 1280 px', () => (part ? expectPartAccessible(page, part) : expectAccessible()))
          await page.setViewportSize({ width: 390, height: 844 })
          await test.step('axe at 390 px', expectAccessible)
          await test.step('reflow at 320 px', async () => {
            await page.setViewportSize({ width: 320, height: 640 })
            expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
          })
          await leave(page)
        })
      }
    })
  })
}

/** Nothing of a state is left for the next one: no draft, no drawing, no answer to a request. */
async function leave(page: Page) {
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  // Another fragment alone would not load the page; and what is still being sent must not reach the server.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The tree of the whole page, or of the part that the state is about; of a toast too. */
async function expectRecordedState(page: Page, { name, part }: State) {
  await expectRecordedTree(page.locator(part ?? 'body'), name)
  if (await page.locator('#toasts > *').count()) await expectRecordedTree(page.locator('#toasts'), `${name}-toast`)
}
