import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { around, overlap } from '#domain/room/boxes.ts'
import { fixtureKinds, fixtures } from '#domain/room/fixtures.ts'
import type { Plan } from '#domain/room/plan.ts'
import { startPlan } from '#domain/room/templates.ts'
import { setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { boundsOf, wallsOf } from '#domain/room/walls.ts'
import { anyPlan, emptyRoom, withFixture } from '../../tests/support/a-plan.ts'
import { PlanDrawing, RoomDrawing } from './plan-drawing.tsx'

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

const drawn = (plan: Plan) => parseHTML(renderToStaticMarkup(<PlanDrawing plan={plan} />)).document

test('a room alone has its lengths and its door, and no sign that needs a legend', () => {
  const { document } = parseHTML(renderToStaticMarkup(<RoomDrawing plan={startPlan} />))
  expect(new Set([...document.querySelectorAll('text')].map((text) => text.textContent))).toEqual(new Set(['240\u00a0cm', '200\u00a0cm']))
  expect(document.querySelector('desc')?.textContent).toMatch(/Dörr [^.]*\.$/)
})

test('a wall’s length is written beside the arc of a door that opens outwards', () => {
  const plan = emptyRoom(2400, 2000)
  const [door] = plan.openings
  const texts = [...drawn(plan).querySelectorAll('text')].filter((text) => text.textContent === '240\u00a0cm')
  const places = texts.map((text) => Number(/translate\(([\d.-]+) /.exec(text.getAttribute('transform') ?? '')?.[1]))
  expect(places[0], 'the wall without a door').toBe(1200)
  // Wall C runs from right to left.
  const [from, to] = [2400 - (door?.along ?? 0) - (door?.width ?? 0), 2400 - (door?.along ?? 0)]
  expect(places[1] !== undefined && (places[1] < from || places[1] > to)).toBe(true)
})

test('every wall’s dimension is as long as it, and no two cross, also at an L’s inner corner', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const lines = [...drawn({ ...plan, fixtures: [] }).querySelectorAll('path[stroke-width="6"]:not([stroke-dasharray])')].map((path) => {
        const [x = 0, y = 0, toX = 0, toY = 0] = (path.getAttribute('d') ?? '').split(/[ML ]/).slice(1).map(Number)
        return around([
          { x, y },
          { x: toX, y: toY },
        ])
      })
      expect(lines.map(({ left, right, top, bottom }) => right - left + bottom - top)).toEqual(wallsOf(plan.room).map(({ length }) => length))
      expect(lines.filter((one, index) => lines.slice(index + 1).some((other) => overlap(one, other)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a fixture’s name stays within it, also when it is turned, and is legible where there is room', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fixtureKinds), fc.constantFrom(0, 1), (kind, turn) => {
      const name = drawn(withFixture(emptyRoom(4000, 4000), kind, 500, 500, { turn })).querySelector('text')
      const { width, depth } = fixtures[kind]
      const upright = name?.getAttribute('transform')?.includes('rotate')
      const long = (turn === 1) === !upright ? depth : width
      const [size, characters] = [Number(name?.getAttribute('font-size')), name?.textContent?.length ?? 0]
      expect(size * 0.58 * characters).toBeLessThanOrEqual(Math.max(0.82 * long, 60 * 0.58 * characters))
      const room = Math.min((0.8 * Math.max(width, depth)) / (0.58 * characters), 0.7 * Math.min(width, depth))
      expect(size).toBeGreaterThanOrEqual(Math.min(79, Math.floor(room)))
    }),
  )
})

test('what hangs or stands higher is painted over what is below it, whichever was added first', () => {
  const room = withFixture(withFixture(emptyRoom(4000, 4000), 'mirror', 500, 0), 'tumble-dryer', 2000, 0)
  const plan = withFixture(withFixture(withFixture(room, 'basin', 500, 0), 'washing-machine', 2000, 0), 'shower-corner', 3000, 0)
  const names = [...drawn(plan).querySelectorAll('text')].map((text) => text.textContent).slice(0, 5)
  expect(names).toEqual(['Dusch', 'Tvättställ', 'TM', 'TT', 'Spegel'])
})

test('a niche of the Fogplan is drawn in its wall, and named', () => {
  const plan = setNiche(emptyRoom(2400, 2000), 1, { along: 300, sill: 1000, width: 400, height: 400 })
  expect(drawn(plan).querySelector('desc')?.textContent).toContain('inifrån) och nisch.')
  expect([...drawn(plan).querySelectorAll('path')].map((path) => path.getAttribute('d'))).toContain('M2400 300L2400 700L2480 700L2480 300Z')
})
