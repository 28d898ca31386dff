import { expect, test } from 'vitest'
import type { FailureKind, FailureScope } from './mail-transport.ts'
import { deliveryErrorOf } from './smtp-errors.ts'

/** An error as nodemailer throws it. */
const thrown = (facts: Record<string, unknown>, message = 'no') => Object.assign(new Error(message), facts)

test.each<[string, Error, FailureKind, FailureScope]>([
  ['a wrong password', thrown({ code: 'EAUTH', responseCode: 535 }), 'configuration', 'server'],
  ['a login without a code', thrown({ code: 'EAUTH' }), 'configuration', 'server'],
  ...[454, 530, 534, 535, 538].map((responseCode): [string, Error, FailureKind, FailureScope] => [
    `${responseCode} at an email`,
    thrown({ code: 'EENVELOPE', responseCode }),
    'configuration',
    'server',
  ]),
  ['no secure connection', thrown({ code: 'ETLS' }), 'tls', 'server'],
  ['a certificate that has expired', thrown({ code: 'ESOCKET' }, 'certificate has expired'), 'tls', 'server'],
  ['an SSL error', thrown({ code: 'ESOCKET' }, 'wrong ssl version'), 'tls', 'server'],
  ['a refused recipient', thrown({ code: 'EENVELOPE', responseCode: 550 }), 'refused', 'email'],
  ['500, the first of the refusals', thrown({ code: 'EMESSAGE', responseCode: 500 }), 'refused', 'email'],
  ['a full mailbox', thrown({ code: 'EENVELOPE', responseCode: 452 }), 'later', 'email'],
  ['499, the last of what may pass', thrown({ responseCode: 499 }), 'later', 'email'],
  ['a server that closes in the middle of an email', thrown({ code: 'EENVELOPE', responseCode: 421 }), 'later', 'connection'],
  ['an unknown name', thrown({ code: 'EDNS' }), 'unreachable', 'server'],
  ['no greeting in time', thrown({ code: 'ETIMEDOUT', command: 'CONN' }), 'unreachable', 'server'],
  ['a refused connection', thrown({ code: 'ESOCKET', syscall: 'connect' }), 'unreachable', 'server'],
  ['a connection that is lost', thrown({ code: 'ESOCKET', syscall: 'read' }), 'unreachable', 'connection'],
  ['a connection that is closed', thrown({ code: 'ECONNECTION' }), 'unreachable', 'connection'],
  ...['CONN', 'EHLO', 'HELO', 'STARTTLS'].map((command): [string, Error, FailureKind, FailureScope] => [
    `a server that is too busy, at ${command}`,
    thrown({ code: 'EPROTOCOL', responseCode: 421, command }),
    'later',
    'server',
  ]),
  ['a strange reply to an email', thrown({ code: 'EPROTOCOL', command: 'MAIL FROM' }), 'unreachable', 'connection'],
  ['a strange reply to nothing', thrown({ code: 'EPROTOCOL' }), 'unreachable', 'connection'],
  ['another error', thrown({}), 'unreachable', 'email'],
  ['an error whose facts are of other types', thrown({ code: 7, responseCode: '550', command: 1, syscall: 2 }), 'unreachable', 'email'],
])('%s', (_, error, kind, scope) => {
  const delivery = deliveryErrorOf(error)
  expect([delivery.kind, delivery.scope, delivery.cause]).toEqual([kind, scope, error])
})

test('what is no error is told in its own words', () => {
  expect(deliveryErrorOf('gone')).toMatchObject({ kind: 'unreachable', scope: 'email', message: 'gone' })
})

test('addresses are left out of what the server said, and all after 300 characters', () => {
  expect(deliveryErrorOf(new Error('550 5.1.1 <asa@example.se>: asa@example.se\n no such user')).message).toBe('550 5.1.1 <…>: …\n no such user')
  expect(deliveryErrorOf(new Error('x'.repeat(400))).message).toBe('x'.repeat(300))
})
