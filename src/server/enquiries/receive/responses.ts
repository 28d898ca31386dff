import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import type { FieldErrors } from '#domain/enquiry/enquiry-answers.ts'
import type { PhotoOffer } from '#server/enquiries/form-photos.ts'

/** How a request is answered (specification §7.4): a script gets it as JSON, a visitor without script as a page. Sentences in Swedish. */
export type EnquiryResponse =
  /** Without `answerBy` no reply is promised. `confirmed`: a confirmation to the visitor is queued. `page`: the path of the customer's page. */
  | { status: 200; reference: string; answerBy: string | undefined; confirmed: boolean; page: string | undefined; photoOffer: PhotoOffer }
  | { status: 422; error: string; errors?: FieldErrors }
  | { status: 400 | 403 | 409 | 413 | 415 | 503; error: string }
  | { status: 429; error: string; retryAfter: number }

export const responses = {
  notJson: { status: 400, error: 'Förfrågan gick inte att läsa. Skicka den som JSON.' },
  unreadableForm: { status: 400, error: 'Förfrågan gick inte att läsa. Försök igen, eller ring oss.' },
  crossOrigin: { status: 403, error: 'Förfrågan kom från en annan webbplats än vår och togs inte emot.' },
  inFlight: { status: 409, error: 'Samma förfrågan tas emot just nu. Vänta en stund och försök igen.' },
  probeOfAnother: { status: 409, error: 'Provet gäller en annan databas än serverns. Inget togs emot.' },
  tooLarge: { status: 413, error: 'Förfrågan är för stor. Korta meddelandet och försök igen.' },
  wrongType: { status: 415, error: 'Förfrågan måste skickas som JSON eller från ett formulär.' },
  keyTaken: { status: 422, error: 'Förfrågan har samma nyckel som en annan förfrågan och togs inte emot.' },
  notStored: { status: 503, error: 'Förfrågan kunde inte tas emot just nu. Försök igen om en stund.' },
} as const satisfies Record<string, EnquiryResponse>

export function quarantineFull({ phone }: CompanyFacts): EnquiryResponse {
  return {
    status: 429,
    error: `Just nu kommer det fler förfrågningar än vi kan ta emot här. Ring oss på ${phone} eller mejla ${company.email}, så hjälper vi dig.`,
    retryAfter: 600,
  }
}

export function tooMany(retryAfter: number, { phone }: CompanyFacts): EnquiryResponse {
  return { status: 429, retryAfter, error: `Det har kommit för många förfrågningar på kort tid. Försök igen om en stund eller ring ${phone}.` }
}
