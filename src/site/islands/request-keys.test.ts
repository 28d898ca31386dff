import { expect, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { makeRequestKeys } from './request-keys.ts'

test('a request has the same key as long as its answers are the same, and a new one for others, for each form its own', () => {
  const keyOf = makeRequestKeys()
  const first = keyOf(aRequest())
  expect(first).toMatch(/^(?:[0-9a-z]{1,7}-){3}[0-9a-z]{1,7}$/)
  expect(keyOf(aRequest())).toBe(first)
  const other = keyOf(aRequest({ message: 'Hej' }))
  expect(other).not.toBe(first)
  expect(keyOf(aRequest())).not.toBe(first)
  expect(makeRequestKeys()(aRequest())).not.toBe(first)
})
