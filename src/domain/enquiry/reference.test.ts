import { expect, test } from 'vitest'
import { newReference } from '#server/enquiries/receive/receive-enquiry.ts'
import { isReference } from './reference.ts'

test('every new reference has the form of one, and nothing longer, shorter or else does', () => {
  const reference = newReference()
  expect(isReference(reference)).toBe(true)
  for (const other of [`${reference}A`, `A${reference}`, reference.slice(0, -1), reference.toLowerCase(), reference.slice(2), 'F-7K3M9Q<', ''])
    expect(isReference(other), other).toBe(false)
})
