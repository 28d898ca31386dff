import type { owner } from '#content/company/owner.ts'

/** An email is queued by its kind; the owner reads of it under the words that `content` has for it. */
export type EmailKind = keyof typeof owner.emails

/** Those in the owner's own words, any number of each: to the customer, and to a colleague. */
export type MessageKind = Extract<EmailKind, 'reply' | 'forwarded'>
