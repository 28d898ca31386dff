import type { Addition, AdditionAnswers } from '#domain/enquiry/addition.ts'
import { customerDigits } from '#domain/enquiry/customer-digits.ts'
import { drawingVersions, type PricedPlan } from '#domain/enquiry/drawings.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PriceIndication } from '#domain/room/price.ts'
import type { SentPlan } from '#domain/room/sent-plan.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { type CustomerLinks, hashOfToken } from '#server/enquiries/customer-links.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import type { CustomerPageRepository } from './customer-page-repository.ts'
import { MOST_TRIES } from './customer-page-repository.ts'

/** What the link with this token leads to. */
export type CustomerCase = { tokenHash: string; enquiry: EnquiryRecord; additions: readonly Addition[]; isLocked: boolean }

export type CustomerCases = {
  /** Undefined if no page has this token. */
  find(token: string): Promise<CustomerCase | undefined>
  /** Compares the digits. Resolves to how many guesses are left after a wrong one, or 'right'. */
  guess(one: CustomerCase, digits: string): Promise<'right' | number>
  /** Replaces a locked link, and mails the new one to the address in the request: once a day, and not to what may be several people's. */
  sendNewLink(one: CustomerCase): Promise<'sent' | 'sent before' | 'several addresses'>
  /** `id` identifies the form that was sent, so that one sent twice counts once. Resolves to whether there was room for it. */
  add(one: CustomerCase, answers: AdditionAnswers, id: string): Promise<boolean>
  /** Adds a new version of the drawing. */
  addDrawing(one: CustomerCase, sent: SentPlan): Promise<'added' | 'unchanged' | 'no room'>
  withdraw(one: CustomerCase, reason: string, id: string): Promise<void>
  /** Erases the request and everything about it. */
  erase(one: CustomerCase): Promise<void>
}

/** Who reads the customer's mail but does not know the digits gets five more guesses in this time, not as many as there are new links. */
const NEW_LINK_MS = 24 * 3_600_000

/** More than a person has to say; a program could go on for ever. */
export const MOST_ADDITIONS = 100

type Needs = {
  now: () => Date
  repository: Pick<EnquiryRepository, 'find' | 'erase'>
  customerPages: CustomerPageRepository
  customerLinks: CustomerLinks
  /** The price by today's figures; stored with the drawing. */
  indicatePrice: (plan: Plan) => PriceIndication
  emailQueued: () => void
}

/** What the customer can do by the link to a request. */
export function makeCustomerCases({ now, repository, customerPages, customerLinks, indicatePrice, emailQueued }: Needs): CustomerCases {
  return {
    async find(token) {
      const tokenHash = hashOfToken(token)
      const page = await customerPages.find(tokenHash)
      const enquiry = page && (await repository.find(page.reference))
      if (!enquiry || isQuarantined(enquiry)) return undefined
      return { tokenHash, enquiry, additions: await customerPages.additions(enquiry.reference), isLocked: page.failedTries >= MOST_TRIES }
    },

    async guess({ tokenHash, enquiry }, digits) {
      if (!(await customerPages.countTry(tokenHash))) return 0
      if (digits === customerDigits(enquiry.phone)) {
        await customerPages.clearTries(tokenHash)
        return 'right'
      }
      const page = await customerPages.find(tokenHash)
      return Math.max(0, MOST_TRIES - (page?.failedTries ?? MOST_TRIES))
    },

    async sendNewLink({ tokenHash, enquiry: { reference, email } }) {
      if (!isOneAddress(email)) return 'several addresses'
      const at = now()
      const issuedAt = at.toISOString()
      const page = { reference, tokenHash: customerLinks.tokenHashOf(reference, issuedAt), issuedAt }
      const isReplaced = await customerPages.replace(tokenHash, page, new Date(at.getTime() - NEW_LINK_MS).toISOString())
      if (!isReplaced) return 'sent before'
      emailQueued()
      return 'sent'
    },

    add,

    async addDrawing(one, { packed, plan }) {
      const newest = drawingVersions(one.enquiry, one.additions).at(-1)
      if (newest?.plan === packed) return 'unchanged'
      // By what was sent, not by the form: the planner's form is sent again after each change.
      const id = hashOfToken(JSON.stringify([one.tokenHash, newest?.version ?? 0, packed]))
      return (await add(one, { message: '', phone: '', callTime: '' }, id, { plan: packed, price: indicatePrice(plan) })) ? 'added' : 'no room'
    },

    async withdraw({ enquiry: { reference } }, reason, id) {
      await customerPages.withdraw(reference, { message: reason, phone: '', callTime: '', id, at: now().toISOString() })
      emailQueued()
    },

    async erase({ enquiry: { reference } }) {
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
