import { expect, type Page } from '@playwright/test'
import { testWithServers } from '../support/worker-servers.ts'
import { type Scope, violationsOn } from './axe.ts'

type Options = {
  /** Console errors and warnings that the journey allows; any other fails it. */
  mayBeLogged: RegExp
  /** Checks the whole page in its present state with axe: WCAG 2.2 AA and best practice. */
  expectAccessible: () => Promise<void>
}

/** What Chromium reports of its own transition between two pages, when the next one is shown before it can begin; scripts have no part in it. */
const LATE_TRANSITION = 'InvalidStateError: Transition was aborted because of invalid state. Page already revealed'

/** Journeys run in a real browser against the built server and a real SMTP server. */
export const test = testWithServers.extend<Options & { watch: undefined }>({
  baseURL: ({ server }, use) => use(server.address),
  mayBeLogged: [/^\b$/, { option: true }],
  watch: [
    async ({ page, mayBeLogged }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !mayBeLogged.test(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => {
        if (String(error) !== LATE_TRANSITION) errors.push(String(error))
      })
      await use(undefined)
      expect(errors, 'no errors in the console').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: ({ page }, use) => use(() => expectAccessible(page)),
})

const WCAG_AND_BEST_PRACTICE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A part of the page, and what a toast says. */
export function expectPartAccessible(page: Page, part: string) {
  return expectAccessible(page, { parts: [part, '#toasts'] })
}

const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** In forced colours: they are the visitor's own, and axe would compare them with those of the style sheets. */
export function expectAccessibleInForcedColours(page: Page) {
  return expectAccessible(page, { without: ['color-contrast'] })
}

/** What is about colours in the page's own, all else in forced ones, in which the page is left: which colours there are changes no other finding. */
export async function expectAccessibleInEveryColour(page: Page) {
  expect(await violationsOn(page, { type: 'rule', values: OF_COLOURS }), 'colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessibleInForcedColours(page)
}

/** While it is printed, also with the grounds of its parts, which browsers print on request. */
export async function expectReadableOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  expect(await violationsOn(page, { type: 'rule', values: ['color-contrast'] }), 'on paper').toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

async function expectAccessible(page: Page, scope: Scope = {}) {
  const violations = await violationsOn(page, { type: 'tag', values: WCAG_AND_BEST_PRACTICE }, scope)
  expect(violations.map(({ rule, elements }) => `${rule}: ${elements.map(({ selector }) => selector).join(', ')}`)).toEqual([])
}

export { expect } from '@playwright/test'
