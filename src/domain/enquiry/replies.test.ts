import { expect, test } from 'vitest'
import { answeredAt, latestReply, type Reply } from './replies.ts'

const reply = (kind: Reply['kind'], madeAt: string, undoneAt?: string): Reply => ({ id: `${kind} at ${madeAt}`, kind, madeAt, undoneAt })

test('a request is answered by the first reply that was not undone, and the latest is the one to undo', () => {
  const replies = [reply('mailed', '3'), reply('called', '1', '5'), reply('called', '2'), reply('mailed', '4', '5')]
  expect(answeredAt(replies)).toBe('2')
  expect(latestReply(replies)?.madeAt).toBe('3')
})

test('a withdrawal is no answer', () => {
  expect(answeredAt([reply('withdrawn', '1')])).toBeUndefined()
  expect(answeredAt([reply('withdrawn', '1'), reply('declined', '2')])).toBe('2')
  expect(latestReply([reply('withdrawn', '1')])?.kind).toBe('withdrawn')
  expect(latestReply([])).toBeUndefined()
})
