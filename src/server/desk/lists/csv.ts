import { owner } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { photosInWords } from '#content/enquiries/enquiry-photos.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import { answeredAt } from '#domain/enquiry/replies.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishDateAndTime } from '#domain/sweden/time.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { statusOf } from '#server/enquiries/enquiry-status.ts'

/** The format that Excel with Swedish settings opens without asking: semicolons and a byte order mark. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\ufeff'

/** Enquiries as CSV, a line for each. Phone numbers stay text, and nothing that a visitor typed becomes a formula. */
export async function* csvLines(enquiries: AsyncIterable<EnquiryRecord>, now: Date): AsyncGenerator<string> {
  const names = keysOf(answerNames)
  const head = [
    'Ärendenummer',
    'Inkom',
    ...names.map((name) => answerNames[name]),
    'Läge',
    'Misstänkt skräp',
    'Skickad till ägaren',
    'Besvarad',
    'Besök',
    'Stängd',
    'Stängd därför',
    'Anteckning',
    'Bilder',
  ]
  yield BYTE_ORDER_MARK + line(head)
  for await (const enquiry of enquiries) {
    yield line([
      enquiry.reference,
      instant(enquiry.receivedAt),
      ...names.map((name) => (name === 'phone' ? phoneCell(enquiry.phone) : answerInWords(enquiry, name))),
      statusOf(enquiry, now, swedishDateAndTime),
      isQuarantined(enquiry) && enquiry.quarantineReason ? owner.quarantineReasons[enquiry.quarantineReason] : '',
      instant(enquiry.deliveredAt),
      instant(answeredAt(enquiry.replies)),
      enquiry.visit?.state === 'booked' ? instant(enquiry.visit.time?.start) : '',
      instant(enquiry.closed?.at),
      enquiry.closed ? historyWords.reasons[enquiry.closed.because] : '',
      enquiry.note,
      photosInWords(enquiry.photos.map(({ kind }) => kind)),
    ])
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(SEPARATOR)}\r\n`
}

/** As a spreadsheet reads a time, Swedish: "2026-11-27 01:46". */
function instant(at: string | undefined): string {
  return at === undefined ? '' : swedishDateAndTime(new Date(at))
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
