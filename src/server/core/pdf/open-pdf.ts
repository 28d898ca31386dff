import { buffer } from 'node:stream/consumers'

/** `date`: the instant that the file says it was made, so that the same content is the same file. */
type PdfFacts = { title: string; author: string; date: Date }

/** A tagged PDF (PDF/UA-1) in Swedish, without pages yet, set in the site's typeface. `written`: the whole file, once the document has ended. */
export async function openPdf({ title, author, date }: PdfFacts) {
  // Loaded with the first: the server starts sooner.
  const { default: Document } = await import('pdfkit')
  const { typeface } = await import('../fonts/typeface.ts')
  const document = new Document({
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'sv-SE',
    displayTitle: true,
    font: typeface,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
  return { document, written: buffer(document) }
}
