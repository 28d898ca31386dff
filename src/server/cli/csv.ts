import { owner } from '#content/owner.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { answeredAt, latestReply } from '../quotes/replies.ts'

/** What Excel with Swedish settings opens without asking: semicolons, and a mark that says UTF-8. */
const SEPARATOR = ';'
const UTF8_MARK = '\ufeff'

/** Quotes as a table for a spreadsheet. Phone numbers stay text, and nothing a visitor typed becomes a formula. */
export function asCsv(quotes: readonly QuoteRecord[]): string {
  const names = Object.keys(answerNames) as FieldName[]
  const head = ['Ärendenummer', 'Kom in', ...names.map((name) => answerNames[name]), 'Undanlagd', 'Skickad till ägaren', 'Besvarad', 'Hur', 'Anteckning']
  const rows = quotes.map((quote) => [
    quote.reference,
    quote.receivedAt,
    ...names.map((name) => (name === 'phone' ? asText(quote.phone) : answerInWords(quote, name))),
    quote.quarantinedAt && !quote.releasedAt ? (quote.quarantineReason ?? '') : '',
    quote.deliveredAt ?? '',
    answeredAt(quote.replies) ?? '',
    wayOf(quote),
    quote.note,
  ])
  return UTF8_MARK + [head, ...rows].map((row) => `${row.map(cell).join(SEPARATOR)}\r\n`).join('')
}

function wayOf({ replies }: QuoteRecord): string {
  const reply = latestReply(replies)
  return reply ? owner.ways[reply.way] : ''
}

/** Written as the formula ="070…", which a spreadsheet shows as it stands, with its zero at the front. */
function asText(phone: string): string {
  return /^[\d\s+-]+$/.test(phone) ? `="${phone}"` : phone
}

/** A cell that begins like a formula gets an apostrophe before it (OWASP, CSV injection); `asText` writes the only formula. */
function cell(value: string): string {
  const harmless = /^="[\d\s+-]+"$/.test(value) || !/^[=+\-@\t\r]/.test(value) ? value : `'${value}`
  return `"${harmless.replaceAll('"', '""')}"`
}
