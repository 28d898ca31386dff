import type { Addition, AdditionAnswers } from '#domain/enquiry/addition.ts'
import { customerDigits } from '#domain/enquiry/customer-digits.ts'
import { drawingVersions, type PricedPlan, pricesOf } from '#domain/enquiry/drawings.ts'
import type { SentDesigns } from '#domain/room/designs.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Core } from '#server/core/core.ts'
import { hashOfToken } from '#server/enquiries/customer-links.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import { asTold } from '#server/enquiries/sql/as-told.ts'
import { type MailedReply, mailedReplies } from '#server/enquiries/sql/messages.ts'
import { MOST_TRIES, makeCustomerPageRepository, type OtherCase } from './customer-page-repository.ts'

/** What the link with this token leads to. `enquiry`: as the customer may know it, without the replies and entries with the ids in `untold`. */
export type CustomerCase = {
  tokenHash: string
  enquiry: EnquiryRecord
  untold: ReadonlySet<string>
  additions: readonly Addition[]
  isLocked: boolean
}

/** Another request of the customer. */
export type LinkedCase = Omit<OtherCase, 'issuedAt'> & { path: string }

/** Who reads the customer's mail but does not know the digits gets five more guesses in this time, not as many as there are new links. */
const NEW_LINK_MS = 24 * 3_600_000

/** More than a person has to say; a program could go on for ever. */
export const MOST_ADDITIONS = 100

export type CustomerCases = ReturnType<typeof makeCustomerCases>

/** What the customer can do by the link to a request. */
export function makeCustomerCases(
  { db, now, emailQueued }: Core,
  { repository, customerLinks, indicatePrice }: Pick<Enquiries, 'repository' | 'customerLinks' | 'indicatePrice'>,
) {
  const customerPages = makeCustomerPageRepository(db)

  return {
    /** Undefined if no page has this token. */
    async find(token: string): Promise<CustomerCase | undefined> {
      const tokenHash = hashOfToken(token)
      const page = await customerPages.find(tokenHash)
      const enquiry = page && (await repository.find(page.reference))
      if (!enquiry || isQuarantined(enquiry)) return undefined
      return {
        tokenHash,
        ...(await asTold(db, enquiry, now())),
        additions: await customerPages.additions(enquiry.reference),
        isLocked: page.failedTries >= MOST_TRIES,
      }
    },

    /** The customer's other requests, for who has named the digits, with the path to the page of each. */
    async others({ enquiry: { reference, email } }: CustomerCase): Promise<LinkedCase[]> {
      if (!isOneAddress(email)) return []
      const others = await customerPages.ofSameMailbox(reference)
      return others.map(({ issuedAt, ...other }) => ({ ...other, path: customerLinks.pathTo(other.reference, issuedAt) }))
    },

    /** What the owners have mailed the customer, for who has named the digits. */
    emailed: ({ enquiry: { reference } }: CustomerCase): Promise<MailedReply[]> => mailedReplies(db, reference),

    /** Compares the digits. Resolves to how many guesses are left after a wrong one, or 'right'. */
    async guess({ tokenHash, enquiry }: CustomerCase, digits: string): Promise<'right' | number> {
      if (!(await customerPages.countTry(tokenHash))) return 0
      if (digits === customerDigits(enquiry.phone)) {
        await customerPages.clearTries(tokenHash)
        return 'right'
      }
      const page = await customerPages.find(tokenHash)
      return Math.max(0, MOST_TRIES - (page?.failedTries ?? MOST_TRIES))
    },

    /** Replaces a locked link, and mails the new one to the address in the request: once a day, and not to what may be several people's. */
    async sendNewLink({ tokenHash, enquiry: { reference, email } }: CustomerCase): Promise<'sent' | 'sent before' | 'several addresses'> {
      if (!isOneAddress(email)) return 'several addresses'
      const at = now()
      const issuedAt = at.toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, issuedAt), issuedAt }
      const isReplaced = await customerPages.replace(tokenHash, page, new Date(at.getTime() - NEW_LINK_MS).toISOString())
      if (!isReplaced) return 'sent before'
      emailQueued()
      return 'sent'
    },

    /** `id` identifies the form that was sent, so that one sent twice counts once. Resolves to whether there was room for it. */
    add,

    /** Adds a new version of the drawing. */
    async addDrawing(one: CustomerCase, { packed, designs }: SentDesigns): Promise<'added' | 'unchanged' | 'no room'> {
      const newest = drawingVersions(one.enquiry, one.additions).at(-1)
      if (newest?.plan === packed) return 'unchanged'
      // By what was sent, not by the form: the planner's form is sent again after each change.
      const id = hashOfToken(JSON.stringify([one.tokenHash, newest?.version ?? 0, packed]))
      return (await add(one, { message: '', phone: '', callTime: '' }, id, { plan: packed, ...pricesOf(designs, indicatePrice) })) ? 'added' : 'no room'
    },

    async withdraw({ enquiry: { reference } }: CustomerCase, reason: string, id: string): Promise<void> {
      await customerPages.withdraw(reference, { message: reason, phone: '', callTime: '', id, at: now().toISOString() })
      emailQueued()
    },

    /** Erases the request and everything about it. */
    async erase({ enquiry: { reference } }: CustomerCase): Promise<void> {
      await repository.erase(reference, now().toISOString(), 'asked')
      // The owner's calendar may have to drop a visit.
      emailQueued()
    },
  }

  async function add({ enquiry: { reference }, additions }: CustomerCase, answers: AdditionAnswers, id: string, drawing: PricedPlan = {}): Promise<boolean> {
    if (additions.length >= MOST_ADDITIONS) return false
    await customerPages.add(reference, { ...answers, ...drawing, id, at: now().toISOString() })
    emailQueued()
    return true
  }
}
