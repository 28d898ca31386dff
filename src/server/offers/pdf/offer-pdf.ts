import { offerWords } from '#content/offers/offer.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { openPdf } from '#server/core/pdf/open-pdf.ts'
import type { OfferPart } from '../offer-parts.ts'
import { openPaper, type Paper } from './paper.ts'

/** `name`: what stands first. `date`: the instant that the file says it was made, so that the same offer has the same file always. */
type PdfFacts = { name: string; title: string; reference: string; company: string; date: Date; sha256: string }

/** An offer or an agreement as a tagged PDF (PDF/UA-1) in Swedish, on as many pages as it takes. */
export async function offerPdf(parts: readonly OfferPart[], { name, title, reference, company, date, sha256 }: PdfFacts): Promise<Buffer> {
  // Like what makes the file, loaded with the first.
  const { inTypeface } = await import('#server/core/fonts/typeface.ts')
  const { document, written } = await openPdf({ title: `${name} ${reference} – ${company}`, author: company, date })
  const paper = openPaper(document, `${company} · ${name} ${reference}`, inTypeface)
  paper.heading(1, title)
  paper.text(`${name} ${reference}, ${swedishLongDate(swedishDate(date))}`, { isFaint: true })
  for (const part of parts) addPart(paper, part)
  paper.text(`${offerWords.hash}: ${sha256}`, { isFaint: true })
  paper.end()
  document.end()
  return written
}

function addPart(paper: Paper, part: OfferPart) {
  switch (part.kind) {
    case 'heading':
      return paper.heading(2, part.text)
    case 'words':
      for (const line of part.text.split('\n')) if (line.trim() !== '') paper.text(line)
      return
    case 'facts':
      return paper.table(part.facts.map(([name, value]) => ({ name, value })))
    case 'sums':
      return paper.table(
        part.sums.map(({ words, value, isStrong }) => ({ name: words, value, isStrong })),
        { isRight: true },
      )
    case 'lines':
      return paper.table(
        part.rows.map(({ name, detail, sum }) => ({ name, value: sum, below: detail })),
        { isRight: true },
      )
    case 'options':
      return paper.table(
        part.rows.map(({ name, detail, sum, isChosen }) => ({
          name: `${name} (${isChosen ? offerWords.chosen : offerWords.notChosen})`,
          value: sum,
          below: detail,
        })),
        { isRight: true },
      )
  }
}
