import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'
import type { Plan } from '#domain/room/plan.ts'
import { setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { colours } from '#shared/brand.ts'
import { type DrawnSheet, fogplanSheets, type SheetFacts } from '#shared/fogplan/fogplan-sheets.ts'
import { areaLook, lineLooks, type PaperShape } from '#shared/fogplan/shapes.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import { fogplanPdf } from './fogplan-pdf.ts'

/** A millimetre in points. */
const MM = 72 / 25.4
const FACTS: SheetFacts = { paper: 'a4', date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' }

/** With a window, a niche, a pipe, a drain and a washing machine: every look that there is on paper. */
const PLAN: Plan = withFixture(
  setNiche(
    {
      ...emptyRoom(1700, 1300),
      openings: [{ id: 'w1', kind: 'window', wall: 0, along: 200, width: 500, sill: 1200, height: 600, reveal: 80 }],
      plumbingPoints: [
        { id: 'o1', kind: 'water', at: { x: 1000, y: 0 } },
        { id: 'o2', kind: 'drain', at: { x: 400, y: 500 } },
      ],
    },
    0,
    { along: 900, sill: 1000, width: 300, height: 300 },
  ),
  'washing-machine',
  1100,
  700,
)

const sheets = fogplanSheets(PLAN, FACTS)
const { OPS } = await getResolvedPDFJS()

/** The pages of the file. */
async function pagesOf() {
  const pdf = await getDocumentProxy(new Uint8Array(await fogplanPdf(PLAN, FACTS)))
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
}

type Page = Awaited<ReturnType<typeof pagesOf>>[number]

test('every sheet has its page, and every shape of it its path, filled and stroked as it looks', async () => {
  const pages = await pagesOf()
  expect(pages).toHaveLength(sheets.length)
  for (const [index, page] of pages.entries()) {
    const [expected, found] = [shapesOn(index).flatMap(pathOf), await pathsOn(page)]
    expect(found.map(({ look }) => look)).toEqual(expected.map(({ look }) => look))
    const [wanted, drawn] = [expected.flatMap(({ points }) => points), found.flatMap(({ points }) => points)]
    expect(drawn).toHaveLength(wanted.length)
    expect(Math.max(...drawn.map((measure, place) => Math.abs(measure - (wanted[place] ?? 0))))).toBeLessThan(0.001)
  }
  const looks = sheets.flatMap((_, index) => shapesOn(index)).flatMap((shape) => (shape.draw === 'area' ? [shape.look] : []))
  expect(new Set(looks)).toEqual(new Set(['joints', 'vit', 'ljusgra', 'hole', 'niche', 'edge', 'fixture', 'pipe', 'first', 'bar', 'frame']))
})

test('every line of text stands where the sheet has it, in its size, twice where letters have a halo', async () => {
  for (const [index, page] of (await pagesOf()).entries()) {
    const texts = shapesOn(index).filter((shape) => shape.draw === 'text' && shape.words !== '')
    expect(await textsOn(page, texts)).toEqual(texts.flatMap(textOf))
  }
  const texts = sheets.flatMap((_, index) => shapesOn(index)).filter((shape) => shape.draw === 'text')
  expect(new Set(texts.map(({ align }) => align))).toEqual(new Set(['start', 'middle']))
  expect([texts.some(({ turned }) => turned), texts.some(({ halo }) => halo)]).toEqual([true, true])
})

test('headings, figures and the words below are tagged in order, what only decorates is not, and every tag is closed', async () => {
  for (const [index, page] of (await pagesOf()).entries()) {
    const { parts, block } = sheetAt(index)
    const words = block.filter((shape) => shape.draw === 'text' && shape.words !== '')
    const figures = parts.map(({ tag }) => tag)
    const { fnArray, argsArray } = await page.getOperatorList()
    const tags = fnArray.flatMap((fn, at) => (fn === OPS.beginMarkedContentProps || fn === OPS.beginMarkedContent ? [argsArray[at]?.[0]] : []))
    expect(tags).toEqual([...figures, 'Artifact', ...words.map(() => 'P')])
    expect(fnArray.filter((fn) => fn === OPS.endMarkedContent)).toHaveLength(tags.length)
    expect(rolesIn(await page.getStructTree())).toEqual(['Document', ...figures, ...words.map(() => 'P')])
  }
})

test('corners are round, of what is stroked and of what lies behind letters', async () => {
  for (const [index, page] of (await pagesOf()).entries()) {
    const { fnArray, argsArray } = await page.getOperatorList()
    const joins = fnArray.flatMap((fn, at) => (fn === OPS.setLineJoin ? argsArray[at] : []))
    const stroked = shapesOn(index).filter((shape) => (shape.draw === 'area' ? shape.loops.length > 0 : shape.draw === 'text' && shape.halo))
    // As PDF numbers them, 1 is round.
    expect(joins).toEqual(stroked.map(() => 1))
  }
})

function sheetAt(index: number): DrawnSheet {
  const sheet = sheets[index]
  if (!sheet) throw new Error(`There is no sheet ${index + 1}`)
  return sheet
}

/** The shapes of a sheet, in the order in which they are drawn. */
function shapesOn(index: number): PaperShape[] {
  const { parts, block } = sheetAt(index)
  const inParts = parts.flatMap(({ shapes }): PaperShape[] => [...shapes])
  return [...inParts, ...block.filter(({ draw }) => draw !== 'text'), ...block.filter(({ draw }) => draw === 'text')]
}

/** How a path is painted and from where it goes on or closes, and the x and y of its corners in mm. */
type Path = { look: string; points: number[] }

function pathOf(shape: PaperShape): Path[] {
  if (shape.draw === 'area') {
    const { fill, stroke, width = 0, dashes } = areaLook(shape.look)
    const loops = shape.loops.map((loop) => `from${' to'.repeat(loop.length - 1)} closed`)
    const look = `${fill ? `fill ${fill} ` : ''}${stroke ? `stroke ${stroke} ${width} ` : ''}${dashes ? `dashes ${dashes} ` : ''}${loops.join(' ')}`
    return loops.length > 0 ? [{ look, points: shape.loops.flat().flatMap(({ x, y }) => [x, y]) }] : []
  }
  if (shape.draw === 'text' || shape.lines.length === 0) return []
  const { stroke, width } = lineLooks[shape.look]
  return [{ look: `stroke ${stroke} ${width} ${shape.lines.map(() => 'from to').join(' ')}`, points: shape.lines.flat().flatMap(({ x, y }) => [x, y]) }]
}

/** The paths on a page, in the same words. */
async function pathsOn(page: Page): Promise<Path[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths: Path[] = []
  let [fill, stroke, width, dashes] = ['', '', 0, '']
  for (const [at, fn] of fnArray.entries()) {
    const args = argsArray[at]
    if (fn === OPS.setFillRGBColor) fill = colour(args[0])
    if (fn === OPS.setStrokeRGBColor) stroke = colour(args[0])
    if (fn === OPS.setLineWidth) width = Number(args[0])
    if (fn === OPS.setDash) dashes = String(args[0])
    if (fn !== OPS.constructPath) continue
    const [painted, [data]] = argsArray[at]
    const isFilled = painted === OPS.eoFill || painted === OPS.eoFillStroke
    const isStroked = painted === OPS.stroke || painted === OPS.eoFillStroke
    const dashed = dashes === '' ? '' : `dashes ${dashes} `
    const { steps, points } = stepsIn(data)
    paths.push({ look: `${isFilled ? `fill ${fill} ` : ''}${isStroked ? `stroke ${stroke} ${width} ` : ''}${dashed}${steps.join(' ')}`, points })
  }
  return paths
}

/** 0: from there on; 1: a line to there; 4: the loop is closed. */
function stepsIn(data: Iterable<number>) {
  const [steps, points]: [string[], number[]] = [[], []]
  const rest = Array.from(data)
  while (rest.length > 0) {
    const kind = rest.shift()
    steps.push(kind === 0 ? 'from' : kind === 1 ? 'to' : 'closed')
    if (kind !== 4) points.push(...rest.splice(0, 2))
  }
  return { steps, points }
}

/** A line of text in words: what, how, its size, and where it starts or has its middle. */
function textOf(shape: PaperShape): string[] {
  if (shape.draw !== 'text') return []
  const { words, at, size, align, turned = false, halo = false, faint = false } = shape
  const line = (how: string) => `${words} ${how} ${size} ${align}${turned ? ' upwards' : ''} ${near(at.x, at.y)}`
  const written = line(`fill ${faint ? colours.inkSoft : colours.ink}`)
  return halo ? [line('stroke white 0.9'), written] : [written]
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The lines of text on a page, in the same words; how each is aligned is told by the shape. */
async function textsOn(page: Page, shapes: readonly PaperShape[]): Promise<string[]> {
  const aligned = shapes.flatMap((shape) => (shape.draw === 'text' ? Array<Alignment>(shape.halo ? 2 : 1).fill(shape.align) : []))
  const { fnArray, argsArray } = await page.getOperatorList()
  const height = (page.view[3] ?? 0) / MM
  const texts: string[] = []
  const kept: Matrix[] = []
  let [now, fill, stroke, width, size, mode]: [Matrix, string, string, number, number, number] = [[1, 0, 0, 1, 0, 0], '', '', 0, 0, 0]
  for (const [at, fn] of fnArray.entries()) {
    const args = argsArray[at]
    if (fn === OPS.save) kept.push(now)
    if (fn === OPS.restore) now = kept.pop() ?? now
    if (fn === OPS.transform) now = times(now, args)
    if (fn === OPS.setFillRGBColor) fill = colour(args[0])
    if (fn === OPS.setStrokeRGBColor) stroke = colour(args[0])
    if (fn === OPS.setLineWidth) width = args[0]
    if (fn === OPS.beginText) mode = 0
    if (fn === OPS.setTextRenderingMode) mode = args[0]
    if (fn === OPS.setFont) size = args[1]
    if (fn === OPS.setTextMatrix) now = times(now, Array.from(args[0]))
    if (fn !== OPS.showText) continue
    const [a, b, , , e, f] = now
    const align = aligned[texts.length] ?? 'start'
    const glyphs: (number | { unicode: string; width: number })[] = args[0]
    const wide = (glyphs.reduce<number>((sum, one) => sum + (typeof one === 'number' ? -one : one.width), 0) / 1000) * size * shareOf[align]
    const how = mode === 1 ? `stroke ${stroke} ${width}` : `fill ${fill}`
    const words = glyphs.map((one) => (typeof one === 'number' ? '' : one.unicode)).join('')
    texts.push(`${words} ${how} ${size} ${align}${b === 0 ? '' : b > 0 ? ' upwards' : ' downwards'} ${near((e + a * wide) / MM, height - (f + b * wide) / MM)}`)
  }
  return texts
}

type Alignment = Extract<PaperShape, { draw: 'text' }>['align']
const shareOf: Record<Alignment, number> = { start: 0, middle: 0.5 }

function times([a, b, c, d, e, f]: Matrix, [u = 1, v = 0, w = 0, x = 1, y = 0, z = 0]: readonly number[]): Matrix {
  return [a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x, a * y + c * z + e, b * y + d * z + f]
}

function rolesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  const own = 'role' in tree && typeof tree.role === 'string' && tree.role !== 'Root' ? [tree.role] : []
  return [...own, ...('children' in tree && Array.isArray(tree.children) ? tree.children.flatMap(rolesIn) : [])]
}

/** As the looks name it: pdf.js names white by number. */
function colour(name: string): string {
  return /^#f+$/.test(name) ? 'white' : name
}

/** In hundredths of a millimetre; a file's numbers are not exact, and half a hundredth is a usual place. */
function near(x: number, y: number): string {
  const round = (mm: number) => Math.round((mm + 1e-4) * 100) / 100
  return `${round(x)},${round(y)}`
}
