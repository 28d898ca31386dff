import { expect, test } from 'vitest'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Deed } from '#domain/enquiry/history.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { deedInWords, doerInWords, meanwhileInWords, saidIn } from './history-words.ts'

/** Swedish winter: nine o'clock there. */
const NINE = '2026-11-26T08:00:00.000Z'
const NOW = new Date('2026-11-26T15:00:00.000Z')
const ANNA: Doer = { party: 'owner', name: 'Anna' }
const message = { to: 'per@example.se', subject: 'Hej', text: 'Hej', sentAt: undefined, givenUpAt: undefined }
const addition = { id: '1', at: NINE, message: 'Golvet är skevt', phone: '', callTime: '' }
const done = (deed: Deed, by: Doer = ANNA, at = NINE) => ({ id: '1', at, by, ...deed })
const reply = (kind: 'called' | 'mailed' | 'declined' | 'withdrawn', mailed?: typeof message) =>
  ({ kind: 'reply', reply: kind, undoneAt: undefined, message: mailed }) as const

test.each<[Deed, string]>([
  [{ kind: 'received' }, 'Förfrågan kom in'],
  [reply('called'), 'Ringt'],
  [reply('mailed', message), 'Svar mejlat'],
  [{ kind: 'undone', what: 'declined' }, 'Ångrat: ej aktuellt'],
  [{ kind: 'undone', what: 'reply sent' }, 'Ångrat: svar mejlat'],
  [{ kind: 'undone', what: 'visit cancelled' }, 'Ångrat: besöket avbokat'],
  [{ kind: 'visit moved', time: visitTime(new Date(NINE), 60) }, 'Besöket flyttat, torsdag 26 november kl. 09:00–10:00'],
  [{ kind: 'visit cancelled', time: visitTime(new Date(NINE), 60) }, 'Besöket avbokat, torsdag 26 november kl. 09:00–10:00'],
  [{ kind: 'visit cancelled', time: undefined }, 'Besöket avbokat'],
  [{ kind: 'closed', reason: 'chose another', text: '' }, 'Stängd: kunden valde någon annan'],
  [{ kind: 'forwarded', message }, 'Skickad vidare till per@example.se'],
  [{ kind: 'reopened' }, 'Öppnad igen'],
])('%j is told as “%s”', (deed, words) => {
  expect(deedInWords(done(deed))).toBe(words)
})

test.each<[Doer, string]>([
  [ANNA, 'Anna'],
  [{ party: 'owner' }, 'via länken i mejlet'],
  [{ party: 'customer' }, 'kunden'],
  [{ party: 'server' }, 'automatiskt'],
  [{ party: 'operator' }, 'från kommandoraden'],
])('%j is told as “%s”', (doer, words) => {
  expect(doerInWords(doer)).toBe(words)
})

test.each<[Deed, string]>([
  [{ kind: 'note', text: 'Ring efter fyra' }, 'Ring efter fyra'],
  [{ kind: 'visit wish', text: 'Efter fyra' }, 'Efter fyra'],
  [{ kind: 'closed', reason: 'other', text: 'För långt bort' }, 'För långt bort'],
  [{ kind: 'added', addition }, 'Golvet är skevt'],
  [reply('mailed', message), ''],
  [{ kind: 'forwarded', message }, ''],
])('with %j goes “%s”', (deed, words) => {
  expect(saidIn(done(deed))).toBe(words)
})

test.each<[Deed, Doer, string]>([
  [reply('called'), ANNA, 'Anna markerade att kunden är uppringd kl. 09:00.'],
  [reply('mailed', message), ANNA, 'Anna svarade kl. 09:00.'],
  [reply('declined'), { party: 'owner' }, 'Någon svarade att det inte är aktuellt kl. 09:00.'],
  [reply('withdrawn'), { party: 'customer' }, 'Kunden tog tillbaka förfrågan kl. 09:00.'],
  [{ kind: 'undone', what: 'called' }, ANNA, 'Anna ångrade ett svar kl. 09:00.'],
  [{ kind: 'undone', what: 'visit moved' }, ANNA, 'Anna ångrade sig kl. 09:00.'],
  [{ kind: 'visit moved', time: undefined }, ANNA, 'Anna flyttade besöket kl. 09:00.'],
  [{ kind: 'visit cancelled', time: undefined }, ANNA, 'Anna avbokade besöket kl. 09:00.'],
  [{ kind: 'proposal withdrawn' }, ANNA, 'Anna tog tillbaka tidsförslagen kl. 09:00.'],
  [{ kind: 'closed', reason: 'won', text: '' }, ANNA, 'Anna stängde förfrågan kl. 09:00.'],
  [{ kind: 'reopened' }, ANNA, 'Anna öppnade förfrågan igen kl. 09:00.'],
])('done meanwhile, %j by %j is told as “%s”', (deed, by, words) => {
  expect(meanwhileInWords(done(deed, by), NOW)).toBe(words)
})

test('what was done on another day is told with the day', () => {
  expect(meanwhileInWords(done(reply('called'), ANNA, '2026-11-25T08:00:00.000Z'), NOW)).toBe(
    'Anna markerade att kunden är uppringd onsdag 25 november kl. 09:00.',
  )
})
