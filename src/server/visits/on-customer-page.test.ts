import { expect, test } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
import { aRecord } from '../../../tests/support/a-request.ts'
import { makeOnCustomerPage } from './on-customer-page.tsx'

test('choosing a time for a request that was erased meanwhile says that it is gone', async () => {
  const { deeds } = makeOnCustomerPage(
    { facts: () => builtContent.facts, now: () => new Date() },
    { free: async () => [], pick: async () => 'gone', wish: async () => true, cancel: async () => true },
  )
  const fields = new Map([
    ['tid', '2026-11-26T08:00:00.000Z'],
    ['adress', 'Storgatan 1'],
  ])
  const found = { tokenHash: 'hash', enquiry: aRecord(), additions: [], untold: new Set<string>(), isLocked: false }
  expect(await deeds['valj-tid'](found, 'form', (name) => fields.get(name) ?? '')).toEqual({ kind: 'gone' })
})
