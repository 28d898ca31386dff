import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MonthsPlot } from './months-plot.tsx'

const figures = (requests: number, inTime: number) => ({ requests, inTime, decided: 0, minutes: [], towns: new Map(), projects: new Map() })

test('each bar stands on the ground, as high as its figure, and within the drawing', () => {
  const months = [
    { month: '2026-10', figures: figures(4, 3) },
    { month: '2026-11', figures: figures(2, 0) },
  ]
  const svg = renderToStaticMarkup(<MonthsPlot months={months} />)
  const numbersIn = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, ...measures]) => measures.map(Number))
  const [[, height = 0] = []] = numbersIn(/viewBox="0 0 (\d+) (\d+)"/g)
  const [[from, to] = []] = numbersIn(/class="ground"[^>]* y1="(\d+)" y2="(\d+)"/g)
  expect(from).toBe(to)
  const bars = numbersIn(/<rect[^>]* y="([\d.]+)" width="\d+" height="([\d.]+)"/g)
  expect(bars.map(([, high]) => high)).toEqual([150, 112.5, 75, 0])
  for (const [top = 0, high = 0] of bars) expect(top + high).toBe(from)
  const texts = numbersIn(/<text[^>]* y="(-?[\d.]+)"/g).flat()
  expect(Math.min(...texts)).toBeGreaterThan(0)
  expect(Math.max(...texts)).toBeLessThan(height)
  expect(texts).toHaveLength(5)
})
