import { customerPage } from '#content/customer/customer-page.ts'
import { visitWords } from '#content/visits/visit.ts'
import { type AdditionAnswers, type AdditionErrors, readAddition } from '#domain/enquiry/addition.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { RETURN_DEED } from '#domain/paths.ts'
import { readSentDesigns } from '#domain/room/designs.ts'
import type { Core } from '#server/core/core.ts'
import { type RefusedChoice, readVisitChoice } from '#server/visits/customer-visit-form.ts'
import type { CustomerVisits } from '#server/visits/customer-visits.ts'
import type { CustomerCase, CustomerCases } from './customer-case.ts'

/** What was done, as the page's address says it: `?klart=`. */
const DONE = {
  tillagg: customerPage.add.done,
  ritning: customerPage.drawing.done,
  oforandrad: customerPage.drawing.unchanged,
  aterta: customerPage.withdraw.done,
  boka: visitWords.pick.done,
  flytta: visitWords.move.done,
  onskemal: visitWords.wished,
  avboka: visitWords.cancel.done,
} as const
const WORDS = new Map<string, string>(Object.entries(DONE))

/** An addition that was refused, as it was typed. */
export type RefusedAddition = { answers: AdditionAnswers; errors: AdditionErrors }

/** Why a form had no effect: in words, or at its fields with everything as it was typed. */
export type SaidOfForm = { error?: string | undefined; refused?: RefusedAddition; refusedChoice?: RefusedChoice }

type Outcome =
  | { kind: 'done'; done: keyof typeof DONE }
  | { kind: 'said'; said: SaidOfForm }
  /** The request does not exist any more. */
  | { kind: 'gone' }
  | { kind: 'erasure to confirm' | 'erased' }

/** The words for a value of `?klart=`; undefined for any other. */
export function doneWords(done: string | undefined): string | undefined {
  return WORDS.get(done ?? '')
}

type Deed = (found: CustomerCase, id: string, field: (name: string) => string) => Promise<Outcome>
export type CustomerDeed = keyof ReturnType<typeof makeCustomerDeeds>

/** What the forms of the customer's page do. `id`: of the form that was sent, so that one sent twice counts once. */
export function makeCustomerDeeds(
  { facts }: Pick<Core, 'facts'>,
  customerCases: Pick<CustomerCases, 'add' | 'addDrawing' | 'withdraw' | 'erase'>,
  customerVisits: Pick<CustomerVisits, 'pick' | 'wish' | 'cancel'>,
) {
  return {
    async tillagg(found, id, field) {
      const reading = readAddition(field)
      if (!reading.ok) return { kind: 'said', said: { refused: reading } }
      return (await customerCases.add(found, reading.answers, id)) ? done('tillagg') : said(customerPage.errors.full(facts()))
    },

    'valj-tid': answer,

    async avboka({ enquiry }, _, field) {
      if (field('bekrafta') !== 'ja') return said(customerPage.errors.confirm)
      return (await customerVisits.cancel(enquiry)) ? done('avboka') : said(visitWords.errors.late(facts()))
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

  /** What the customer says to the proposed times. */
  async function answer({ enquiry }: CustomerCase, id: string, field: (name: string) => string): Promise<Outcome> {
    const choice = readVisitChoice(field)
    if (choice.kind === 'refused') return { kind: 'said', said: { error: choice.error, refusedChoice: choice.refused } }
    if (choice.kind === 'wish') {
      return (await customerVisits.wish(enquiry, choice.words)) ? done('onskemal') : withdrawn(choice.words)
    }
    const result = await customerVisits.pick(enquiry, choice.start, choice.address, id)
    if (result === 'withdrawn') return withdrawn(field('onskemal'))
    if (result === 'booked') return done(isMove(enquiry.visit, choice.start) ? 'flytta' : 'boka')
    if (result === 'gone') return { kind: 'gone' }
    const refusedChoice = { chosen: '', address: { answer: choice.address }, wish: { answer: field('onskemal') } }
    return { kind: 'said', said: { error: result === 'late' ? visitWords.errors.late(facts()) : visitWords.errors[result], refusedChoice } }
  }
}

/** Whether a time is chosen in place of another; the same one chosen again is what it was. */
function isMove(visit: Visit | undefined, start: string): boolean {
  return visit?.state === 'booked' && (visit.time?.start !== start || visit.change?.what === 'moved')
}

function done(what: keyof typeof DONE): Outcome {
  return { kind: 'done', done: what }
}

function said(error: string): Outcome {
  return { kind: 'said', said: { error } }
}

/** There is no form about the visit any more: what was typed moves to the one that is there. */
function withdrawn(words: string): Outcome {
  return { kind: 'said', said: { error: visitWords.errors.withdrawn, refused: { answers: { message: words, phone: '', callTime: '' }, errors: {} } } }
}

/** As an addition's message; without one if it cannot be read. */
function readReason(typed: string): string {
  const reading = readAddition((name) => (name === 'message' ? typed : ''))
  return reading.answers.message
}
