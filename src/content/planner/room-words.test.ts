import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding, FindingCode } from '#domain/room/finding.ts'
import { findings } from '#domain/room/findings.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { anyPlan } from '../../../tests/support/a-plan.ts'
import { A_PLAN } from '../../../tests/support/a-request.ts'
import { drawingInWords } from './drawing-words.ts'
import { findingLines } from './plan-facts.ts'
import { planFacts } from './room-facts.ts'
import { findingWords } from './room-words.ts'

const plan = unpackPlan(A_PLAN)
if (!plan) throw new Error('The plan of the tests cannot be read')

test('findings and facts of any plan are complete Swedish sentences', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      for (const finding of findings(plan)) {
        const words = findingWords(finding, plan)
        expect(words).toMatch(/^[A-ZÅÄÖ].*[.)]$/)
        expect(words).not.toMatch(/undefined|NaN|Infinity|null| {2}/)
      }
      expect([drawingInWords(plan), ...planFacts(plan).flat(), ...findingLines(plan)].join()).not.toMatch(/undefined|NaN|Infinity|null/)
    }),
    { numRuns: 60 },
  )
})

const at = (code: FindingCode, level: Finding['level'], about: readonly string[], needed: number, free: number) =>
  ({ code, level, about, needed, free }) as Finding

test.each([
  [at('machine-to-water', 'warning', ['f4', 'f1'], 600, 495), 'Tvättmaskinen står 49\u00a0cm från duschen. Det ska vara minst 60\u00a0cm (Elsäkerhetsverket).'],
  [at('front', 'warning', ['f2'], 600, 360), 'Framför toaletten är det 36\u00a0cm fritt. Det behövs minst 60\u00a0cm.'],
  [at('front', 'advice', ['f2'], 1200, 900), 'Framför toaletten är det 90\u00a0cm fritt. Med 120\u00a0cm går det bra även med rollator eller rullstol.'],
  [
    at('passage', 'advice', ['f1', 'f3', 'f4'], 800, 600),
    'Passagen fram till duschen, tvättstället och tvättmaskinen är omkring 60\u00a0cm bred. Med 80\u00a0cm kommer man fram även med rollator eller rullstol.',
  ],
  [at('passage', 'warning', ['f3'], 600, 0), 'Det går inte att komma fram till tvättstället från dörren.'],
  [at('swing-hits', 'error', ['f3', 'd1'], 0, 0), 'Dörren slår i tvättstället. Låt den öppnas utåt, häng den på andra sidan eller flytta tvättstället.'],
  [at('openings-overlap', 'error', ['d1', 'w1'], 0, 0), 'Dörren och fönstret sitter på samma plats i väggen.'],
])('the words of %o', (finding, words) => {
  expect(findingWords(finding, plan)).toBe(words)
})
