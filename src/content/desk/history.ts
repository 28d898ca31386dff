import { roomDeedWords } from '../enquiries/room-deeds.ts'

/** The words of a request's history. */
export const historyWords = {
  heading: 'Historik',
  deeds: {
    received: 'Förfrågan kom in',
    quarantined: 'Lagd under Misstänkt skräp',
    released: 'Släppt fram',
    called: 'Ringt',
    mailed: 'Mejlat',
    'times proposed': 'Tider för besök föreslagna',
    'visit booked': 'Besök bokat',
    declined: 'Ej aktuellt',
    withdrawn: 'Förfrågan återtagen',
    'reply sent': 'Svar mejlat',
    undone: 'Ångrat',
    note: 'Anteckning',
    taken: 'Tar hand om förfrågan',
    'given back': 'Släppte förfrågan',
    'not reached': 'Ringde, inget svar',
    handled: 'Avklarat, inget att svara på',
    'links renewed': 'Länkarna i mejlen utbytta',
    reopened: 'Öppnad igen',
    'proposal withdrawn': 'Tidsförslagen tillbakatagna',
    'visit moved': 'Besöket flyttat',
    'visit cancelled': 'Besöket avbokat',
    'visit assigned': 'Åker på besöket',
    'visit wish': 'Önskemål om tid',
    ...roomDeedWords.history,
    forwarded: 'Skickad vidare',
    closed: 'Stängd',
    'merged into': 'Sammanslagen med',
    /** After the other's reference. */
    'merged here': 'slogs ihop med den här',
    added: 'Något tillagt',
  },
  /** Who did it, where there is no name. */
  parties: { owner: 'via länken i mejlet', customer: 'kunden', server: 'automatiskt', operator: 'från kommandoraden' },
  /** In place of the name of who goes on a visit. */
  nobody: 'Ingen vald',
  undone: 'ångrat senare',
  to: 'till',
  /** How an email that the owner wrote fares. */
  delivery: { sent: 'Skickat', waiting: 'På väg', failed: 'Kom inte fram', undone: 'Skickades aldrig' },
  reasons: {
    won: 'Jobbet blev av',
    'chose another': 'Kunden valde någon annan',
    'too expensive': 'För dyrt för kunden',
    'no time': 'Vi har inte tid',
    unreachable: 'Kunden gick inte att nå',
    'outside area': 'Utanför vårt område',
    duplicate: 'Dubblett',
    spam: 'Skräp',
    other: 'Annat',
    declined: 'Ej aktuellt',
    withdrawn: 'Återtagen av kunden',
    merged: 'Sammanslagen med en annan',
  },
  /** What was done meanwhile, after who did it. */
  meanwhile: {
    someone: 'Någon',
    customer: 'Kunden',
    called: 'markerade att kunden är uppringd',
    mailed: 'markerade att kunden har fått ett mejl',
    'reply sent': 'svarade',
    'times proposed': 'föreslog tider för ett besök',
    'visit booked': 'bokade ett besök',
    declined: 'svarade att det inte är aktuellt',
    withdrawn: 'tog tillbaka förfrågan',
    undone: 'ångrade ett svar',
    undoneOther: 'ångrade sig',
    'visit moved': 'flyttade besöket',
    'visit cancelled': 'avbokade besöket',
    'proposal withdrawn': 'tog tillbaka tidsförslagen',
    other: 'ändrade något',
    closed: 'stängde förfrågan',
    'merged into': 'slog ihop förfrågan med en annan',
    reopened: 'öppnade förfrågan igen',
  },
} as const

/** "Stängd: dubblett", or "Sammanslagen med F-2E9A". `mergedInto`: the reference of the one that it goes on as. */
export function closedInWords(because: keyof typeof historyWords.reasons, mergedInto?: string): string {
  if (mergedInto !== undefined) return `${historyWords.deeds['merged into']} ${mergedInto}`
  return `${historyWords.deeds.closed}: ${historyWords.reasons[because].toLocaleLowerCase('sv')}`
}
