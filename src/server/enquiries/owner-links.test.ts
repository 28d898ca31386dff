import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { answeredAt, latestReply, type Reply } from '#domain/enquiry/replies.ts'
import { makeFormTokens } from '#server/core/signing/form-tokens.ts'
import { isFresh } from '#server/core/signing/signatures.ts'
import { isQuarantined } from './enquiry-record.ts'
import { makeFollowUp } from './follow-up.ts'
import { endOfLinks, hasEnded, makeOwnerLinks } from './owner-links.ts'
import { newReference } from './receive/receive-enquiry.ts'
import type { ReplyRepository } from './sql/replies.ts'

const DAY = 86_400_000
const ISSUED = new Date('2026-11-21T12:00:00.700Z')
/** Links are valid to the second. */
const BY_SECOND = new Date('2026-11-21T12:00:00.000Z')
const SECRET = 'x'.repeat(32)
const formTokens = makeFormTokens(SECRET)
const links = makeOwnerLinks({ secret: SECRET, publicUrl: 'https://www.fogratt.example' })
const later = (days: number, ms = 0) => new Date(BY_SECOND.getTime() + days * DAY + ms)

/** The parts of a link's path. */
function partsOf(link: string) {
  const [, reference = '', expires = '', signature = ''] = /^https:\/\/www\.fogratt\.example\/agare\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(link) ?? []
  return { reference, expires, signature }
}

test('the link to an enquiry works until it expires, and says when it was issued', () => {
  const { reference, expires, signature } = partsOf(links.linkTo('F-7K3M9QA', ISSUED))
  expect(reference).toBe('F-7K3M9QA')
  const issued = (now: Date) => links.issuedAt(reference, expires, signature, now)
  expect([issued(ISSUED), issued(later(3653, -1)), issued(later(3653))]).toEqual([BY_SECOND, BY_SECOND, undefined])
})

test('a link with another part, another secret’s signature or none is not ours', () => {
  const { reference, expires, signature } = partsOf(links.linkTo('F-7K3M9QA', ISSUED))
  const other = partsOf(makeOwnerLinks({ secret: 'y'.repeat(32), publicUrl: 'https://www.fogratt.example' }).linkTo('F-7K3M9QA', ISSUED))
  const issued = (...parts: [string, string, string]) => links.issuedAt(...parts, ISSUED)
  expect(issued('F-7K3M9QC', expires, signature)).toBeUndefined()
  expect(issued(reference, `${expires}0`, signature)).toBeUndefined()
  expect(issued(reference, expires, other.signature)).toBeUndefined()
  expect(issued(reference, expires, '')).toBeUndefined()
  expect(issued(reference, expires, signature.slice(0, -1))).toBeUndefined()
})

test('links in emails that were sent keep working: what is signed never changes', () => {
  const signed = (...parts: string[]) => createHmac('sha256', 'x'.repeat(32)).update(JSON.stringify(parts)).digest('base64url')
  const toEnquiry = partsOf(links.linkTo('F-7K3M9QA', ISSUED))
  expect(toEnquiry).toEqual({ reference: 'F-7K3M9QA', expires: 'ywrio0', signature: signed('quote link', 'F-7K3M9QA', 'ywrio0') })
})

test('an expiry is a number of seconds in base 36, and nothing else', () => {
  expect([isFresh('zzzzzz', ISSUED), isFresh('zzzzzzzzz', ISSUED)]).toEqual([true, true])
  for (const other of ['', 'zzzzzzzzzz', 'ZZZZZZ', '!zzzzzz', 'zzzzzz!', '000000']) expect(isFresh(other, ISSUED)).toBe(false)
})

test('an enquiry is in quarantine from when it was set aside until it is released', () => {
  const [then, now] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z']
  const states = [
    [undefined, undefined],
    [then, undefined],
    [then, now],
  ] as const
  expect(states.map(([quarantinedAt, releasedAt]) => isQuarantined({ quarantinedAt, releasedAt }))).toEqual([false, true, false])
})

test('a form token is valid for a day, for its enquiry, and each has a name of its own', () => {
  const formToken = formTokens.issue('F-7K3M9QA', ISSUED)
  const name = formTokens.verify(formToken, 'F-7K3M9QA', later(1, -1))
  expect(name).toMatch(/^[\w-]{16}$/)
  expect(formToken.startsWith(`${name}.`)).toBe(true)
  expect(formTokens.verify(formToken, 'F-7K3M9QA', later(1))).toBeUndefined()
  expect(formTokens.verify(formToken, 'F-7K3M9QC', ISSUED)).toBeUndefined()
  expect(formTokens.verify(`x${formToken}`, 'F-7K3M9QA', ISSUED)).toBeUndefined()
  for (const broken of ['', '.', '..', 'a.b.c', formToken.split('.').slice(0, 2).join('.')])
    expect(formTokens.verify(broken, 'F-7K3M9QA', ISSUED)).toBeUndefined()
  expect(formTokens.issue('F-7K3M9QA', ISSUED)).not.toBe(formToken)
})

test('a link that is no form token, and a form token’s parts as a link, are refused', () => {
  const [name = '', expires = '', signature = ''] = formTokens.issue('F-7K3M9QA', ISSUED).split('.')
  expect(links.issuedAt('F-7K3M9QA', expires, signature, ISSUED)).toBeUndefined()
  const link = partsOf(links.linkTo('F-7K3M9QA', ISSUED))
  expect(formTokens.verify(`${name}.${link.expires}.${link.signature}`, 'F-7K3M9QA', ISSUED)).toBeUndefined()
})

test('revoked links end by the second: those of an earlier one', () => {
  expect(endOfLinks(ISSUED)).toBe(BY_SECOND.toISOString())
  expect(hasEnded(new Date(BY_SECOND.getTime() - 1000), endOfLinks(ISSUED))).toBe(true)
  expect(hasEnded(BY_SECOND, endOfLinks(ISSUED))).toBe(false)
  expect(hasEnded(BY_SECOND, undefined)).toBe(false)
})

test('a reference has seven characters that no one confuses', () => {
  const references = Array.from({ length: 300 }, newReference)
  for (const reference of references) expect(reference).toMatch(/^F-[346789ACDEFGHJKMNPQRTUVWXY]{7}$/)
  expect(new Set(references.join('').replace(/[^-\w]/g, '')).size, 'every character is used').toBe(27)
  expect(new Set(references).size).toBe(300)
})

test('an enquiry is answered by the first reply that stands, and its latest is the last that stands', () => {
  const reply = (id: string, madeAt: string, undoneAt?: string): Reply => ({ id, kind: 'called', madeAt, undoneAt })
  const replies = [
    reply('c', '2026-11-23'),
    reply('a', '2026-11-21', '2026-11-22'),
    reply('b', '2026-11-22'),
    reply('e', '2026-11-26'),
    reply('d', '2026-11-24'),
    reply('f', '2026-11-27', '2026-11-28'),
  ]
  expect(answeredAt(replies)).toBe('2026-11-22')
  expect(latestReply(replies)?.id).toBe('e')
  expect(latestReply([reply('g', '2026-11-23'), reply('h', '2026-11-23')])?.id, 'of one instant, the last in the list').toBe('h')
  expect([answeredAt([]), latestReply([])]).toEqual([undefined, undefined])
  expect(answeredAt([{ ...reply('w', '2026-11-21'), kind: 'withdrawn' }, reply('c', '2026-11-23')]), 'the customer’s withdrawing is no answer').toBe(
    '2026-11-23',
  )
})

test('the owner’s changes are stored with their instant and who made them, and emails leave only about an enquiry that there is', async () => {
  const calls: unknown[] = []
  const anna = { party: 'owner', name: 'Anna' } as const
  const note =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given])
      return true
    }
  const replies: ReplyRepository = {
    async add(reply) {
      calls.push(['add', reply])
      return reply.reference === 'F-1'
    },
    undo: async (...given) => void calls.push(['undo', ...given]),
    addNote: note('addNote'),
    removeNotes: note('removeNotes'),
    async revokeLinks(reference, validFrom, by, id) {
      calls.push(['revokeLinks', validFrom, by, id])
      return reference === 'F-1'
    },
  }
  const setSeen = async (...given: string[]) => void calls.push(['setSeen', ...given])
  const find = async () => undefined
  const releaseEnquiry = async () => true
  const core = { config: { undoSeconds: 0 }, now: () => ISSUED, emailQueued: () => calls.push('email queued') }
  const followUp = makeFollowUp(core, { repository: { find }, replies, setSeen, releaseEnquiry })
  expect([followUp.find, followUp.release]).toEqual([find, releaseEnquiry])
  expect([await followUp.markAnswered('F-1', 'called', 'r1', anna), await followUp.markAnswered('F-2', 'called', 'r2', anna)]).toEqual([true, false])
  await followUp.undo('F-1', 'r1', anna)
  await followUp.addNote('F-1', 'Ring', anna, 'n1')
  await followUp.tellSeen('F-1', ISSUED)
  expect([await followUp.revokeLinks('F-1', anna, 'l1'), await followUp.revokeLinks('F-2', anna, 'l2')]).toEqual([true, false])
  expect(calls).toEqual([
    ['add', { id: 'r1', reference: 'F-1', kind: 'called', by: anna, madeAt: ISSUED.toISOString(), sendsAt: undefined }],
    'email queued',
    ['add', { id: 'r2', reference: 'F-2', kind: 'called', by: anna, madeAt: ISSUED.toISOString(), sendsAt: undefined }],
    ['undo', 'F-1', 'r1', ISSUED.toISOString(), anna],
    ['addNote', 'F-1', 'Ring', ISSUED.toISOString(), anna, 'n1'],
    ['setSeen', 'F-1', ISSUED.toISOString()],
    ['revokeLinks', BY_SECOND.toISOString(), anna, 'l1'],
    'email queued',
    ['revokeLinks', BY_SECOND.toISOString(), anna, 'l2'],
  ])
})
