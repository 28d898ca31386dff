import { owner } from '#content/company/owner.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import { photosInWords } from '#content/photos/photos.ts'
import { answeredAt, latestReply } from '#domain/enquiry/replies.ts'
import { keysOf } from '#domain/keys-of.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-repository.ts'

/** The format that Excel with Swedish settings opens without asking: semicolons and a byte order mark. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\ufeff'

/** Enquiries as CSV, a line for each. Phone numbers stay text, and nothing that a visitor typed becomes a formula. */
export async function* csvLines(enquiries: AsyncIterable<EnquiryRecord>): AsyncGenerator<string> {
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
  for await (const enquiry of enquiries) {
    yield line([
      enquiry.reference,
      enquiry.receivedAt,
      ...names.map((name) => (name === 'phone' ? phoneCell(enquiry.phone) : answerInWords(enquiry, name))),
      isQuarantined(enquiry) ? (enquiry.quarantineReason ?? '') : '',
      enquiry.deliveredAt ?? '',
      answeredAt(enquiry.replies) ?? '',
      replyInWords(enquiry),
      enquiry.note,
      photosInWords(enquiry.photos.map(({ kind }) => kind)),
    ])
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`
}

function replyInWords({ replies }: EnquiryRecord): string {
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
