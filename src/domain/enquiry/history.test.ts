import { expect, test } from 'vitest'
import { anAddition } from '../../../tests/support/a-request.ts'
import { BY_LINK } from './doer.ts'
import { historyOf } from './history.ts'
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
