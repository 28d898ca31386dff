import { owner } from '#content/company/owner.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import { photosInWords } from '#content/photos/photos.ts'
import { answeredAt, latestReply } from '#domain/enquiry/replies.ts'
import { keysOf } from '#domain/keys-of.ts'
import { isQuarantined, type QuoteRecord } from '#server/enquiries/quote-repository.ts'

/** The format that Excel with Swedish settings opens without asking: semicolons and a byte order mark. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\ufeff'

/** Quotes as CSV, a line for each. Phone numbers stay text, and nothing that a visitor typed becomes a formula. */
export async function* csvLines(quotes: AsyncIterable<QuoteRecord>): AsyncGenerator<string> {
  const names = keysOf(answerNames)
  const head = [
    'Ärendenummer',
    'Inkom',
    ...names.map((name) => answerNames[name]),
    'Undanlagd',
    'Skickad till ägaren',
    'Besvarad',
    'Hur',
    'Anteckning',
    'Bilder',
  ]
  yield BYTE_ORDER_MARK + line(head)
  for await (const quote of quotes) {
    yield line([
      quote.reference,
      quote.receivedAt,
      ...names.map((name) => (name === 'phone' ? phoneCell(quote.phone) : answerInWords(quote, name))),
      isQuarantined(quote) ? (quote.quarantineReason ?? '') : '',
      quote.deliveredAt ?? '',
      answeredAt(quote.replies) ?? '',
      replyInWords(quote),
      quote.note,
      photosInWords(quote.photos.map(({ kind }) => kind)),
    ])
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`
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
