import { createHash } from 'node:crypto'
import { z } from 'zod'
import { lineKinds, paymentPlans, units } from '#domain/offer/offer.ts'

const whole = z.number().int().nonnegative()
const line = z.object({ id: z.string(), name: z.string(), amount: whole, unit: z.enum(units), price: whole, kind: z.enum(lineKinds), isOption: z.boolean() })
const pricing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('approximate') }),
  z.object({ kind: z.literal('span'), percent: whole }),
])

/** An offer as it was sent: everything that it says, so that it can be shown again whatever has changed since. Days are 'YYYY-MM-DD'. */
const offerContent = z.object({
  format: z.literal(1),
  reference: z.string(),
  number: whole,
  sentAt: z.string(),
  validUntil: z.string(),
  company: z.object({
    name: z.string(),
    orgNumber: z.string(),
    vatNumber: z.string(),
    seat: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), place: z.string() }),
  title: z.string(),
  message: z.string(),
  included: z.string(),
  excluded: z.string(),
  lines: z.array(line),
  pricing,
  rot: z.object({ percent: whole, capKr: whole, year: whole, usedKr: z.array(whole) }).optional(),
  plan: z.enum(paymentPlans),
  paymentDays: whole,
  start: z.string(),
  weeks: z.string(),
  terms: z.string(),
})
export type OfferContent = z.infer<typeof offerContent>

/** What both agreed on: the offer, what the customer chose in it, and when each said yes. Instants are ISO 8601, UTC. */
const agreementContent = z.object({
  format: z.literal(1),
  offer: offerContent,
  offerSha256: z.string(),
  chosen: z.array(z.string()),
  early: z.boolean(),
  acceptedAt: z.string(),
  confirmedAt: z.string(),
  confirmedBy: z.string(),
  withdrawalUntil: z.string(),
})
export type AgreementContent = z.infer<typeof agreementContent>

/** A text that is stored, and the SHA-256 of its bytes, hex. */
export type Sealed = { content: string; sha256: string }

/** What was stored is not what was sent. Nothing is shown of it. */
export class BrokenSealError extends Error {}

/** The same value has the same bytes always: its keys are in order, and nothing stands between. */
export function seal(value: OfferContent | AgreementContent): Sealed {
  const content = JSON.stringify(inOrder(value))
  return { content, sha256: sha256Of(content) }
}

export function unsealOffer(sealed: Sealed): OfferContent {
  return offerContent.parse(unsealed(sealed))
}

export function unsealAgreement(sealed: Sealed): AgreementContent {
  return agreementContent.parse(unsealed(sealed))
}

function unsealed({ content, sha256 }: Sealed): unknown {
  if (sha256Of(content) !== sha256) throw new BrokenSealError('An offer is stored otherwise than it was sent')
  return JSON.parse(content)
}

function sha256Of(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]))
}
