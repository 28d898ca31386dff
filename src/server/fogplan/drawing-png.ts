import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { typeface } from '#server/core/fonts/typeface.ts'

/** Twice the width at which the email shows it, for dense screens. Pixels. */
const WIDTH = 716

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
const fontBuffers = [typeface]

/**
 * A drawing's SVG as a PNG, about 40 KB, because Outlook and Gmail show no SVG. Takes a tenth of a second. Undefined if it cannot be
 * drawn: the email leaves without it.
 */
export function drawingPng(svg: string): Buffer | undefined {
  try {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { fontBuffers, defaultFontFamily: 'Familjen Grotesk' } })
    return Buffer.from(drawing.render().asPng())
  } catch {
    return undefined
  }
}
