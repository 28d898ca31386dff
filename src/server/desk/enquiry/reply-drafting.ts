import type { CompanyFacts } from '#content/company/facts.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import { type Filling, fillTemplate, firstNameOf, type ReplyDraft } from '#domain/enquiry/reply-template.ts'
import type { ReplyTemplate } from '../templates/desk-templates.ts'

/** A reply while it is written. */
export type ReplyDrafting = {
  templates: readonly ReplyTemplate[]
  chosen: string | undefined
  draft: ReplyDraft
  errors: Partial<Record<keyof ReplyDraft, FieldError>>
  /** The version of the history that is shown beside it. */
  seen: number
  isOpen: boolean
}

/** A template with what is known about the request, and the company's phone number. */
export function draftFrom(
  template: Pick<ReplyTemplate, 'subject' | 'text'>,
  enquiry: Pick<Enquiry, 'name' | 'reference' | 'location'>,
  { phone }: Pick<CompanyFacts, 'phone'>,
): ReplyDraft {
  const filling: Filling = {
    förnamn: firstNameOf(enquiry.name),
    namn: enquiry.name,
    referens: enquiry.reference,
    ort: enquiry.location,
    telefon: phone,
  }
  return { subject: fillTemplate(template.subject, filling), text: fillTemplate(template.text, filling) }
}
