import { expect } from '@playwright/test'
import type { Kysely } from 'kysely'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { daysLater, swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makePeopleRepository } from '#server/desk/people/people-repository.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import type { BuiltServer } from './built-server.ts'
import { sendRequest } from './send-request.ts'

export const CUSTOMER = 'karin@example.se'
/** In a field for files: a photo that the page makes. */
const PICTURE = 'en bild'

/** `path`: of the page. `action`: how the form's address ends. `done`: how often it was done. `mail`: in the subject of what the customer is sent. */
export type DeskFormToSend = {
  name: string
  path: string
  action: string
  fields: Record<string, string>
  done: () => Promise<number>
  mail?: string
}

/** Forms of every kind that the desk has. Each is made ready with what it needs; `words`: what is typed in it. */
export function makeNextForm(db: Kysely<Tables>, server: Pick<BuiltServer, 'address'>) {
  const visits = makeVisitRepository(db)
  const people = makePeopleRepository(db, { all: async () => [] })

  return async function nextForm(number: number, words: string): Promise<DeskFormToSend> {
    const { reference } = await sendRequest(server.address, { message: words, email: CUSTOMER })
    const path = `/agare/forfragan/${reference}`
    const day = daysLater(swedishDate(new Date()), 4 + (number % 150))
    const entries = async (kind: string) =>
      (await db.selectFrom('history').select('kind').where('reference', '=', reference).execute()).filter((row) => row.kind === kind).length
    const replies = async (kind: string) =>
      (await db.selectFrom('replies').select('kind').where('reference', '=', reference).execute()).filter((row) => row.kind === kind).length
    const book = () =>
      visits.book({
        reference,
        time: visitTime(swedishInstant(day, 5), 30),
        address: '',
        by: 'owner',
        replyId: `${reference} booked`,
        at: new Date().toISOString(),
      })
    const draftSaying = async (text: string) =>
      (await db.selectFrom('site_drafts').select('content').execute()).map(({ content }) => content.split(text).length - 1).reduce((sum, one) => sum + one, 0)
    /** Someone who can be given visits, and another role. Resolves to the number. */
    const invite = async () => {
      const address = `montor${Date.now()}@example.se`
      await people.invite({ address, name: words, role: 'fitter', getsEmail: false }, 'Anna', new Date().toISOString())
      return db.selectFrom('people').select(['number', 'address']).where('address', '=', address).executeTakeFirstOrThrow()
    }
    const about = { path }
    const forms: (() => DeskFormToSend | Promise<DeskFormToSend>)[] = [
      () => ({
        ...about,
        name: 'a reply',
        action: 'mejla',
        fields: { subject: `Svar ${words}`, text: `Hej! ${words}` },
        done: () => replies('mailed'),
        mail: `Svar ${words}`,
      }),
      () => ({ ...about, name: 'a proposal', action: 'foresla', fields: {}, done: () => replies('times proposed'), mail: `Förslag på tider…${reference}` }),
      () => ({
        ...about,
        name: 'a booking',
        action: 'boka',
        fields: { forslag: 'annan', datum1: day, tid1: '06:00', anda: 'ja' },
        done: () => replies('visit booked'),
        mail: `Besöket är bokat…${reference}`,
      }),
      async () => {
        expect(await book()).toBe('booked')
        return {
          ...about,
          name: 'a move',
          action: 'flytta',
          fields: { datum1: day, tid1: '19:00', anda: 'ja' },
          done: () => entries('visit moved'),
          mail: `Besöket är flyttat…${reference}`,
        }
      },
      async () => {
        expect(await book()).toBe('booked')
        return {
          ...about,
          name: 'a cancellation',
          action: 'avboka',
          fields: {},
          done: () => entries('visit cancelled'),
          mail: `Besöket är avbokat…${reference}`,
        }
      },
      () => ({ ...about, name: 'a note', action: 'anteckning', fields: { anteckning: words }, done: () => entries('note') }),
      () => ({ ...about, name: 'closing', action: 'stang', fields: { orsak: 'other', 'egna-ord': words }, done: () => entries('closed') }),
      () => ({ ...about, name: 'a call without an answer', action: 'inget-svar', fields: {}, done: () => entries('not reached') }),
      () => ({ ...about, name: 'what was said', action: 'svar', fields: { svar: 'called' }, done: () => replies('called') }),
      () => ({
        ...about,
        name: 'forwarding',
        action: 'vidare',
        fields: { 'adress-till': 'kollega@example.se', rader: words },
        done: () => entries('forwarded'),
      }),
      () => ({ ...about, name: 'another link', action: 'lank', fields: {}, done: () => entries('links renewed') }),
      () => ({
        name: 'a template',
        path: '/agare/mallar/ny',
        action: 'spara',
        fields: { name: words.slice(0, 40), subject: 'Hej', text: words },
        done: async () => (await db.selectFrom('reply_templates').select('id').where('text', '=', words).execute()).length,
      }),
      () => ({
        name: 'a holiday',
        path: '/agare/semester',
        action: 'spara',
        fields: { from: day, to: daysLater(day, 1) },
        done: async () => (await db.selectFrom('holidays').select('id').execute()).length,
      }),
      () => ({
        name: 'the line at the top of the site',
        path: '/agare/webbplatsen/rad',
        action: 'spara',
        fields: { 'notice.text': `Stängt ${words}`, 'notice.from': day, 'notice.to': day },
        done: () => draftSaying(`Stängt ${words}`),
      }),
      () => ({
        name: 'a question',
        path: '/agare/webbplatsen/fragor/ny',
        action: 'spara',
        fields: { question: `Hur blir det med ${words}?`, answer: 'Det blir bra, som vi har kommit överens om.' },
        done: () => draftSaying(`Hur blir det med ${words}?`),
      }),
      () => ({
        name: 'a price',
        path: '/agare/webbplatsen/priser',
        action: 'spara',
        fields: { 'facts.priceKr.from': `${110_000 + number}` },
        done: () => draftSaying(`"from":${110_000 + number},`),
      }),
      () => ({
        name: 'opening hours',
        path: '/agare/webbplatsen/telefon',
        action: 'spara',
        fields: { 'facts.phoneHours': `Vardagar 6:${10 + (number % 50)}–16` },
        done: () => draftSaying(`"06:${10 + (number % 50)}"`),
      }),
      async () => {
        expect(await book()).toBe('booked')
        const { address } = await invite()
        return { ...about, name: 'a visit handed over', action: 'vem-aker', fields: { vem: address }, done: () => entries('visit assigned') }
      },
      async () => {
        const person = await invite()
        // Who signed in long ago is asked to do it again.
        await db.updateTable('sessions').set({ signed_in_at: new Date().toISOString() }).execute()
        return {
          name: 'another role',
          path: `/agare/folk/${person.number}`,
          action: 'andra',
          fields: { roll: 'agare' },
          done: async () =>
            (await db.selectFrom('people').select('role').where('number', '=', person.number).execute()).filter(({ role }) => role === 'owner').length,
        }
      },
      () => ({
        name: 'an invitation',
        path: '/agare/folk',
        action: 'bjud-in',
        fields: { namn: words.slice(0, 40), adress: `inbjuden${number}@example.se`, roll: 'montor' },
        done: async () => (await db.selectFrom('people').select('number').where('address', '=', `inbjuden${number}@example.se`).execute()).length,
      }),
      () => ({
        name: 'a project with a picture',
        path: '/agare/webbplatsen/projekt/ny',
        action: 'spara',
        fields: { bild: PICTURE, title: words.slice(0, 40), description: 'Gröna plattor.', alt: `Badrum med gröna plattor, ${words}` },
        done: () => draftSaying(`Badrum med gröna plattor, ${words}`),
      }),
      () => ({
        name: 'a picture of the pair',
        path: '/agare/webbplatsen/fore-efter',
        action: 'spara',
        fields: { 'efter-bild': PICTURE, 'efter-alt': `Samma badrum efteråt, ${words}`, 'efter-sort': 'photo' },
        done: () => draftSaying(`Samma badrum efteråt, ${words}`),
      }),
    ]
    const next = forms[number % forms.length]
    if (!next) throw new Error('There is no form')
    return next()
  }
}
