import { expect, test } from 'vitest'
import { anAddition } from '../../../tests/support/a-request.ts'
import { BY_LINK } from './doer.ts'
import { decisive, type HistoryEntry, historyOf, historyVersion, undoneReply } from './history.ts'
import type { Reply } from './replies.ts'

const [RECEIVED, ONE, TWO, THREE] = ['2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z', '2026-11-21T15:00:00.000Z'] as const

const aReply = (changes: Partial<Reply> = {}): Reply => ({ id: 'reply', kind: 'called', madeAt: ONE, undoneAt: undefined, ...changes })

test('the history tells in order of time what was received, held, replied, added and noted, and by whom', () => {
  const addition = anAddition('addition', TWO)
  const message = { to: 'asa@example.se', subject: 'Er förfrågan', text: 'Hej!', sentAt: ONE, givenUpAt: undefined }
  const note = { id: 'note', at: THREE, by: { party: 'owner', name: 'Anna' }, kind: 'note', text: 'Ring igen' } as const
  const history = historyOf({
    enquiry: { reference: 'F-1', receivedAt: RECEIVED, quarantinedAt: RECEIVED, replies: [aReply()] },
    additions: [addition],
    stored: [note],
    sentReplies: new Map([['reply', message]]),
  })
  expect(history).toEqual([
    { id: 'F-1', at: RECEIVED, by: { party: 'customer' }, kind: 'received' },
    { id: 'quarantined', at: RECEIVED, by: { party: 'server' }, kind: 'quarantined' },
    { id: 'reply', at: ONE, by: BY_LINK, kind: 'reply', reply: 'called', undoneAt: undefined, message },
    { id: 'addition', at: TWO, by: { party: 'customer' }, kind: 'added', addition },
    note,
  ])
})

test('a withdrawal stands before its reason, which is added in the same instant', () => {
  const history = historyOf({
    enquiry: { reference: 'F-1', receivedAt: RECEIVED, quarantinedAt: undefined, replies: [aReply({ id: 'withdrawn', kind: 'withdrawn', madeAt: TWO })] },
    additions: [anAddition('before', ONE), anAddition('reason', TWO)],
    stored: [],
    sentReplies: new Map(),
  })
  expect(history.map(({ id }) => id)).toEqual(['F-1', 'before', 'withdrawn', 'reason'])
})

const message = { to: 'asa@example.se', subject: 'Er förfrågan', text: 'Hej!', sentAt: undefined, givenUpAt: undefined }
const anna = { party: 'owner', name: 'Anna' } as const
const replied: HistoryEntry = { id: 'replied', at: ONE, by: anna, kind: 'reply', reply: 'mailed', undoneAt: TWO, message }
const undone: HistoryEntry = { id: 'undone', at: TWO, by: anna, kind: 'undone', what: 'reply sent' }
const noted: HistoryEntry = { id: 'noted', at: THREE, by: anna, kind: 'note', text: 'Ring igen' }

test('who replies must have seen replies, what was undone, and whether it is closed', () => {
  const closed: HistoryEntry = { id: 'closed', at: THREE, by: anna, kind: 'closed', reason: 'won', text: '' }
  const merged: HistoryEntry = { id: 'merged', at: THREE, by: anna, kind: 'merged into', other: 'F-2' }
  const reopened: HistoryEntry = { id: 'reopened', at: THREE, by: anna, kind: 'reopened' }
  const here: HistoryEntry = { id: 'here', at: THREE, by: anna, kind: 'merged here', other: 'F-3' }
  const history = [replied, undone, noted, closed, merged, here, reopened]
  expect(decisive(history)).toEqual([replied, undone, closed, merged, reopened])
  expect([historyVersion(history), historyVersion([noted])]).toEqual([5, 0])
})

test('an email that was just undone is written on, until something else is decided', () => {
  const called: HistoryEntry = { id: 'called', at: THREE, by: anna, kind: 'reply', reply: 'called', undoneAt: undefined, message: undefined }
  expect(undoneReply([replied, undone])).toBe(message)
  expect(undoneReply([replied, undone, noted])).toBe(message)
  expect(undoneReply([replied, undone, called])).toBeUndefined()
  expect(undoneReply([{ ...replied, undoneAt: undefined }])).toBeUndefined()
  // Something else was undone, or a reply without an email.
  expect(undoneReply([{ ...replied, undoneAt: THREE }, undone])).toBeUndefined()
  expect(undoneReply([{ ...replied, message: undefined }, undone])).toBeUndefined()
  expect(undoneReply([])).toBeUndefined()
})
