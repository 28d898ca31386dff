import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['/agare', '/agare'],
  ['/agare/forfragan/F-1234567', '/agare/forfragan/F-1234567'],
  ['/agare?lista=alla&sok=Ek', '/agare?lista=alla&sok=Ek'],
  ['/agare/mallar#nedre', '/agare/mallar'],
])('after signing in %s leads to %s', (till, path) => {
  expect(returnPath(till)).toBe(path)
})

test.each([
  undefined,
  '',
  '/',
  '/rita',
  '/agaren',
  'agare/mallar',
  'http://desk.invalid/agare/mallar',
  'https://example.com/agare',
  '//example.com/agare/mallar',
  '/\\example.com/agare/mallar',
  '/agare/../rita',
  '/agare/logga-in',
  '/agare/logga-in?till=/agare',
  '/agare/logga-ut',
  'javascript:alert(1)',
])('what is no page of the desk (%j) leads to the desk', (till) => {
  expect(returnPath(till)).toBe('/agare')
})
