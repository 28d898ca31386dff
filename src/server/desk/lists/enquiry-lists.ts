import type { SearchTerm } from '#domain/enquiry/search-words.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { FilterChoices, ListFilter } from './list-filter.ts'

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

/** The stored enquiries in lists of `LIST_SIZE`. `at` is now. Instants are ISO 8601, UTC. */
export type EnquiryLists = {
  counts(at: string): Promise<ListCounts>
  /** How many of those whose turn is the owner's are late. */
  late(at: string): Promise<number>
  /** `filter`: of the list of all. */
  page(name: ListName, at: string, after: ListPlace | undefined, filter?: ListFilter): Promise<EnquiryPage>
  /** Those of every list that fulfil all terms, newest first; none without terms. */
  search(terms: readonly SearchTerm[], after: ListPlace | undefined, filtered?: { at: string; filter: ListFilter }): Promise<EnquiryPage>
  filterChoices(at: string, filter: ListFilter): Promise<FilterChoices>
  /** The others with the telephone number or the mail address of an enquiry that were not merged, newest first, `LIST_SIZE` at most. */
  sameCustomer(reference: string): Promise<ListedEnquiry[]>
}
