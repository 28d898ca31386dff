import { placeOfVisit } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import { fileSizeInWords } from '#content/enquiries/enquiry-photos.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { planWords, priceFacts } from '#content/planner/plan-facts.ts'
import { planFacts } from '#content/planner/room-facts.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { designsIn, type PricedPlan, type SentDesign } from '#domain/enquiry/drawings.ts'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishDateAndTime, swedishPeriod, swedishTime } from '#domain/sweden/time.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { statusOf } from '#server/enquiries/enquiry-status.ts'
import { deedInWords, doerInWords, saidIn } from '#server/enquiries/history-words.ts'

/** What a visitor typed must not drive the operator's terminal. */
const CONTROL = /\p{C}/gu

/** "F-7K3M9QA  2026-11-21 13:00  Åsa Öberg  Totalrenovering  Enköping  Ringt lördag 21 november kl. 14:00", in Swedish time. */
export function enquiryLine(enquiry: EnquiryRecord, now: Date): string {
  const receivedAt = swedishDateAndTime(new Date(enquiry.receivedAt))
  return [enquiry.reference, receivedAt, enquiry.name, answerInWords(enquiry, 'project'), enquiry.location, stateOf(enquiry, now)]
    .join('  ')
    .replaceAll(CONTROL, '')
}

/** All answers, the drawings, what was added and what was done, a line each, in Swedish. */
export function enquiryDetails(enquiry: EnquiryRecord, now: Date, additions: readonly Addition[] = [], history: readonly HistoryEntry[] = []): string {
  const answers = keysOf(answerNames).map((name) => `${answerNames[name]}: ${answerInWords(enquiry, name)}`)
  return [
    `${enquiry.reference}, ${swedishTime(new Date(enquiry.receivedAt))} (${stateOf(enquiry, now)})`,
    ...answers,
    ...planLines(enquiry),
    ...enquiry.photos.map(
      (photo) => `${photo.kind === 'pdf' ? 'Pdf' : `Bild, ${photo.width} × ${photo.height}`}: ${fileSizeInWords(photo.size)}, sha256 ${photo.sha256}`,
    ),
    ...visitLines(enquiry),
    ...additions.flatMap((addition) => [...factLines(additionFacts(addition)), ...planLines(addition)]),
    ...(enquiry.takenBy === undefined ? [] : [`${enquiry.takenBy} ${requestPage.takenBy}`]),
    ...historyLines(history),
  ].join('\n')
}

/** The drawing in words: a person has the right to see everything that is stored about them. */
function planLines(drawing: PricedPlan): string[] {
  if (drawing.plan === undefined) return []
  const designs = designsIn(drawing)
  return [`Ritning: ${designs.length > 0 ? drawing.plan : planWords.unreadable}`, ...designs.flatMap(designLines)]
}

function designLines({ plan, price, letter }: SentDesign): string[] {
  const facts = factLines([...planFacts(plan), ...(price ? priceFacts(price) : [])]).map((line) => `  ${line}`)
  return letter ? [`  ${designHeading(letter)}`, ...facts] : facts
}

function factLines(facts: readonly (readonly [name: string, value: string])[]): string[] {
  return facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '; ')}`)
}

function visitLines({ visit, location }: EnquiryRecord): string[] {
  if (!visit) return []
  const { heading, status, offered, wish } = ownerVisit
  return [
    `${heading}: ${[status[visit.state], visit.time && swedishPeriod(visit.time), placeOfVisit(visit.address, location)].filter(Boolean).join(', ')}`,
    ...visit.offered.map((time) => `  ${offered}: ${swedishPeriod(time)}`),
    ...(visit.wish ? [`  ${wish}: ${visit.wish.replaceAll('\n', '; ')}`] : []),
  ]
}

function historyLines(history: readonly HistoryEntry[]): string[] {
  if (history.length === 0) return []
  const lines = history.flatMap((entry) => {
    const message = entry.kind === 'reply' || entry.kind === 'forwarded' ? entry.message : undefined
    const said = message ? [message.subject, message.text].filter(Boolean).join('; ') : saidIn(entry)
    const what = `  ${swedishDateAndTime(new Date(entry.at))}  ${deedInWords(entry)}  (${doerInWords(entry.by)})`
    return said === '' ? [what] : [what, `    ${said.replaceAll(/\n+/g, '; ')}`]
  })
  return [`${historyWords.heading}:`, ...lines].map((line) => line.replaceAll(CONTROL, ''))
}

function stateOf(enquiry: EnquiryRecord, now: Date): string {
  const isOnItsWay = enquiry.deliveredAt === undefined && !isQuarantined(enquiry)
  return isOnItsWay ? `${statusOf(enquiry, now)} Väntar på att skickas.` : statusOf(enquiry, now)
}
