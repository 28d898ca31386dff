import { expect, test } from 'vitest'
import type { ReplyResult } from './desk-requests.ts'
import { makeDeskRequests } from './requests.ts'

const writer = { address: 'anna@fogratt.example', name: 'Anna' }
const draft = { subject: 'Er förfrågan', text: 'Hej!' }

/** The requests of a database in which there is what is asked for, or in which everything is too late. */
function requestsWhere(isThere: boolean) {
  let queued = 0
  const emailQueued = () => {
    queued += 1
  }
  const requests = makeDeskRequests(
    { config: { undoSeconds: 0 }, now: () => new Date('2026-11-23T12:00:00.000Z'), emailQueued },
    { repository: { mergedInto: async () => [], find: async () => undefined, erase: async () => isThere }, additionsTo: async () => [] },
    {
      history: async () => [],
      undoable: async () => [],
      undo: async () => ({ outcome: isThere ? 'undone' : 'late' }),
      opened: async () => {},
      note: async () => true,
      whyNotMerged: async () => undefined,
      merge: async () => 'merged',
      reply: async (): Promise<ReplyResult> => ({ outcome: isThere ? 'sent' : 'gone' }),
      forward: async () => isThere,
      take: async () => isThere,
      close: async () => isThere,
      reopen: async () => isThere,
    },
  )
  return { requests, queued: () => queued }
}

type Requests = ReturnType<typeof requestsWhere>['requests']

test.each<[string, (requests: Requests) => Promise<boolean>]>([
  ['forwarding', (requests) => requests.forward('F-1234567', 'rita@example.com', draft, 'form', writer)],
  // A visit may be cancelled by these.
  ['closing', (requests) => requests.close('F-1234567', 'other', '', 'form', writer)],
  ['erasing', (requests) => requests.erase('F-1234567')],
])('%s has its emails sent at once, and none when it comes too late', async (_, act) => {
  const right = requestsWhere(true)
  expect(await act(right.requests)).toBe(true)
  expect(right.queued()).toBe(1)
  const late = requestsWhere(false)
  expect(await act(late.requests)).toBe(false)
  expect(late.queued()).toBe(0)
})

test.each<[string, (requests: Requests) => Promise<boolean>]>([
  ['taking', (requests) => requests.take('F-1234567', undefined, 'form', writer)],
  ['giving back', (requests) => requests.giveBack('F-1234567', 'Anna', 'form', writer)],
  ['reopening', (requests) => requests.reopen('F-1234567', 'form', writer)],
])('%s sends no email', async (_, act) => {
  const { requests, queued } = requestsWhere(true)
  expect(await act(requests)).toBe(true)
  expect(queued()).toBe(0)
})
