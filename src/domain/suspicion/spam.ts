import type { ClosedBecause } from '../enquiry/closing.ts'

/** A stored request, as far as it tells whether its sender, or what it links to, sends spam. Instants are ISO 8601, UTC. */
export type Told = {
  closed: { at: string; because: ClosedBecause } | undefined
  releasedAt: string | undefined
}

/**
 * Whether the owner has closed one of these as spam, and has released none since: who releases one has changed his mind. What is
 * opened again is not closed any more.
 */
export function isTaughtAsSpam(requests: readonly Told[]): boolean {
  const closedAt = latest(requests.map(({ closed }) => (closed?.because === 'spam' ? closed.at : '')))
  return closedAt !== '' && latest(requests.map(({ releasedAt = '' }) => releasedAt)) <= closedAt
}

type FromSender = Told & {
  /** It has both the telephone number and the mail address. */
  isSamePerson: boolean
  isAnswered: boolean
}

/** By the requests with the telephone number or the mail address. A customer whose number a spammer took is known by both, and by an answer. */
export function isSpamSender(requests: readonly FromSender[]): boolean {
  const isCustomer = requests.some(({ isSamePerson, isAnswered, closed }) => isSamePerson && isAnswered && closed?.because !== 'spam')
  return !isCustomer && isTaughtAsSpam(requests)
}

/** Where everybody shows what they mean: it says nothing about who links there. */
const COMMON_HOSTS = [
  'instagram.com',
  'facebook.com',
  'pinterest.com',
  'pinterest.se',
  'youtube.com',
  'youtu.be',
  'google.com',
  'google.se',
  'hemnet.se',
  'ikea.com',
]

/** The websites that a message links to, without `own` and those that everybody links to. */
export function linkedHosts(message: string, own: string): string[] {
  const hosts = [...message.toLowerCase().matchAll(/(?:https?:\/\/|www\.)([\p{L}\p{N}.-]+)/gu)].map(([, host = '']) => hostOf(host))
  return [...new Set(hosts)].filter((host) => host.includes('.') && host !== own && !COMMON_HOSTS.includes(host))
}

/** "www.a.example." → "a.example": a full stop after it ends the sentence. */
function hostOf(written: string): string {
  const parts = written.split('.').filter((part) => part !== '')
  return (parts[0] === 'www' ? parts.slice(1) : parts).join('.')
}

function latest(instants: readonly string[]): string {
  return instants.toSorted().at(-1) ?? ''
}
