import { owner } from '#content/owner.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { isQuarantined, type QuoteRecord } from '../quotes/quote-repository.ts'
import { answeredAt, latestReply } from '../quotes/replies.ts'

/** The format that Excel with Swedish settings opens without asking: semicolons and a byte order mark. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\ufeff'

/** Quotes as CSV. Phone numbers stay text, and nothing that a visitor typed becomes a formula. */
export function quotesCsv(quotes: readonly QuoteRecord[]): string {
  const names = Object.keys(answerNames) as FieldName[]
  const head = ['Ärendenummer', 'Inkom', ...names.map((name) => answerNames[name]), 'Undanlagd', 'Skickad till ägaren', 'Besvarad', 'Hur', 'Anteckning']
  const rows = quotes.map((quote) => [
    quote.reference,
    quote.receivedAt,
    ...names.map((name) => (name === 'phone' ? phoneCell(quote.phone) : answerInWords(quote, name))),
    isQuarantined(quote) ? (quote.quarantineReason ?? '') : '',
    quote.deliveredAt ?? '',
    answeredAt(quote.replies) ?? '',
    replyInWords(quote),
    quote.note,
  ])
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(SEPARATOR)}\r\n`).join('')
}

function replyInWords({ replies }: QuoteRecord): string {
  const reply = latestReply(replies)
  return reply ? owner.ways[reply.kind] : ''
}

/** The formula ="070…", which a spreadsheet shows as text, with its leading zero. */
function phoneCell(phone: string): string {
  return /^[\d\s+-]+$/.test(phone) ? `="${phone}"` : phone
}

/** A value that begins like a formula gets an apostrophe before it (OWASP, CSV injection); `phoneCell` writes the only formula. */
function cell(value: string): string {
  const escaped = /^="[\d\s+-]+"$/.test(value) || !/^[=+\-@\t\r]/.test(value) ? value : `'${value}`
  return `"${escaped.replaceAll('"', '""')}"`
}
