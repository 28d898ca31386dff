import type { default as PDFDocument, StructureElement } from 'pdfkit'
import { company } from '#content/company/company.ts'
import { fogplan } from '#content/fogplan/fogplan.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { Segment } from '#domain/room/tiling/hatch.ts'
import type { Polygon } from '#domain/room/tiling/polygons.ts'
import { inTypeface } from '#server/core/fonts/typeface.ts'
import { openPdf } from '#server/core/pdf/open-pdf.ts'
import { colours } from '#shared/brand.ts'
import { type DrawnSheet, fogplanSheets, type SheetFacts } from '#shared/fogplan/fogplan-sheets.ts'
import { fogplanPoster } from '#shared/fogplan/poster.ts'
import { areaLook, lineLooks, type PaperShape } from '#shared/fogplan/shapes.ts'

/** A millimetre in points, which are 1/72 inch. */
const MM = 72 / 25.4

/**
 * The Fogplan's sheets as a tagged PDF (PDF/UA-1) in Swedish: each surface has a heading and is a figure with its text alternative, each
 * sheet has a bookmark.
 */
export function fogplanPdf(plan: Plan, facts: SheetFacts): Promise<Buffer> {
  return sheetsPdf(fogplanSheets(plan, inLetters(facts)), facts)
}

/** The whole room on one sheet in A3, as such a PDF. */
export function posterPdf(plan: Plan, facts: SheetFacts): Promise<Buffer> {
  return sheetsPdf([fogplanPoster(plan, inLetters(facts))], facts)
}

/** With the letters of a name that the typeface has. */
function inLetters(facts: SheetFacts): SheetFacts {
  return { ...facts, name: facts.name && inTypeface(facts.name) }
}

async function sheetsPdf(sheets: readonly DrawnSheet[], { date }: SheetFacts): Promise<Buffer> {
  const { document, written } = await openPdf({ title: `${fogplan.sheet.file} – ${company.name}`, author: company.name, date })
  const whole = document.struct('Document')
  document.addStructure(whole)
  for (const sheet of sheets) addSheet(document, whole, sheet)
  whole.end()
  document.end()
  return written
}

function addSheet(document: PDFDocument, whole: StructureElement, { width, height, title, parts, block }: DrawnSheet) {
  document.addPage({ size: [width * MM, height * MM], margin: 0 })
  document.outline.addItem(title)
  document.scale(MM)
  for (const part of parts) {
    if (part.tag === 'Figure') {
      const { left, right, low, high } = part.extent
      addTagged(document, whole, part.tag, part.shapes, { alt: part.alt, bbox: [left * MM, low * MM, right * MM, high * MM] })
    } else addTagged(document, whole, part.tag, part.shapes)
  }
  const lines = block.filter(({ draw }) => draw !== 'text')
  document.markContent('Artifact', { type: 'Layout' })
  for (const shape of lines) drawShape(document, shape)
  document.endMarkedContent()
  for (const shape of block) if (shape.draw === 'text' && shape.words !== '') addTagged(document, whole, 'P', [shape])
}

type Described = { alt: string; bbox: [number, number, number, number] }

function addTagged(document: PDFDocument, whole: StructureElement, tag: string, shapes: readonly PaperShape[], described?: Described) {
  const element = document.struct(tag, described)
  whole.add(element)
  element.add(document.markStructureContent(tag))
  for (const shape of shapes) drawShape(document, shape)
  document.endMarkedContent()
  element.end()
}

function drawShape(document: PDFDocument, shape: PaperShape) {
  switch (shape.draw) {
    case 'area':
      return drawArea(document, shape.loops, areaLook(shape.look))
    case 'lines':
      return drawLines(document, shape.lines, lineLooks[shape.look])
    case 'text':
      return drawText(document, shape)
  }
}

/** A path's look comes before the path: between it and its painting a PDF allows nothing. */
function drawArea(document: PDFDocument, loops: readonly Polygon[], { fill, stroke, width = 0, dashes }: ReturnType<typeof areaLook>) {
  if (loops.length === 0) return
  document.lineWidth(width).lineJoin('round')
  if (dashes) document.dash(dashes[0], { space: dashes[1] })
  if (fill) document.fillColor(fill)
  if (stroke) document.strokeColor(stroke)
  for (const loop of loops) document.polygon(...loop.map(({ x, y }): [number, number] => [x, y]))
  if (fill && stroke) document.fillAndStroke('even-odd')
  else if (fill) document.fill('even-odd')
  else if (stroke) document.stroke()
  if (dashes) document.undash()
}

function drawLines(document: PDFDocument, lines: readonly Segment[], { stroke, width }: (typeof lineLooks)[keyof typeof lineLooks]) {
  if (lines.length === 0) return
  document.lineWidth(width).strokeColor(stroke)
  for (const [from, to] of lines) document.moveTo(from.x, from.y).lineTo(to.x, to.y)
  document.stroke()
}

/** The width of what lies behind letters on a drawing (mm). */
const HALO = 0.9

function drawText(document: PDFDocument, { words, at, size, align, turned, halo, faint }: Extract<PaperShape, { draw: 'text' }>) {
  document.save().fontSize(size)
  if (turned) document.rotate(-90, { origin: [at.x, at.y] })
  const left = align === 'middle' ? at.x - document.widthOfString(words) / 2 : at.x
  const placed = { lineBreak: false, baseline: 'alphabetic' } as const
  if (halo) {
    document.lineWidth(HALO).lineJoin('round').strokeColor('white')
    document.text(words, left, at.y, { ...placed, fill: false, stroke: true })
  }
  document.fillColor(faint ? colours.inkSoft : colours.ink).text(words, left, at.y, placed)
  document.restore()
}
