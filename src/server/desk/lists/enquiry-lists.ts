import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'

/** The lists of the desk. `turn` waits for the owner, `visits` are booked and to come, `proposed` await the customer's choice, `past visits` were. */
export const listNames = ['turn', 'visits', 'proposed', 'past visits', 'all', 'quarantined', 'closed'] as const
export type ListName = (typeof listNames)[number]

/** How many a page of the desk shows, so that it weighs 16 KB at most. */
export const LIST_SIZE = 30

/** The values by which a list is ordered, of the enquiry that a page ended with. */
export type ListPlace = readonly string[]

/** An enquiry as the lists show it. */
export type ListedEnquiry = EnquiryRecord & {
  /** Whether there is a drawing, sent with it or added. */
  drawn: boolean
  /** What the customer wrote last on the customer's page, or ''. */
  addedWords: string
  /** How many requests have its telephone number or mail address, itself included, merged ones counted as one; `COUNTED_UP_TO` stands for that or more. */
  requests: number
}

/** `next`: where the page after it begins; undefined for the last. */
export type EnquiryPage = { enquiries: ListedEnquiry[]; next: ListPlace | undefined }

/** What is counted is counted up to this. */
export const COUNTED_UP_TO = 1000
/** `visits`: booked and to come, or proposed. */
export type ListCounts = { turn: number; visits: number; quarantined: number }
