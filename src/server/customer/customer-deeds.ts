import { customerPage } from '#content/customer/customer-page.ts'
import { type AdditionAnswers, type AdditionErrors, readAddition } from '#domain/enquiry/addition.ts'
import { RETURN_DEED } from '#domain/paths.ts'
import { readSentDesigns } from '#domain/room/designs.ts'
import type { Core } from '#server/core/core.ts'
import type { CustomerCase, CustomerCases } from './customer-case.ts'

/** The words for what was done, by what the page's address says: `?klart=`. */
export const DONE = {
  tillagg: customerPage.add.done,
  ritning: customerPage.drawing.done,
  oforandrad: customerPage.drawing.unchanged,
  aterta: customerPage.withdraw.done,
} as const

/** An addition that was refused, as it was typed. */
export type RefusedAddition = { answers: AdditionAnswers; errors: AdditionErrors }

/** Why a form had no effect: in words, or at its fields with everything as it was typed. `typed`: the fields of a section's form. */
export type SaidOfForm = { error?: string | undefined; refused?: RefusedAddition; typed?: (name: string) => string }

export type Outcome =
  | { kind: 'done'; done: string }
  | { kind: 'said'; said: SaidOfForm }
  /** The request does not exist any more. */
  | { kind: 'gone' }
  | { kind: 'erasure to confirm' | 'erased' }

/** What a form does. `id`: of the form that was sent, so that one sent twice counts once. */
export type Deed = (found: CustomerCase, id: string, field: (name: string) => string) => Promise<Outcome>
export type CustomerDeed = keyof ReturnType<typeof makeCustomerDeeds>

/** What the forms of the customer's page do. */
export function makeCustomerDeeds({ facts }: Pick<Core, 'facts'>, customerCases: Pick<CustomerCases, 'add' | 'addDrawing' | 'withdraw' | 'erase'>) {
  return {
    async tillagg(found, id, field) {
      const reading = readAddition(field)
      if (!reading.ok) return { kind: 'said', said: { refused: reading } }
      return (await customerCases.add(found, reading.answers, id)) ? done('tillagg') : said(customerPage.errors.full(facts()))
    },

    async [RETURN_DEED](found, _, field) {
      const sent = readSentDesigns(field('plan'))
      if (!sent) return said(customerPage.drawing.unreadable)
      const result = await customerCases.addDrawing(found, sent)
      if (result === 'no room') return said(customerPage.errors.full(facts()))
      return done(result === 'added' ? 'ritning' : 'oforandrad')
    },

    async aterta(found, id, field) {
      if (field('bekrafta') !== 'ja') return said(customerPage.errors.confirm)
      await customerCases.withdraw(found, readReason(field('skal')), id)
      return done('aterta')
    },

    async radera(found, _, field) {
      if (field('bekrafta') !== 'ja') return { kind: 'erasure to confirm' }
      await customerCases.erase(found)
      return { kind: 'erased' }
    },
  } satisfies Record<string, Deed>
}

function done(what: keyof typeof DONE): Outcome {
  return { kind: 'done', done: what }
}

function said(error: string): Outcome {
  return { kind: 'said', said: { error } }
}

/** As an addition's message; without one if it cannot be read. */
function readReason(typed: string): string {
  const reading = readAddition((name) => (name === 'message' ? typed : ''))
  return reading.answers.message
}
