import type { Addition } from '#domain/enquiry/addition.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { replyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import { standingOf, type TurnFacts } from '#domain/enquiry/turn.ts'
import { type PriceBands, priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import type { PhotoThumb } from '#server/enquiries/photo-facts.ts'

/** A valid request, with `changes` applied. Its phone number is reserved for fiction, like the site's first one, and another. */
export function aRequest(changes: Partial<EnquiryAnswers> = {}): EnquiryAnswers {
  return {
    name: 'Åsa Öberg',
    phone: '070-174 06 33',
    email: 'asa.oberg@example.se',
    project: 'totalrenovering',
    budget: '100-200k',
    timeline: '3-6-manader',
    size: 'medium',
    location: 'Enköping',
    message: 'Badrummet är från 1974.\nOnsdag = hemma.',
    ...changes,
  }
}

/** A packed plan with a typical bathroom and a few findings. */
export const A_PLAN =
  '2~0.0_2400.0_2400.2000_0.2000~2400~d1.2.300.800.out.start_w1.1.1200.600.1200.600~o1.drain.450.450_o2.waste.2250.400~f1.shower-corner.450.450.0.900.900_f2.wc-wall.2130.330.1.360.540_f3.basin.2175.1150.1.600.450_f4.washing-machine.300.1700.3.600.600~20x40'

/** The same with walls in a half bond, whose joints were moved, and larger tiles on the floor. */
export const A_TILED_PLAN = `${A_PLAN.replace(/^2/, '3')}~0.200.100.6.half.salvia.120..x_1.200.100.6.half.salvia..._2.200.100.6.half.salvia..._3.200.100.6.half.salvia..._f.300.300.6.straight.sand...`

/** The request as a stored enquiry: received at noon UTC on a Saturday in November, with 24 hours to reply. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const receivedAt = changes.receivedAt ?? '2026-11-21T12:00:00.000Z'
  const deadlines = replyDeadlines(new Date(receivedAt), { replyHours: 24, holiday: undefined })
  return { ...aRequest(), reference: 'F-7K3M9QA', receivedAt, ...deadlines, ...changes }
}

/** The enquiry as it lies in the database, without a history. */
export function aRecord(changes: Partial<EnquiryRecord> = {}): EnquiryRecord {
  const nothing = {
    quarantineReason: undefined,
    quarantinedAt: undefined,
    releasedAt: undefined,
    deliveredAt: undefined,
    linksValidFrom: undefined,
    mergedInto: undefined,
    seenAt: undefined,
    visit: undefined,
    closed: undefined,
    takenBy: undefined,
  }
  const record = { ...anEnquiry(changes), ...nothing, replies: [], photos: [], note: '', openedAt: undefined, ...changes }
  return { standing: standingOf(turnFactsOf(record)), ...record }
}

function turnFactsOf(record: Omit<EnquiryRecord, 'standing'>): TurnFacts {
  const events = record.replies
    .filter(({ undoneAt }) => undoneAt === undefined)
    .map(({ kind, madeAt }) => ({ kind: 'reply', reply: kind, at: madeAt }) as const)
  return { ...record, isQuarantined: isQuarantined(record), events, taken: [] }
}

/** What a customer has added to a request. */
export function anAddition(id: string, at: string, changes: Partial<Addition> = {}): Addition {
  return { id, at, message: `Om ${id}`, phone: '', callTime: '', ...changes }
}

/** A photo or a PDF as the owner's emails bring it along. */
export function aThumb(kind: PhotoThumb['kind'], position: number): PhotoThumb {
  const [width, height] = kind === 'pdf' ? [0, 0] : [2048, 1536]
  return { kind, position, sha256: String(position).repeat(64), width, height, size: 2_140_000, thumb: Buffer.from(`thumb ${position}`) }
}

/** The enquiry with a plan, and its price by the test's own figures. */
export function aDrawnEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const plan = unpackPlan(A_PLAN)
  if (!plan) throw new Error('A_PLAN cannot be unpacked')
  return anEnquiry({ plan: A_PLAN, price: priceIndication(plan, PRICE_BANDS, { percent: 30, capKr: 50_000, year: 2026 }), ...changes })
}

const PRICE_BANDS: PriceBands = {
  version: '2026-01',
  date: '2026-01-31',
  bands: [{ upToM2: 100, from: 110_000, to: 190_000 }],
  additions: {
    'wc-wall': { from: 4_000, to: 9_000 },
    'double-basin': { from: 0, to: 0 },
    'bath-freestanding': { from: 0, to: 0 },
    'waste-moved': { from: 0, to: 0 },
    'small-tiles': { from: 0, to: 0 },
    'large-tiles': { from: 0, to: 0 },
  },
  labourPercent: 55,
}
