import { inflateSync } from 'node:zlib'

type Point = { x: number; y: number }
/** A path as a page of a PDF paints it, in points from the page's lower left. `painted`: the operator; `fill`: red, green and blue, each to 1. */
export type PdfPath = { painted: string; fill: string; width: number; loops: Point[][] }
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The paths of each page, read from the file's own bytes: streams inflated, operators one after the other. */
export function pdfPaths(file: Buffer): PdfPath[][] {
  return pdfContents(file).map(pathsIn)
}

/** The drawing instructions of each page. */
export function pdfContents(file: Buffer): string[] {
  const streams = [...file.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs)].map(([, stream = '']) => Buffer.from(stream, 'latin1'))
  return streams.map((stream) => inflateSync(stream).toString('latin1')).filter((content) => content.includes('EMC'))
}

/** Operators that paint a path: fill, stroke, both. */
const PAINTING = ['f', 'f*', 'S', 'B', 'B*']

function pathsIn(content: string): PdfPath[] {
  const paths: PdfPath[] = []
  const kept: { matrix: Matrix; fill: string; width: number }[] = []
  let state: { matrix: Matrix; fill: string; width: number } = { matrix: [1, 0, 0, 1, 0, 0], fill: '', width: 1 }
  let loops: Point[][] = []
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/)
    const operator = words.at(-1) ?? ''
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.slice(0, -1).map(Number)
    if (operator === 'q') kept.push(state)
    if (operator === 'Q') state = kept.pop() ?? state
    if (operator === 'cm') state = { ...state, matrix: within(state.matrix, [a, b, c, d, e, f]) }
    if (operator === 'w') state = { ...state, width: a }
    if (operator === 'scn') state = { ...state, fill: `${a} ${b} ${c}` }
    if (operator === 'm') loops.push([])
    if (operator === 'm' || operator === 'l') loops.at(-1)?.push(placed(state.matrix, a, b))
    if (!PAINTING.includes(operator)) continue
    paths.push({ painted: operator, fill: state.fill, width: state.width, loops })
    loops = []
  }
  return paths
}

function within([a, b, c, d, e, f]: Matrix, [u, v, w, x, y, z]: Matrix): Matrix {
  return [a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x, a * y + c * z + e, b * y + d * z + f]
}

function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
