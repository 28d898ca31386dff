import { keysOf } from '#domain/keys-of.ts'

/**
 * Whom an email goes to. `owners`: each of the owner's addresses, by an email of its own. `person`: one who works here. `customer`: the
 * customer, from the site. `correspondent`: the person to whom the owner wrote it.
 */
type Addressee = 'owners' | 'person' | 'customer' | 'correspondent'

/** The priority of emails to visitors. All lower ones are the owner's: the owner's messages, and emails to the owner's addresses. */
export const VISITOR_PRIORITY = 10

/**
 * Every kind of email: its name for the owner, whom it goes to, and its priority among emails that are due, the lowest first. The
 * server's `defineEmail` says how each is written.
 */
export const emailKinds = {
  owner: { name: 'Mejlet till dig', to: 'owners', priority: 0 },
  'owner list': { name: 'Mejlet om flera förfrågningar', to: 'owners', priority: 0 },
  'first reminder': { name: 'Påminnelsen', to: 'owners', priority: 3 },
  'last reminder': { name: 'Sista påminnelsen', to: 'owners', priority: 2 },
  'reminder list': { name: 'Påminnelsen om flera förfrågningar', to: 'owners', priority: 2 },
  digest: { name: 'Sammanställningen', to: 'owners', priority: 1 },
  'new link': { name: 'Mejlet med en ny länk', to: 'owners', priority: 4 },
  confirmation: { name: 'Bekräftelsen till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'quarantine notice': { name: 'Mejlet om misstänkt skräp', to: 'owners', priority: 1 },
  photos: { name: 'Mejlet om bilder', to: 'owners', priority: 3 },
  bounce: { name: 'Beskedet om bekräftelsen', to: 'owners', priority: 4 },
  // The customer still waits for an answer.
  'reply bounce': { name: 'Beskedet om svaret', to: 'owners', priority: 2 },

  'visit proposal': { name: 'Förslaget på tider till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'visit to customer': { name: 'Mejlet om besöket till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'visit reminder to customer': { name: 'Påminnelsen om besöket till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'visit to owner': { name: 'Mejlet om besöket', to: 'owners', priority: 3 },
  'visit to assignee': { name: 'Mejlet till den som åker på besöket', to: 'person', priority: 3 },
  'visit wish': { name: 'Mejlet om att ingen tid passade', to: 'owners', priority: 3 },
  'visit times gone': { name: 'Mejlet om att ingen föreslagen tid är kvar', to: 'owners', priority: 3 },
  'visit reminder to owner': { name: 'Påminnelsen om besöket', to: 'owners', priority: 3 },
  'erased visit': { name: 'Mejlet om ett raderat besök', to: 'owners', priority: 3 },
  'calendar address': { name: 'Mejlet med kalenderns adress', to: 'owners', priority: 4 },

  additions: { name: 'Mejlet om vad kunden har lagt till', to: 'owners', priority: 3 },
  withdrawal: { name: 'Mejlet om att förfrågan är återtagen', to: 'owners', priority: 3 },
  'new customer link': { name: 'Mejlet med en ny länk till kunden', to: 'customer', priority: VISITOR_PRIORITY },

  offer: { name: 'Offerten till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'offer reminder': { name: 'Påminnelsen om offerten till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'offer answer': { name: 'Mejlet om vad kunden säger om offerten', to: 'owners', priority: 3 },
  'offer agreement': { name: 'Avtalet till kunden', to: 'customer', priority: VISITOR_PRIORITY },
  'offer agreement to owner': { name: 'Avtalet till dig', to: 'owners', priority: 3 },
  'offer regretted': { name: 'Kvittot på det ångrade avtalet till kunden', to: 'customer', priority: VISITOR_PRIORITY },

  reply: { name: 'Svaret till kunden', to: 'correspondent', priority: 0 },
  forwarded: { name: 'Det vidareskickade mejlet', to: 'correspondent', priority: 0 },
  invitation: { name: 'Inbjudan till skrivbordet', to: 'person', priority: 0 },
  // The code is valid for minutes only, and somebody is waiting for it.
  'sign-in code': { name: 'Mejlet med koden för att logga in', to: 'person', priority: -1 },
} as const satisfies Record<string, { name: string; to: Addressee; priority: number }>

export type EmailKind = keyof typeof emailKinds

/** Emails in the owner's own words, of which an enquiry may have any number: to the customer, and to a colleague. */
export type MessageKind = Extract<EmailKind, 'reply' | 'forwarded'>

/** The kinds that go to these. */
export function kindsTo(...to: Addressee[]): EmailKind[] {
  return keysOf(emailKinds).filter((kind) => to.includes(emailKinds[kind].to))
}
