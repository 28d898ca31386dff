import { requestPage } from '#content/desk/request.ts'
import type { Field } from '#domain/enquiry/enquiry-answers.ts'

/** What the owner notes about a request, at the desk or by a link. */
export const noteField = { max: 5000, missing: requestPage.note.none, lines: true } as const satisfies Field
