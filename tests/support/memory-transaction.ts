import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'
import type { DedupKey, EnquiryTransaction, NewEmail, Quarantine } from '#server/enquiries/sql/enquiry-transaction.ts'

/** What a use case wrote in a transaction, for tests of what it decides; what databases make of it is tested by contract tests. */
export function memoryTransaction(changes: Partial<EnquiryTransaction> = {}) {
  const kept: { enquiry: Enquiry; quarantine: Quarantine | undefined }[] = []
  const emails: NewEmail[] = []
  const listed: { reference: string; at: string; dueAt: string }[] = []
  const pages: CustomerPage[] = []
  const keys = new Map<string, DedupKey>()
  const enquiryOf = (reference: string) => kept.find(({ enquiry }) => enquiry.reference === reference)?.enquiry
  const transaction: EnquiryTransaction = {
    keepEnquiry: async (enquiry, quarantine) => void kept.push({ enquiry, quarantine }),
    answerBy: async (reference) => enquiryOf(reference)?.answerBy,
    receivedAt: async (reference) => enquiryOf(reference)?.receivedAt,
    isConfirmed: async (reference) => emails.some((email) => email.reference === reference && email.kind === 'confirmation'),
    release: async () => undefined,
    openCustomerPage: async (page) => void pages.push(page),
    customerPageIssuedAt: async (reference) => pages.find((page) => page.reference === reference)?.issuedAt,
    queueEmail: async (email) => void emails.push(email),
    addToOwnerList: async (reference, at, dueAt) => void listed.push({ reference, at, dueAt }),
    countEmails: async (kind, queuedSince) => emails.filter((email) => email.kind === kind && email.queuedAt >= queuedSince).length,
    findKey: async (key) => keys.get(key),
    async claimKey(claim, freshSince) {
      const earlier = keys.get(claim.key)
      if (earlier && earlier.claimedAt >= freshSince) return earlier
      keys.set(claim.key, claim)
      return undefined
    },
    ...changes,
  }
  return { transaction, kept, emails, listed, pages, keys }
}
