/** What is used of pdfkit 0.20. The published types lag behind it: they know no PDF/UA. Lengths in points, y down. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Info = { Title: string; Author: string; CreationDate: Date; ModDate: Date }

  type Options = {
    autoFirstPage: boolean
    pdfVersion: '1.7'
    subset: 'PDF/UA'
    tagged: boolean
    lang: string
    displayTitle: boolean
    font: Buffer
    info: Info
  }

  export type Content = { readonly marked: unique symbol }

  export type StructureElement = {
    add(child: StructureElement | Content): StructureElement
    end(): void
  }

  export type Outline = { addItem(title: string): Outline }

  export default class PDFDocument extends Readable {
    constructor(options: Options)
    readonly outline: Outline
    addPage(options: { size: [width: number, height: number]; margin: number }): this
    struct(
      type: string,
      options?: { title?: string; alt?: string; bbox?: [left: number, top: number, right: number, bottom: number]; scope?: 'Row' },
    ): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(tag: string): Content
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
    save(): this
    restore(): this
    scale(by: number): this
    rotate(degrees: number, options: { origin: [x: number, y: number] }): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    polygon(...corners: [x: number, y: number][]): this
    lineWidth(width: number): this
    lineJoin(join: 'round'): this
    dash(length: number, options: { space: number }): this
    undash(): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fill(rule?: 'even-odd'): this
    stroke(): this
    fillAndStroke(rule: 'even-odd'): this
    fontSize(size: number): this
    widthOfString(words: string): number
    text(words: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic'; fill?: boolean; stroke?: boolean }): this
    end(): void
  }
}
