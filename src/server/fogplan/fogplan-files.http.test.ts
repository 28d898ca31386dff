import DxfParser, { type ILwpolylineEntity, type ITextEntity } from 'dxf-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { fogplan, surfaceWithJoints, surfaceWords } from '#content/fogplan/fogplan.ts'
import { measureWords } from '#content/fogplan/measure-words.ts'
import { sheetTexts } from '#content/fogplan/order-words.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import { addWindow, changeWindow } from '#domain/room/edit.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { chooseTiles, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { SurfaceFigure } from '#shared/fogplan/surface-figure.tsx'
import { HEAVIEST } from '../../../tests/support/a-hostile-plan.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { DRAWER, startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { makeDrawings } from './drawing-tasks.ts'

/** Under a sloping ceiling, with a bond, a niche, a window with a tiled reveal and a floor that is cut after its fall. */
const PLAN = setNiche(
  chooseTiles(
    chooseTiles(changeWindow(addWindow(templates.snedtak, 1), 'w1', { reveal: 80 }), [0, 1], {
      tile: { width: 200, height: 100 },
      bond: 'half',
      material: 'salvia',
    }),
    ['floor'],
    {
      tile: { width: 300, height: 300 },
    },
  ),
  2,
  { along: 800, sill: 1000, width: 403, height: 400 },
)

/** As many pieces as may be: a bathroom of 9 m², all of it in the smallest tiles. */
const LARGEST = chooseTiles(emptyRoom(3000, 3000), [0, 1, 2, 3, 'floor'], { tile: { width: 50, height: 50 } })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(noLimits)
})
afterAll(() => server.close())

function file(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return server.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

test('the PDF is tagged, in Swedish, with each surface as a heading and a described figure, on sheets with bookmarks', async () => {
  const response = await file(FOGPLAN_FILES.pdf, { plan: packPlan(PLAN), papper: 'a3', namn: 'Åsa Öberg', arende: 'F-7K3M9QA' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="fogplan.pdf"')
  expect(response.headers.get('cache-control')).toBe('no-store')

  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: `Fogplan – ${company.name}`, Language: 'sv-SE', PDFFormatVersion: '1.7' })
  expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  expect((await pdf.getOutline()).length).toBe(pages.length)
  for (const page of pages) expect(page.view.map((points) => Math.round((points * 25.4) / 72))).toEqual([0, 0, 420, 297])

  const text = (
    await Promise.all(pages.map(async (page) => (await page.getTextContent()).items.map((item) => ('str' in item ? item.str.replaceAll('\u00a0', ' ') : ''))))
  ).flat()
  for (const words of ['Åsa Öberg', 'F-7K3M9QA', company.name, fogplan.sheet.scaleOf(20, 'a3'), fogplan.sheet.check(50)])
    expect(text).toContain(words.replaceAll('\u00a0', ' '))

  const figures = (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap((tree) => nodesIn(tree).filter(({ role }) => role === 'Figure'))
  const surfaces = setOuts(PLAN).map((setOut) => drawnSurface(PLAN, setOut))
  const [room, ...drawn] = figures.map(({ alt }) => alt)
  expect(room).toMatch(/^Rummet uppifrån: vägg A, /)
  expect(drawn.toSorted()).toEqual(surfaces.map(surfaceWithJoints).toSorted())
  for (const { name } of surfaces) expect(text).toContain(surfaceWords(name))
  // Lines of text are broken where they are too long.
  const said = text.join(' ')
  for (const words of surfaces.flatMap((one) => one.measures.flatMap((measure) => measureWords(measure, one))))
    expect(said).toContain(words.replaceAll('\u00a0', ' '))
})

/** The nodes of a page's structure tree. */
function nodesIn(tree: unknown): { role: string; alt: unknown }[] {
  if (typeof tree !== 'object' || tree === null) return []
  const own = 'role' in tree && typeof tree.role === 'string' ? [{ role: tree.role, alt: 'alt' in tree ? tree.alt : undefined }] : []
  const children = 'children' in tree && Array.isArray(tree.children) ? tree.children : []
  return [...own, ...children.flatMap(nodesIn)]
}

test('the poster is one tagged sheet in A3, with the room as a described figure and its counts', async () => {
  const response = await file(FOGPLAN_FILES.poster, { plan: packPlan(PLAN), namn: 'Åsa Öberg' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="fogplan-affisch.pdf"')
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  expect(pdf.numPages).toBe(1)
  const page = await pdf.getPage(1)
  expect(page.view.map((points) => Math.round((points * 25.4) / 72))).toEqual([0, 0, 420, 297])
  const nodes = nodesIn(await page.getStructTree())
  expect(nodes.slice(2, 4).map(({ role }) => role)).toEqual(['H1', 'Figure'])
  expect(nodes.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual(['Rummet utvikt: vägg A, vägg B, vägg C, vägg D, golvet'])
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : ''))
  for (const words of ['Åsa Öberg', company.name, sheetTexts.counts, ...setOuts(PLAN).map(({ surface }) => surfaceWords(surface.name))])
    expect(text).toContain(words)
})

test('the DXF holds every piece of the Fogplan in millimetres, on layers with Swedish names', async () => {
  const response = await file(FOGPLAN_FILES.dxf, { plan: packPlan(PLAN) })
  expect(response.status).toBe(200)
  const dxf = new DxfParser().parseSync(await response.text())
  // 4 is millimetres.
  expect(dxf?.header.$INSUNITS).toBe(4)
  const { layers } = fogplan.dxf
  expect(Object.keys(dxf?.tables.layer.layers ?? {})).toEqual(expect.arrayContaining(Object.values(layers)))

  const loops = (layer: string) =>
    (dxf?.entities ?? [])
      .filter((entity): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE' && entity.layer === layer)
      .map(({ vertices }) => vertices.map(({ x, y }) => [near(x), near(y)]))
  const sizes = (polygons: readonly (readonly (readonly number[])[])[]) =>
    polygons.map((polygon) => polygon.map(([x = 0, y = 0]) => [near(x - (polygon[0]?.[0] ?? 0)), near(y - (polygon[0]?.[1] ?? 0))]))
  const drawn = setOuts(PLAN).map((setOut) => drawnSurface(PLAN, setOut))
  const all = drawn.flatMap((one) => [one, ...one.recesses])
  const upright = (polygons: readonly (readonly { x: number; y: number }[])[]) => polygons.map((polygon) => polygon.map(({ x, y }) => [near(x), near(-y)]))
  const alike = (layer: string, polygons: readonly (readonly { x: number; y: number }[])[]) => {
    const [found, wanted] = [sizes(loops(layer)), sizes(upright(polygons))]
    expect(found).toHaveLength(wanted.length)
    expect(Math.max(...found.flat(2).map((mm, index) => Math.abs(mm - (wanted.flat(2)[index] ?? 0))))).toBeLessThan(0.01)
  }
  alike(
    layers.joints,
    all.flatMap(({ whole }) => whole),
  )
  alike(
    layers.cut,
    all.flatMap(({ cut }) => cut.flat()),
  )
  alike(
    layers.outline,
    all.flatMap(({ outline }) => outline),
  )
  const texts = (dxf?.entities ?? []).filter((entity): entity is ITextEntity => entity.type === 'TEXT').map(({ text }) => text)
  for (const { surface } of setOuts(PLAN)) expect(texts).toContain(surfaceWords(surface.name))
  expect(texts.join(' ')).toContain('smyg 80')
})

/** Half tiled, 2 × 2.4 m, with a window in both halves. */
const HALF_TILED = chooseTiles(
  { ...emptyRoom(2000, 2500), openings: [{ id: 'w1', kind: 'window', wall: 0, along: 600, width: 800, sill: 1000, height: 800 }] },
  [0],
  { tiledTo: 1300 },
)

test('what is painted above a half-tiled wall is the same on the page, in the PDF and in the DXF', async () => {
  const inRoom = [0, 1300, 600, 1300, 600, 1800, 1400, 1800, 1400, 1300, 2000, 1300, 2000, 2400, 0, 2400]
  const corners = inRoom.flatMap((x, index) => (index % 2 === 0 ? [[x, inRoom[index + 1] ?? 0]] : []))
  const inOrder = (loop: readonly (readonly number[])[]) => loop.map(String).toSorted()
  const [setOut] = setOuts(HALF_TILED)
  if (!setOut) throw new Error('There is a wall A.')

  const figure = renderToStaticMarkup(createElement(SurfaceFigure, { drawn: drawnSurface(HALF_TILED, setOut) }))
  const onPage = figure.matchAll(/ d="M([^MZ]+)Z" fill="white"/g).map(([, loop = '']) => inOrder(loop.split('L').map(fromPaper)))
  expect([...onPage]).toContainEqual(inOrder(corners))

  const pdf = await getDocumentProxy(new Uint8Array(await (await file(FOGPLAN_FILES.pdf, { plan: packPlan(HALF_TILED) })).arrayBuffer()))
  const { argsArray } = await (await pdf.getPage(2)).getOperatorList()
  expect(argsArray.flatMap(firstLoop).map(inOrder)).toContainEqual(inOrder(corners))

  const dxf = new DxfParser().parseSync(await (await file(FOGPLAN_FILES.dxf, { plan: packPlan(HALF_TILED) })).text())
  const loops = (dxf?.entities ?? [])
    .filter((entity): entity is ILwpolylineEntity => entity.type === 'LWPOLYLINE' && entity.layer === fogplan.dxf.layers.outline)
    .map(({ vertices }) => inOrder(vertices.map(({ x, y }) => [near(x), near(y)])))
  expect(loops).toContainEqual(inOrder(corners))
})

/** The first loop of what is drawn on a PDF's page, in 1:25 with the wall's upper left corner as the loop's. pdf.js has three numbers for a corner, the first of them 0 or 1. */
function firstLoop(args: unknown): number[][][] {
  const [path] = Array.isArray(args) && Array.isArray(args[1]) ? args[1] : []
  if (!(path instanceof Float32Array)) return []
  const numbers = [...path]
  const loop = numbers.slice(0, numbers.indexOf(CLOSED))
  const [across, down] = [1, 2].map((first) => loop.filter((_, index) => index % 3 === first))
  if (!across || !down) return []
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return [across.map((x, index) => [Math.round((x - left) * 25), Math.round(2400 - ((down[index] ?? 0) - top) * 25)])]
}
const CLOSED = 4

/** From 1:20 with the wall's upper left corner at 0, 0. */
function fromPaper(point: string): number[] {
  const [x = 0, y = 0] = point.split(' ').map(Number)
  return [near(x * 20), near(2400 - y * 20)]
}

/** As exact as the file's digits. */
function near(mm: number): number {
  return Math.round(mm * 1000) / 1000
}

test('what is no drawing, comes from another site or is too large gets a page that says so', async () => {
  const unreadable = await file(FOGPLAN_FILES.pdf, { plan: 'nonsense' })
  expect(unreadable.status).toBe(422)
  expect(await unreadable.text()).toContain(fogplan.take.unreadable)
  expect((await file(FOGPLAN_FILES.dxf, { plan: '' })).status).toBe(422)
  expect((await file(FOGPLAN_FILES.pdf, { plan: packPlan(PLAN) }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await file(FOGPLAN_FILES.pdf, { plan: 'x'.repeat(40_000) })).status).toBe(413)
})

test('a name is one line, and a reference is shown only if it is one', async () => {
  const response = await file(FOGPLAN_FILES.pdf, { plan: packPlan(templates.litet), namn: `Åsa\n\u202e${'x'.repeat(90)}`, arende: 'F-<script>' })
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const sheet = await pdf.getPage(1)
  expect(
    sheet.view.map((points) => Math.round((points * 25.4) / 72)),
    'A4 where nothing else was asked for',
  ).toEqual([0, 0, 297, 210])
  const { items } = await sheet.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : ''))
  expect(text.find((words) => words.startsWith('Åsa'))).toBe(`Åsa ${'x'.repeat(56)}`)
  expect(text.join(' ')).not.toContain('script')
})

test('the sheets of one of two designs say which', async () => {
  const drawings = async (forslag: string) => {
    const pdf = await getDocumentProxy(new Uint8Array(await (await file(FOGPLAN_FILES.pdf, { plan: packPlan(templates.litet), forslag })).arrayBuffer()))
    const { items } = await (await pdf.getPage(2)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).filter((words) => words.startsWith('Fogplan, '))
  }
  expect(await drawings('B')).toEqual([expect.stringMatching(/^Fogplan, vägg A.*, förslag B$/)])
  expect(await drawings('C')).toEqual([expect.not.stringContaining('förslag')])
})

test('a name is written in the letters that the typeface has', async () => {
  const name = 'Łukasz Ørsted, Nguyễn Đỗ, A\u030asa, Ḱ 王'
  const response = await file(FOGPLAN_FILES.pdf, { plan: packPlan(templates.litet), namn: name })
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('Łukasz Ørsted, Nguyễn Đỗ, Åsa, K ?')
})

test('a pillar’s faces have their own drawings on paper and in the DXF, and what they stand before has no tiles', async () => {
  const plan = withFixture(templates.litet, 'boxing', 1400, 0)
  const names = ['Inklädnad mot vägg D', 'Inklädnad mot vägg C']
  const pdf = await getDocumentProxy(new Uint8Array(await (await file(FOGPLAN_FILES.pdf, { plan: packPlan(plan) })).arrayBuffer()))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const figures = (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap((tree) => nodesIn(tree).filter(({ role }) => role === 'Figure'))
  const described = figures.map(({ alt }) => String(alt).replaceAll('\u00a0', ' '))
  expect(described).toContainEqual(expect.stringMatching(/^Vägg A, 1 700 × 2 400 mm: .*Från vänster 188, 5 hela, 188/))
  for (const name of names) expect(described).toContainEqual(expect.stringMatching(new RegExp(`^${name}, 300 × 2 400 mm: .*(94, 1 hel|1 hel, 94)`)))
  const dxf = new DxfParser().parseSync(await (await file(FOGPLAN_FILES.dxf, { plan: packPlan(plan) })).text())
  const texts = (dxf?.entities ?? []).filter((entity): entity is ITextEntity => entity.type === 'TEXT').map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([...names, 'Plattor som på vägg B.', 'Plattor som på vägg A.']))
})

test('more files than anyone needs are refused for a while', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => file(FOGPLAN_FILES.dxf, { plan: '' }, { 'x-forwarded-for': '192.0.2.9' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a drawing of more pieces than any bathroom has is refused with what to change', async () => {
  for (const path of Object.values(FOGPLAN_FILES)) {
    const refused = await file(path, { plan: HEAVIEST }, { 'x-forwarded-for': '198.51.100.10' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(fogplan.tooFine)
  }
})

test('a file that takes too much memory is none, and the next one is made by a new process', async () => {
  const drawings = makeDrawings(DRAWER, () => {}, 24)
  onTestFinished(drawings.close)
  const task = { file: 'pdf', plan: LARGEST, facts: { paper: 'a4', date: new Date(), phone: '' } } as const
  expect(await drawings.draw(task)).toBe('failed')
  expect(await drawings.draw({ file: 'dxf', plan: templates.litet })).toBeInstanceOf(Uint8Array)
})

test('the largest drawings of all are made within the memory that there is for them', async () => {
  for (const path of Object.values(FOGPLAN_FILES))
    expect((await file(path, { plan: packPlan(LARGEST) }, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200)
})
