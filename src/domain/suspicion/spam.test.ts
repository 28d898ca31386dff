import { expect, test } from 'vitest'
import { isSpamSender, isTaughtAsSpam, linkedHosts } from './spam.ts'

const told = (because?: 'spam' | 'won', at = '2', releasedAt?: string) => ({ closed: because && { at, because }, releasedAt })

test.each([
  ['nothing', [], false],
  ['a request that is open, or closed for another reason', [told(), told('won')], false],
  ['one that was closed as spam', [told(), told('spam')], true],
  ['one that was released before the other was closed', [told('spam', '2'), told(undefined, '', '1')], true],
  ['one that was released since', [told('spam', '2'), told(undefined, '', '3')], false],
  ['one that was released and closed again at the same instant', [told('spam', '2', '2')], true],
  ['one that was released, and another that was closed since', [told('spam', '2'), told(undefined, '', '3'), told('spam', '4')], true],
])('%s teaches that the sender sends spam: %#', (_, requests, isSpam) => {
  expect(isTaughtAsSpam(requests)).toBe(isSpam)
})

test('a customer who got an answer before is let through though a spammer has the same number, unless that one was spam too', () => {
  const spam = { ...told('spam'), isSamePerson: false, isAnswered: false }
  const earlier = { ...told(), isSamePerson: true, isAnswered: true }
  expect(isSpamSender([spam])).toBe(true)
  expect(isSpamSender([spam, earlier])).toBe(false)
  expect(isSpamSender([spam, { ...earlier, isSamePerson: false }])).toBe(true)
  expect(isSpamSender([spam, { ...earlier, isAnswered: false }])).toBe(true)
  expect(isSpamSender([spam, { ...earlier, ...told('spam') }])).toBe(true)
})

test.each([
  ['Ring mig', []],
  [
    'Se https://WWW.Seo-Guru.example/a?b=c, https://seo-guru.example, http://tredje.example och www.andra.example.',
    ['seo-guru.example', 'tredje.example', 'andra.example'],
  ],
  ['https://fogratt.example/rita, https://instagram.com/x och https://xn--bad-yla.example:8080', ['xn--bad-yla.example']],
  ['www.  https:// https://localhost/', []],
])('the websites that “%s” links to', (message, hosts) => {
  expect(linkedHosts(message, 'fogratt.example')).toEqual(hosts)
})
