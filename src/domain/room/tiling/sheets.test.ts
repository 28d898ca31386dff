import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCK, type Lying, layOutSheets, type Paper, papers, SHEET_MARGIN, sheetScales } from './sheets.ts'

type Drawn = { readonly width: number; readonly height: number }

const wall = (width: number, height = 2400): Drawn => ({ width, height })

/** With 20 mm for dimensions to the left of a drawing and 25 mm below it, and 15 mm for its heading. */
const LYING: Lying<Drawn> = {
  sizeOf: ({ width, height }, scale) => ({ left: -20, right: width / scale, low: -15, high: height / scale + 25, floor: height / scale }),
  isNarrow: ({ width }) => width < 700,
}

const laidOut = (all: readonly Drawn[], paper: Paper = 'a4') => layOutSheets(all, LYING, paper)
const widthsOn = (all: readonly Drawn[]) => laidOut(all).map(({ scale, places }) => [scale, ...places.map(({ item }) => item.width)])

test('surfaces lie side by side in 1:20 with level floors, and a new sheet begins where they no longer fit', () => {
  const all = [wall(2200), wall(1800), wall(2200), wall(1800, 2000), wall(2300, 1800)]
  expect(widthsOn(all)).toEqual([
    [20, 2200, 1800],
    [20, 2200, 1800],
    [20, 2300],
  ])
  for (const { places } of laidOut(all)) expect(new Set(places.map(({ item, y }) => y + item.height / 20)).size).toBe(1)
})

test('a surface that does not fit gets the next scale, by itself', () => {
  expect(widthsOn([wall(2000), wall(6000), wall(10_000, 5000)])).toEqual([
    [20, 2000],
    [25, 6000],
    [50, 10_000],
  ])
  expect(laidOut([wall(6000)], 'a3').map(({ scale }) => scale)).toEqual([20])
})

test.each([
  ['as wide as the paper takes in 1:20', 5140, 2400, 20],
  ['a millimetre wider', 5141, 2400, 25],
  ['as high as it takes', 2000, 2520, 20],
  ['a millimetre higher', 2000, 2521, 25],
])('a surface gets the largest scale in which it fits: %s', (_, width, height, scale) => {
  expect(laidOut([wall(width, height)]).map((sheet) => sheet.scale)).toEqual([scale])
})

test('two lie side by side to the last millimetre, and rows that fit lie on one sheet', () => {
  // 277 mm for two of 20 mm and 9 mm between them; 166 mm for two of 40 mm and 9 mm.
  expect(laidOut([wall(2280, 770), wall(2280, 770)])[0]?.places.map(({ x, y }) => [x, y])).toEqual([
    [30, 68.75],
    [173, 68.75],
  ])
  expect(laidOut([wall(2280, 770), wall(2281, 770)]).map(({ places }) => places.length)).toEqual([2])
  expect(laidOut([wall(2280, 770), wall(2281, 771)]).map(({ places }) => places.length)).toEqual([1, 1])
  expect(laidOut([wall(2280, 770), wall(2280, 770), wall(2280, 770), wall(2280, 770)])[0]?.places).toHaveLength(4)
})

test('a narrow surface goes on an earlier sheet that has room, also in a smaller scale; it begins one only where there is none', () => {
  expect(widthsOn([wall(2200), wall(4000), wall(300)])).toEqual([
    [20, 2200, 300],
    [20, 4000],
  ])
  // In 1:20 it would be alone.
  expect(widthsOn([wall(300), wall(5300)])).toEqual([[25, 5300, 300]])
  expect(widthsOn([wall(300), wall(6300)])).toEqual([
    [25, 6300],
    [20, 300],
  ])
})

test('every surface of a room lies once, in a standard scale, within its sheet and beside no other', () => {
  const surfaces = fc.array(fc.record({ width: fc.integer({ min: 300, max: 10_000 }), height: fc.integer({ min: 500, max: 10_000 }) }), { maxLength: 7 })
  fc.assert(
    fc.property(surfaces, fc.constantFrom<Paper>('a4', 'a3'), (all, paper) => {
      const sheets = laidOut(all, paper)
      expect(sheets.flatMap(({ places }) => places.map(({ item }) => item)).toSorted(byArea)).toEqual(all.toSorted(byArea))
      for (const { scale, places } of sheets) {
        expect(sheetScales).toContain(scale)
        const extents = places.map(({ item, x, y }) => {
          const { left, right, low, high } = LYING.sizeOf(item, scale)
          return { left: x + left, right: x + right, top: y + low, bottom: y + high }
        })
        for (const [index, one] of extents.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(SHEET_MARGIN - 1e-9)
          expect(one.top).toBeGreaterThanOrEqual(SHEET_MARGIN - 1e-9)
          expect(one.right).toBeLessThanOrEqual(papers[paper].width - SHEET_MARGIN + 1e-9)
          expect(one.bottom).toBeLessThanOrEqual(papers[paper].height - SHEET_MARGIN - BLOCK + 1e-9)
          for (const other of extents.slice(index + 1)) {
            expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

function byArea(one: Drawn, other: Drawn): number {
  return one.width - other.width || one.height - other.height
}
