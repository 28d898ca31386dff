import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { NodeResult, RunOnly } from 'axe-core'

/** Without the spaces of its own text, which is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type Scope = { without?: readonly string[]; parts?: readonly string[] }

/** A rule of axe that the page breaks, with the elements that break it. */
type Violation = { rule: string; elements: { selector: string; message: string | undefined }[] }

/**
 * Checks the page, or these parts of it, in its present state by these rules but those of `without`. Axe itself, not its package for Playwright, which
 * sends it to the page anew at each check, and to a second, empty page: three times the processor time for the same findings.
 */
export async function violationsOn(page: Page, rules: RunOnly, { without = [], parts = ['html'] }: Scope = {}): Promise<Violation[]> {
  expect(page.frames(), 'what is in a frame would not be checked').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(untilStill)
  const violations = await page.evaluate(
    async ({ runOnly, off, include }) => {
      if (!window.axe) throw new Error('axe did not load')
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
      const results = await window.axe.run({ include }, { runOnly, rules, resultTypes: ['violations'] })
      return results.violations
    },
    { runOnly: rules, off: without, include: [...parts] },
  )
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(elementOf) }))
}

/**
 * Runs in the page: while colours change, their contrast is neither the one nor the other. What scrolling moves, or what never ends, is
 * not waited for. What comes under the pointer by itself is hovered a frame later only.
 */
async function untilStill() {
  const frame = () => new Promise(requestAnimationFrame)
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect, playState }) =>
          timeline === document.timeline && playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
    await frame()
  } while (moving().length > 0)
}

function elementOf({ target, any }: NodeResult) {
  return { selector: target.join(' '), message: any[0]?.message }
}
