import type { default as PDFDocument, StructureElement } from 'pdfkit'
import { colours } from '#shared/brand.ts'

/** A4 in points, and what is left free around the text. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 56
const INNER = WIDTH - 2 * MARGIN
/** Where the second column of a row begins. */
const COLUMN = 190
const SIZE = 10.5
const HEADING_SIZES = { 1: 20, 2: 13 } as const
/** Of a line's height to its letters'. */
const LEADING = 1.4
const GAP = 5

type Look = { size?: number; isFaint?: boolean }
type Row = { name: string; value: string; isStrong?: boolean; below?: string }

export type Paper = ReturnType<typeof openPaper>

/** `inTypeface`: words in letters that the typeface has. Text set line by line, from page to page. Every line that says something is tagged; what stands on each page is not. */
export function openPaper(document: PDFDocument, footer: string, inTypeface: (words: string) => string) {
  const whole = document.struct('Document')
  document.addStructure(whole)
  let y = 0
  let page = 0
  newPage()

  return {
    heading(level: 1 | 2, words: string) {
      const size = HEADING_SIZES[level]
      const lines = linesOf(words, INNER, size)
      // A heading stands with what it is above.
      makeRoom(heightOf(lines, size) + 4 * SIZE * LEADING)
      if (level === 2) y += GAP * 2
      if (level === 1) document.outline.addItem(words)
      tagged(whole, `H${level}`, () => setLines(lines, MARGIN, { size }))
      y += GAP
    },

    text(words: string, look: Look = {}) {
      let lines = linesOf(words, INNER, look.size ?? SIZE)
      while (lines.length > 0) {
        makeRoom(heightOf(lines.slice(0, 2), SIZE))
        const fitting = lines.slice(0, Math.max(1, Math.floor((HEIGHT - MARGIN - y) / (SIZE * LEADING))))
        tagged(whole, 'P', () => setLines(fitting, MARGIN, look))
        lines = lines.slice(fitting.length)
      }
      y += GAP
    },

    /** Names and values beside each other, each name the header of its row; sums stand to the right. */
    table(rows: readonly Row[], { isRight = false } = {}) {
      const table = document.struct('Table')
      whole.add(table)
      for (const row of rows) setRow(table, row, isRight)
      table.end()
    },

    end() {
      whole.end()
    },
  }

  function setRow(table: StructureElement, { name, value, isStrong = false, below }: Row, isRight: boolean) {
    const size = isStrong ? SIZE * 1.15 : SIZE
    const left = isRight ? linesOf(name, INNER - COLUMN * 0.7, size) : linesOf(name, COLUMN - GAP, size)
    const right = isRight ? [value] : linesOf(value, INNER - COLUMN, size)
    const belowLines = below === undefined ? [] : linesOf(below, INNER - COLUMN * 0.7, SIZE * 0.9)
    makeRoom(Math.max(heightOf(left, size) + heightOf(belowLines, SIZE), heightOf(right, size)))
    const row = document.struct('TR')
    table.add(row)
    const top = y
    tagged(row, 'TH', () => {
      setLines(left, MARGIN, { size, isFaint: !isRight })
      setLines(belowLines, MARGIN, { size: SIZE * 0.9, isFaint: true })
    })
    const end = y
    y = top
    tagged(row, 'TD', () => {
      if (isRight) setLine(inTypeface(value), WIDTH - MARGIN - widthOf(inTypeface(value), size), { size })
      else setLines(right, MARGIN + COLUMN, { size })
    })
    row.end()
    y = Math.max(y, end) + GAP / 2
  }

  function newPage() {
    page += 1
    document.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
    document.markContent('Artifact', { type: 'Layout' })
    document.fontSize(8).fillColor(colours.inkSoft)
    document.text(`${footer} · ${page}`, MARGIN, HEIGHT - MARGIN / 2, { lineBreak: false, baseline: 'alphabetic' })
    document.endMarkedContent()
    y = MARGIN + SIZE
  }

  function makeRoom(height: number) {
    if (y + height > HEIGHT - MARGIN) newPage()
  }

  function tagged(parent: StructureElement, tag: string, set: () => void) {
    const element = tag === 'TH' ? document.struct(tag, { scope: 'Row' }) : document.struct(tag)
    parent.add(element)
    element.add(document.markStructureContent(tag))
    set()
    document.endMarkedContent()
    element.end()
  }

  function setLines(lines: readonly string[], x: number, look: Look) {
    for (const line of lines) setLine(line, x, look)
  }

  function setLine(words: string, x: number, { size = SIZE, isFaint = false }: Look) {
    document.fontSize(size).fillColor(isFaint ? colours.inkSoft : colours.ink)
    document.text(words, x, y, { lineBreak: false, baseline: 'alphabetic' })
    y += size * LEADING
  }

  function widthOf(words: string, size: number): number {
    return document.fontSize(size).widthOfString(words)
  }

  /** Broken at spaces; a word that is longer than the line is cut. */
  function linesOf(words: string, width: number, size: number): string[] {
    const lines: string[] = []
    for (const word of inTypeface(words).split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(...pieces(word, width, size))
    }
    return lines
  }

  function pieces(word: string, width: number, size: number): string[] {
    const cut: string[] = ['']
    for (const letter of word) {
      const last = cut.at(-1) ?? ''
      if (widthOf(last + letter, size) <= width) cut[cut.length - 1] = last + letter
      else cut.push(letter)
    }
    return cut
  }
}

function heightOf(lines: readonly string[], size: number): number {
  return lines.length * size * LEADING
}
