import type { Context } from 'hono'
import { placeOfVisit } from '#content/company/owner.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { visitWords } from '#content/visits/visit.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { Core } from '#server/core/core.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import type { CustomerCase } from '#server/customer/customer-case.ts'
import type { Outcome } from '#server/customer/customer-deeds.ts'
import type { CustomerSection } from '#server/customer/customer-section.ts'
import { calendar } from './calendar-routes.ts'
import { CustomerVisit, type CustomerVisitDeed, VISIT_FILE, VisitData } from './customer-visit.tsx'
import { readVisitChoice, refusedChoice } from './customer-visit-form.ts'
import type { CustomerVisits } from './customer-visits.ts'
import { calendarOf } from './visit-calendar.ts'
import { bookedOf, customersEntry } from './visit-entries.ts'

const DONE = {
  boka: visitWords.pick.done,
  flytta: visitWords.move.done,
  onskemal: visitWords.wished,
  avboka: visitWords.cancel.done,
} as const

/** The visit on the customer's page about the request. */
export function makeOnCustomerPage({ facts, now }: Pick<Core, 'facts' | 'now'>, customerVisits: Pick<CustomerVisits, 'free' | 'pick' | 'wish' | 'cancel'>) {
  return {
    async show({ enquiry }, { path, formToken, typed }) {
      const free = await customerVisits.free(enquiry)
      const form = { to: deedsBelow<CustomerVisitDeed>(path), formToken, refused: typed && refusedChoice(typed) }
      return <CustomerVisit key="besok" enquiry={enquiry} free={free} path={path} {...form} now={now()} />
    },

    inWords: ({ enquiry }) => <VisitData key="besok" enquiry={enquiry} />,

    files: {
      [VISIT_FILE](c: Context, { enquiry: { visit, location } }: CustomerCase) {
        const booked = visit?.state === 'booked' && bookedOf(visit)
        return visit && booked ? calendar(c, calendarOf([customersEntry(booked, facts(), placeOfVisit(visit.address, location))])) : undefined
      },
    },

    done: DONE,
    deeds: {
      'valj-tid': answer,

      async avboka({ enquiry }: CustomerCase, _: string, field: (name: string) => string): Promise<Outcome> {
        if (field('bekrafta') !== 'ja') return { kind: 'said', said: { error: customerPage.errors.confirm } }
        return (await customerVisits.cancel(enquiry)) ? done('avboka') : { kind: 'said', said: { error: visitWords.errors.late(facts()) } }
      },
    },
  } satisfies CustomerSection

  /** What the customer says to the proposed times. */
  async function answer({ enquiry }: CustomerCase, id: string, field: (name: string) => string): Promise<Outcome> {
    const choice = readVisitChoice(field)
    if (choice.kind === 'refused') return { kind: 'said', said: { error: choice.error, typed: field } }
    if (choice.kind === 'wish') {
      return (await customerVisits.wish(enquiry, choice.words)) ? done('onskemal') : withdrawn(choice.words)
    }
    const result = await customerVisits.pick(enquiry, choice.start, choice.address, id)
    if (result === 'withdrawn') return withdrawn(field('onskemal'))
    if (result === 'booked') return done(isMove(enquiry.visit, choice.start) ? 'flytta' : 'boka')
    if (result === 'gone') return { kind: 'gone' }
    return { kind: 'said', said: { error: result === 'late' ? visitWords.errors.late(facts()) : visitWords.errors[result], typed: field } }
  }
}

function done(what: keyof typeof DONE): Outcome {
  return { kind: 'done', done: what }
}

/** There is no form about the visit any more: what was typed moves to the one that is there. */
function withdrawn(words: string): Outcome {
  return { kind: 'said', said: { error: visitWords.errors.withdrawn, refused: { answers: { message: words, phone: '', callTime: '' }, errors: {} } } }
}

/** Whether a time is chosen in place of another; the same one chosen again is what it was. */
function isMove(visit: Visit | undefined, start: string): boolean {
  return visit?.state === 'booked' && (visit.time?.start !== start || visit.change?.what === 'moved')
}
