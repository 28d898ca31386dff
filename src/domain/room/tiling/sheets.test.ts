import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCK, layOutSheets, type Paper, papers, SHEET_MARGIN, sheetScales } from './sheets.ts'

const wall = (width: number, height = 2400) => ({ width, height })

test('surfaces lie side by side in 1:20 with level floors, and a new sheet begins where they no longer fit', () => {
  const sheets = layOutSheets([wall(2200), wall(1800), wall(2200), wall(1800, 2000), wall(2200, 1800)], 'a4')
  expect(sheets.map(({ scale, places }) => [scale, places.length])).toEqual([
    [20, 2],
    [20, 2],
    [20, 1],
  ])
  for (const { places } of sheets) expect(new Set(places.map(({ drawn, y }) => y + drawn.height / 20)).size).toBe(1)
})

test('a surface that does not fit gets the next scale, by itself', () => {
  expect(layOutSheets([wall(2000), wall(6000), wall(10_000, 5000)], 'a4').map(({ scale, places }) => [scale, places.length])).toEqual([
    [20, 1],
    [25, 1],
    [50, 1],
  ])
  expect(layOutSheets([wall(6000)], 'a3').map(({ scale }) => scale)).toEqual([20])
})

test.each([
  ['as wide as the paper takes in 1:20', 5140, 2400, 20],
  ['a millimetre wider', 5141, 2400, 25],
  ['as high as it takes', 2000, 2880, 20],
  ['a millimetre higher', 2000, 2881, 25],
])('a surface gets the largest scale in which it fits: %s', (_, width, height, scale) => {
  expect(layOutSheets([wall(width, height)], 'a4').map((sheet) => sheet.scale)).toEqual([scale])
})

test('two lie side by side to the last millimetre, and rows that fit lie on one sheet', () => {
  const lower = (widths: readonly number[], height: number) =>
    layOutSheets(
      widths.map((width) => wall(width, height)),
      'a4',
    ).map(({ places }) => places.map(({ x, y }) => [x, y]))
  const [left, right] = [25, 163.5]
  expect(lower([2370, 2370], 1220)).toEqual([
    [
      [left, 62.5],
      [right, 62.5],
    ],
  ])
  expect(lower([2370, 2371], 1220)[0]).toHaveLength(2)
  expect(lower([2370, 2371], 1221)).toHaveLength(2)
  expect(lower([2370, 2370, 2370, 2370], 1220)).toEqual([
    [
      [left, 21],
      [right, 21],
      [left, 104],
      [right, 104],
    ],
  ])
})

test('every surface of a room lies once, in a standard scale, within its sheet and beside no other', () => {
  const surfaces = fc.array(fc.record({ width: fc.integer({ min: 300, max: 10_000 }), height: fc.integer({ min: 500, max: 10_000 }) }), { maxLength: 7 })
  fc.assert(
    fc.property(surfaces, fc.constantFrom<Paper>('a4', 'a3'), (all, paper) => {
      const sheets = layOutSheets(all, paper)
      expect(sheets.flatMap(({ places }) => places.map(({ drawn }) => drawn)).toSorted(byArea)).toEqual(all.toSorted(byArea))
      for (const { scale, places } of sheets) {
        expect(sheetScales).toContain(scale)
        const extents = places.map(({ drawn, x, y }) => ({ left: x, right: x + drawn.width / scale, top: y, bottom: y + drawn.height / scale }))
        for (const [index, one] of extents.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(SHEET_MARGIN)
          expect(one.top).toBeGreaterThanOrEqual(SHEET_MARGIN)
          expect(one.right).toBeLessThanOrEqual(papers[paper].width - SHEET_MARGIN)
          expect(one.bottom).toBeLessThanOrEqual(papers[paper].height - SHEET_MARGIN - BLOCK)
          for (const other of extents.slice(index + 1)) {
            expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

function byArea(one: { width: number; height: number }, other: { width: number; height: number }): number {
  return one.width - other.width || one.height - other.height
}
