import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Plan } from '#domain/room/plan.ts'
import { fogplanSheets, type SheetFacts } from '#shared/fogplan/fogplan-sheets.ts'
import type { PaperShape } from '#shared/fogplan/shapes.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import { pdfContents } from '../../../tests/support/pdf-paths.ts'
import { fogplanPdf } from './fogplan-pdf.ts'

/** A millimetre in points. */
const MM = 72 / 25.4
const FACTS: SheetFacts = { paper: 'a4', date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' }
/** Wall A is hidden by a boxing. */
const PLAN: Plan = withFixture(emptyRoom(900, 1300), 'boxing', 0, 0, { width: 900, depth: 200 })
/** Operators: "m" begins a path, "l" draws a line, "h" closes it. */
const PATH = ['m', 'l', 'h']
/** Operators that fill a path, draw its lines, or both. */
const PAINTING = ['f*', 'S', 'B*']
const sheets = fogplanSheets(PLAN, FACTS)

async function textOf(plan: Plan, facts: SheetFacts = FACTS): Promise<string> {
  return (await fogplanPdf(plan, facts)).toString('latin1')
}

test('a reader shows the title in place of the file’s name, and finds where on its page each figure lies', async () => {
  const file = await fogplanPdf(PLAN, FACTS)
  const pdf = await getDocumentProxy(new Uint8Array(file))
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  const boxes = [...file.toString('latin1').matchAll(/\/BBox \[([\d. ]+)\]/g)].flatMap(([, points = '']) => points.split(' ').map(Number))
  // Up from the lower edge of the page.
  const extents = sheets.flatMap(({ height, parts }) =>
    parts.flatMap((part) => (part.tag === 'Figure' ? [part.extent.left, height - part.extent.high, part.extent.right, height - part.extent.low] : [])),
  )
  expect(boxes).toHaveLength(extents.length)
  expect(Math.max(...boxes.map((points, index) => Math.abs(points / MM - (extents[index] ?? 0))))).toBeLessThan(0.01)
})

test('what only decorates is marked as part of the layout, once on each sheet', async () => {
  const contents = pdfContents(await fogplanPdf(PLAN, FACTS))
  expect(contents.map((content) => content.match(/\/Artifact.*?BDC/gs))).toEqual(sheets.map(() => [expect.stringMatching(/<<\s*\/Type \/Layout\s*>>/)]))
})

test('without a name and a reference their places are empty, and have no tag', async () => {
  const paragraphs = async (facts: SheetFacts) => [...(await textOf(PLAN, facts)).matchAll(/\/S \/P\n/g)].length
  const nameless = await paragraphs({ ...FACTS, name: undefined, reference: undefined })
  expect((await paragraphs(FACTS)) - nameless).toBe(2 * sheets.length)
})

test('nothing is painted where there is nothing, as on a wall that a boxing hides', async () => {
  const empty = sheets.flatMap(({ parts }) => parts.flatMap(({ shapes }) => [...shapes].filter(isEmpty)))
  expect(new Set(empty.map(({ draw }) => draw))).toEqual(new Set(['area', 'lines']))
  const paths = (await operatorsIn(PLAN)).filter((operator) => operator === 'm' || PAINTING.includes(operator)).join(' ')
  expect(paths).toContain('m S')
  expect(paths).not.toMatch(/^[fSB]|[S*] [fSB]/)
})

test('a path is painted as soon as it is described: colours and widths were set before', async () => {
  const operators = await operatorsIn(PLAN)
  for (const painting of PAINTING) expect(operators).toContain(painting)
  const after = operators.filter((_, index) => PATH.includes(operators[index - 1] ?? ''))
  expect(new Set(after)).toEqual(new Set([...PATH, ...PAINTING]))
})

/** Each ends a line of the drawing instructions. */
async function operatorsIn(plan: Plan): Promise<string[]> {
  return pdfContents(await fogplanPdf(plan, FACTS)).flatMap((content) => content.split('\n').map((line) => line.slice(line.lastIndexOf(' ') + 1)))
}

function isEmpty(shape: PaperShape): boolean {
  return (shape.draw === 'area' && shape.loops.length === 0) || (shape.draw === 'lines' && shape.lines.length === 0)
}
