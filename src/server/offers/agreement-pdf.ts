import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { agreementWords } from '#content/offers/agreement.ts'
import { offerWords } from '#content/offers/offer.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { type AgreementContent, type OfferContent, type Sealed, unsealAgreement } from './offer-content.ts'
import { agreementParts, partsAsSent } from './offer-parts.ts'
import { offerPdf } from './pdf/offer-pdf.ts'

/** The newest agreement about an enquiry. */
export async function agreementPdf(db: Kysely<Tables>, reference: string): Promise<Buffer> {
  const row = await db.selectFrom('offer_agreements').selectAll().where('reference', '=', reference).orderBy('number', 'desc').executeTakeFirstOrThrow()
  return pdfOfAgreement(unsealAgreement(row), row)
}

export function pdfOfAgreement(agreement: AgreementContent, { sha256 }: Pick<Sealed, 'sha256'>): Promise<Buffer> {
  const { offer, confirmedAt } = agreement
  return offerPdf(agreementParts(agreement), { ...factsOf(offer), name: agreementWords.heading, date: new Date(confirmedAt), sha256 })
}

/** As it was sent. */
export function pdfOfOffer(offer: OfferContent, { sha256 }: Pick<Sealed, 'sha256'>): Promise<Buffer> {
  return offerPdf(partsAsSent(offer), { ...factsOf(offer), name: `${offerWords.offer} ${offer.number}`, date: new Date(offer.sentAt), sha256 })
}

function factsOf({ title, reference, company }: OfferContent) {
  return { title, reference, company: company.name }
}

/** As an answer. */
export function pdf(c: Context, file: Buffer) {
  c.header('Content-Type', 'application/pdf')
  return c.body(new Uint8Array(file))
}
