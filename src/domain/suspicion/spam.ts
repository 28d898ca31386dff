import type { ClosedBecause } from '../enquiry/closing.ts'

/** What the owner did about a stored request, as far as it says whether that was spam. Instants are ISO 8601, UTC. */
export type OwnerVerdict = {
  closed: { at: string; because: ClosedBecause } | undefined
  releasedAt: string | undefined
}

/**
 * Whether the owner has closed one of these requests as spam and has released none since, which would be a change of mind. A reopened
 * request no longer counts as closed.
 */
export function isTaughtAsSpam(requests: readonly OwnerVerdict[]): boolean {
  const closedAt = latest(requests.map(({ closed }) => (closed?.because === 'spam' ? closed.at : '')))
  return closedAt !== '' && latest(requests.map(({ releasedAt = '' }) => releasedAt)) <= closedAt
}

type FromSender = OwnerVerdict & {
  /** It has both the telephone number and the mail address of the new request. */
  isSamePerson: boolean
  isAnswered: boolean
}

/** Judges by earlier requests with the telephone number or the mail address. A customer whose number a spammer uses is known by having both, and an answer. */
export function isSpamSender(requests: readonly FromSender[]): boolean {
  const isCustomer = requests.some(({ isSamePerson, isAnswered, closed }) => isSamePerson && isAnswered && closed?.because !== 'spam')
  return !isCustomer && isTaughtAsSpam(requests)
}

/** Hosts that everybody links to, to show what they mean: they say nothing about the sender. */
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
