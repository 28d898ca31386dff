import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boundsOf } from '#domain/room/walls.ts'
import { anyPlan } from '../../tests/support/a-plan.ts'
import { PlanDrawing } from './plan-drawing.tsx'

test('the drawing of any plan is to scale, named, and free of styles and script', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const svg = renderToStaticMarkup(<PlanDrawing plan={plan} />)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-?\d+ -?\d+ \d+ \d+" role="img"/)
      expect(svg).toContain('<title>Ritning av badrummet</title><desc>')
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\bstyle=|<script|\bid=/)
      const [, x = '', y = '', width = '', height = ''] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
      const { right, bottom } = boundsOf(plan.room)
      expect(Number(x)).toBeLessThan(0)
      expect(Number(y)).toBeLessThan(0)
      expect(Number(x) + Number(width)).toBeGreaterThan(right)
      expect(Number(y) + Number(height)).toBeGreaterThan(bottom)
    }),
    { numRuns: 60 },
  )
})
