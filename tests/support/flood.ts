import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { aRequest } from './a-request.ts'

/** A request with nothing in common with the flood's. */
export function aCustomer(changes: Partial<EnquiryAnswers> = {}): EnquiryAnswers {
  return aRequest({
    name: 'Gunilla Sandström',
    phone: '073-912 44 18',
    email: 'gunilla.sandstrom@telia.com',
    project: 'kakel',
    budget: 'under-100k',
    timeline: 'akut',
    size: 'small',
    location: 'Västerås',
    message: 'Kaklet i duschen har spruckit och vi är rädda att det läcker in i väggen.',
    ...changes,
  })
}

/** The nth of a flood of copies: nothing but an id differs. */
export function aCopy(n: number): EnquiryAnswers {
  return aRequest({ message: `Grattis, ni har vunnit ett presentkort hos oss, svara nu. ${n}` })
}

const FIRST = ['Anna', 'Erik', 'Maria', 'Lars', 'Karin', 'Nils', 'Eva', 'Olle', 'Sara', 'Per', 'Lena', 'Jan']
const LAST = ['Andersson', 'Berg', 'Dahl', 'Ek', 'Falk', 'Gran', 'Holm', 'Lind', 'Nyman', 'Persson', 'Ström', 'Åberg']
const MESSAGES = [
  'Hej, vi har ett badrum från sextiotalet som behöver göras om helt och hållet.',
  'Vi funderar på att byta badkaret mot en dusch och lägga nytt golv.',
  'Kan ni komma och titta på vårt badrum någon gång nästa vecka?',
  'Vi behöver hjälp med tätskiktet i ett badrum på övervåningen.',
  'Vad kostar det ungefär att kakla om ett litet badrum hos er?',
  'Toaletten och handfatet ska bytas och väggarna målas om i sommar.',
]
const TOWNS = ['Västerås', 'Enköping', 'Eskilstuna', 'Sala', 'Köping']
const PROJECTS = ['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat'] as const
const BUDGETS = ['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k'] as const

/** The nth of a flood that takes trouble: names, addresses, numbers and choices vary, the messages are a few. */
export function aVariedOne(n: number): EnquiryAnswers {
  const [first, last] = [pick(FIRST, n), pick(LAST, Math.floor(n / FIRST.length))]
  return aRequest({
    name: `${first} ${last}`,
    phone: `07${String(30_000_000 + ((n * 7919) % 60_000_000)).padStart(8, '0')}`,
    email: `${first}.${last}${n}@gmail.com`.toLowerCase().replace(/[åäö]/g, 'a'),
    project: pick(PROJECTS, n),
    budget: pick(BUDGETS, Math.floor(n / 5)),
    location: pick(TOWNS, n * 3),
    message: pick(MESSAGES, n * 5 + 1),
  })
}

/** The nth request's address: `networks` of /24, one after the other. */
export function floodAddress(n: number, networks: number): string {
  const network = n % networks
  return `${20 + (network % 180)}.${Math.floor(network / 180)}.${(network * 37) % 256}.${(Math.floor(n / networks) % 250) + 1}`
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
