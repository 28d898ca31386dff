import { expect, test } from 'vitest'
import { defaultFacts } from '#content/company/company.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { choosePhotosAgain, filesWithRequest } from '#content/enquiries/photo-outcome.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { type VisitTime, visitTime } from '#domain/enquiry/visit-time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import { fileOf } from '#server/core/http/static-site.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { LostPhotosNote, PhotoOutcomeNote } from '#server/enquiries/photo-outcome.tsx'
import { makePages } from '#server/enquiries/receive/pages.tsx'
import { CustomerVisit, type CustomerVisitDeed, VisitData } from '#server/visits/customer-visit.tsx'
import type { RefusedChoice } from '#server/visits/customer-visit-form.ts'
import { A_PLAN, A_TILED_PLAN, aRecord, aRequest, aThumb } from '../../../tests/support/a-request.ts'
import { aSiteContent } from '../../../tests/support/a-site-content.ts'
import { aVisit } from '../../../tests/support/a-visit.ts'
import { expectRecorded, outlineOf, outlineOfHtml } from '../../../tests/support/page-outline.ts'
import type { CustomerCase } from './customer-case.ts'
import { makeCustomerPages } from './customer-page.tsx'

/**
 * The pages of customers as outlines in outlines/, on a page that is nothing but title and content. Record anew with
 * `npx vitest run src/server/customer/private-pages.test.tsx -u`, and read the difference.
 */
const recorded = (name: string, html: string) => expectRecorded(name, outlineOfHtml(html))

const shell = fileOf('svar.html', { plain: new TextEncoder().encode('<h6>%titel%</h6>%innehall%'), br: undefined, gzip: undefined }, '')
const template = () => shell
const facts = () => ({ ...aSiteContent.facts, holiday: undefined })

/** Of a customer's page what stands above the form to add something: the rest is the same for all. */
const beforeAdding = (html: string) => html.split(`<legend>${customerPage.add.heading}`)[0] ?? ''

const NOW = new Date('2026-11-24T11:00:00.000Z')
const AT = '2026-11-24T08:00:00.000Z'
const LATER = '2026-11-24T09:00:00.000Z'
const NINE = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
const TEN = visitTime(new Date('2026-11-27T09:00:00.000Z'), 60)
const proposed = (changes: Partial<Visit> = {}) => aVisit({ state: 'proposed', time: undefined, address: '', offered: [NINE, TEN], ...changes })
const reply = (kind: 'called' | 'mailed' | 'declined' | 'withdrawn' | 'visit booked' | 'times proposed', madeAt = LATER) => ({
  id: kind,
  kind,
  madeAt,
  undoneAt: undefined,
})
const record = (changes: Partial<EnquiryRecord> = {}) => aRecord({ receivedAt: AT, answerBy: '2026-11-25T08:00:00.000Z', ...changes })
/** The page with the visit on it, as the room of visits shows it. */
function withVisit(one: CustomerCase, free: readonly VisitTime[], refused?: RefusedChoice) {
  const on = { path: '/arende/kod', formToken: 'token', now: NOW }
  const section = <CustomerVisit key="besok" enquiry={one.enquiry} free={free} {...on} to={deedsBelow<CustomerVisitDeed>(on.path)} refused={refused} />
  return makeCustomerPages(template, facts).whole(one, { ...on, sections: [section] })
}

const additions = [{ id: '1', at: LATER, message: 'Golvet är skevt', phone: '070-174 06 50', callTime: 'Efter fyra', plan: A_TILED_PLAN, price: undefined }]

test('the customer’s page', async () => {
  const pages = makeCustomerPages(template, facts)
  const aCase = (changes: Partial<EnquiryRecord> = {}, more: Partial<CustomerCase> = {}): CustomerCase => ({
    tokenHash: '',
    enquiry: record(changes),
    additions: [],
    untold: new Set(),
    isLocked: false,
    ...more,
  })
  const shown = { path: '/arende/kod', formToken: 'token', now: NOW }
  const whole = (one: CustomerCase, more: Partial<Parameters<typeof pages.whole>[1]> = {}) => pages.whole(one, { ...shown, sections: [], ...more })

  await recorded('customer-locked-out', pages.status(aCase({}, { isLocked: true }), { ...shown, error: 'Fel siffror. Ring {telefon}.' }))
  await recorded('customer-locked-out-of-several', pages.status(aCase({ email: 'a@example.se,b@example.se' }, { isLocked: true }), shown))
  const replies = [{ ...reply('mailed'), undoneAt: LATER }, reply('called')]
  const status = { seenAt: LATER, replies, closed: { because: 'won' as const, at: '2026-11-24T10:00:00.000Z' } }
  await recorded('customer-status', pages.status(aCase(status), shown))
  const message = { sentence: 'Skriv något först.' }
  const refused = { answers: { message: '', phone: '12', callTime: 'Efter fyra' }, errors: { message, phone: { sentence: 'För kort.' } } }
  const photos = { kept: 1, refused: [{ name: 'IMG_1.HEIC', why: 'heic' as const }] }
  const all = aCase({ plan: A_TILED_PLAN, photos: [aThumb('photo', 0), aThumb('photo', 1), aThumb('pdf', 2)] }, { additions })
  const emailed = [{ sentAt: LATER, subject: 'Ert badrum', text: 'Hej Åsa!\nVi tar gärna badkaret.' }]
  await recorded('customer-whole', whole(all, { done: 'Tack!', refused, photos, emailed, error: 'Inget är sparat.' }))
  await recorded('customer-data', pages.data(all, '/arende/kod', []))
  const visited = aCase({ visit: aVisit({ wish: 'Efter fyra', offered: [NINE, TEN] }) })
  await recorded('customer-data-of-a-visit', pages.data(visited, '/arende/kod', [<VisitData key="besok" enquiry={visited.enquiry} />]))
  await recorded('customer-erase', pages.eraseForGood(aCase(), shown))
  await recorded('customer-message', pages.message({ heading: 'Raderat', text: 'Ring {telefon}.', more: 'Besöket är avbokat.' }, 'F-7K3M9QA'))
})

test.each<[state: string, changes: Partial<EnquiryRecord>, freeTimes?: readonly VisitTime[]]>([
  ['late', { answerBy: LATER }],
  ['answered', { replies: [reply('mailed')] }],
  ['withdrawn', { replies: [reply('withdrawn')], closed: { because: 'withdrawn', at: LATER } }],
  ['proposed', { replies: [reply('times proposed')], visit: proposed({ wish: 'Efter fyra' }) }, [NINE, TEN]],
  ['proposed-one-left', { replies: [reply('times proposed')], visit: proposed() }, [TEN]],
  ['proposed-none-left', { replies: [reply('times proposed')], visit: proposed() }, []],
  ['booked', { replies: [reply('visit booked')], visit: aVisit({ wish: 'Ring först' }) }, [TEN]],
  ['booked-without-others', { replies: [reply('visit booked')], visit: aVisit() }],
  ['booked-too-late-to-change', { replies: [reply('visit booked')], visit: aVisit({ time: visitTime(new Date('2026-11-24T14:00:00.000Z'), 60) }) }],
  ['visited', { replies: [reply('visit booked')], visit: aVisit({ time: visitTime(new Date('2026-11-24T08:00:00.000Z'), 60) }) }],
  ['merged', { closed: { because: 'merged', at: LATER }, mergedInto: 'F-2AAAAAA' }],
  ['cancelled', { replies: [reply('called')], visit: aVisit({ state: 'cancelled', change: { what: 'cancelled', by: 'customer', at: LATER } }) }],
])('the customer’s page about a request that is %s', async (state, changes, freeTimes = []) => {
  const one = { tokenHash: '', enquiry: record(changes), additions: [], untold: new Set<string>(), isLocked: false }
  await recorded(`customer-${state}`, beforeAdding(withVisit(one, freeTimes)))
})

test('an answer about the visit that was refused stands as it was given', async () => {
  const refusedChoice = { chosen: TEN.start, address: { answer: 'Storg', error: { sentence: 'Skriv adressen.' } }, wish: { answer: 'Efter fyra' } }
  const one = { tokenHash: '', enquiry: record({ visit: proposed() }), additions: [], untold: new Set<string>(), isLocked: false }
  await recorded('customer-choice-refused', beforeAdding(withVisit(one, [NINE, TEN], refusedChoice)))
})

test('why something private is refused', async () => {
  await recorded('refused', makeRefusedPage(template, facts)({ heading: 'Länken gäller inte', text: 'Den är för gammal.' }))
})

test('what became of photos', () => {
  const refused = Array.from({ length: 14 }, (_, index) => ({ name: `IMG_${index}.HEIC`, why: 'heic' as const }))
  const note = (kept: number, count: number) => outlineOf(<PhotoOutcomeNote photos={{ kept, refused: refused.slice(0, count) }} words={filesWithRequest} />)
  expect(note(0, 0)).toBe('')
  expect(outlineOf(<PhotoOutcomeNote photos={undefined} words={filesWithRequest} />)).toBe('')
  expect(note(2, 0).split('\n')).toEqual([`p "${filesWithRequest.kept(2)}"`])
  expect(note(0, 12)).toContain('IMG_11.HEIC')
  expect(
    note(0, 12)
      .split('\n')
      .filter((line) => line.trim().startsWith('li')),
  ).toHaveLength(12)
  expect(note(1, 14)).not.toContain('IMG_12.HEIC')
  expect(note(1, 14)).toContain(filesWithRequest.missing)
  expect(outlineOf(<LostPhotosNote photos={{ kept: 1, refused: [] }} />)).toBe('')
  expect(outlineOf(<LostPhotosNote photos={undefined} />)).toBe('')
  expect(outlineOf(<LostPhotosNote photos={{ kept: 0, refused: refused.slice(0, 1) }} />)).not.toBe('')
})

test('the answers to a form without script', async () => {
  const pages = makePages(template, '/functions/v1/send-email-v2', facts)
  const answers = { ...aRequest(), plan: A_PLAN }
  const lost = { kept: 0, refused: [{ name: 'IMG_1.HEIC', why: 'heic' as const }] }
  const form = (html: string) => html.slice(0, html.indexOf('<form'))
  await recorded('answer-refused', form(pages.refused(answers, { phone: { sentence: 'För kort.' } }, lost)))
  await recorded('answer-failed', form(pages.failed({ ...answers, plan: undefined }, 'Databasen svarar inte.', undefined)))
  expect(pages.failed(answers, 'Databasen svarar inte.', undefined)).toContain('name="plan"')
  expect(pages.failed(answers, 'Databasen svarar inte.', lost)).toContain(choosePhotosAgain)
  expect(pages.refused({ ...answers, plan: undefined }, {}, undefined)).not.toContain('name="plan"')
  const thanks = { reference: 'F-7K3M9QA', answerBy: undefined, confirmedTo: undefined, page: undefined, photos: undefined }
  const saying = [pages.refused(answers, { phone: { sentence: 'Ring {phone}.' } }, lost), pages.failed(answers, 'Fel.', undefined), pages.thanks(thanks)]
  const built = [defaultFacts.phone, defaultFacts.orgNumber, defaultFacts.partner.name]
  const saidOf = (html: string) => built.filter((fact) => html.replaceAll(/<[^>]+>/g, '').includes(fact))
  expect(saying.map(saidOf), 'facts as they were built').toEqual([[], [], []])
  const away = makePages(template, '/functions/v1/send-email-v2', () => ({ ...facts(), holiday: { from: '2026-12-21', to: '2027-01-06' } }))
  const typed = aRequest({ message: 'Ring gärna inom 24 timmar.' })
  expect(away.refused(typed, {}, undefined), 'what was typed stays').toContain(`>${typed.message}</textarea>`)
})
