import { expect, test } from 'vitest'
import { aBounce } from '../../../tests/support/bounce-message.ts'
import { MAX_BOUNCE_BYTES, readBounce } from './read-bounce.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const ID = '0b7ed6f2-2f1a-4c3e-9a51-6f0d3c1b2a49'
const WRITTEN = 'Sat, 21 Nov 2026 11:00:00 +0000'
const read = (text: string) => readBounce(Buffer.from(text), NOW)
const bounce = (options: Partial<Parameters<typeof aBounce>[0]> = {}) => aBounce({ emailId: ID, date: WRITTEN, ...options })

test('a delivery status tells which of our emails was returned, why and when', async () => {
  const expected = { emailId: ID, status: '5.1.1', at: '2026-11-21T11:00:00.000Z' }
  expect(await read(bounce())).toEqual(expected)
  expect(await read(bounce({ returned: 'headers' }))).toEqual(expected)
  expect(await read(bounce().replace('text/rfc822-headers', 'message/rfc822-headers'))).toEqual(expected)
  expect(await read(bounce({ returned: 'headers' }).replace('text/rfc822-headers', 'message/rfc822-headers'))).toEqual(expected)
  expect(await read(bounce({ emailId: ID.toUpperCase() }))).toEqual(expected)
  expect(await read(bounce({ action: 'FAILED  ' }))).toEqual(expected)
  const picture = '--A4B1/post.example\r\nContent-Type: image/png\r\n\r\nx\r\n'
  expect(await read(bounce().replace('--A4B1/post.example\r\n', `${picture}--A4B1/post.example\r\n`))).toEqual(expected)
  expect(await read(bounce().replaceAll('\r\n', '\n'))).toEqual(expected)
})

test('without the email, the status itself may name it', async () => {
  expect(await read(bounce({ returned: 'nothing' }))).toBeUndefined()
  for (const header of ['In-Reply-To', 'References'])
    expect(await read(`${header}: <${ID}@fogratt.example>\r\n${bounce({ returned: 'nothing' })}`)).toMatchObject({ emailId: ID })
})

test('a status or a returned email whose headers have no end is no bounce, and no error', async () => {
  const endless = (field: string) => bounce().replace(`${field}:`, `X-Long: ${'x'.repeat(65 * 1024)}\r\n${field}:`)
  expect(await read(endless('Action'))).toBeUndefined()
  expect(await read(endless('Message-ID'))).toBeUndefined()
})

test.each([
  ['a status of a delay', bounce({ action: 'delayed' })],
  ['an email of others', bounce({ emailId: 'abc' })],
  ['an id that is too short', bounce({ emailId: ID.slice(1) })],
  ['no status', 'From: a@example.se\r\nSubject: Hej\r\n\r\nHej'],
  ['nothing', ''],
  ['no email', '\0\0\0'],
])('%s is no bounce', async (_, text) => {
  expect(await read(text)).toBeUndefined()
})

test.each([
  ['5.1.1', '5.1.1'],
  ['4.2.2', '4.2.2'],
  ['5.123.456', '5.123.456'],
  ['5.1.1 (no such user)', '5.1.1'],
  ['5.1.1x', ''],
  ['5.1234.1', ''],
  ['3.1.1', ''],
  ['x5.1.1', ''],
  ['', ''],
])('the status "%s" is kept as "%s"', async (status, kept) => {
  expect(await read(bounce({ status }))).toMatchObject({ status: kept })
})

test('a status is never from the future, nor from no time', async () => {
  expect(await read(bounce({ date: 'Sat, 21 Nov 2026 13:00:00 +0000' }))).toMatchObject({ at: NOW.toISOString() })
  expect(await read(bounce({ date: 'yesterday' }))).toMatchObject({ at: NOW.toISOString() })
})

test('a message is read up to 512 KiB, and ten parts of its status', async () => {
  const padded = (bytes: number) => {
    const text = bounce()
    return text.replace('Tack!', 'Tack!'.padEnd(bytes - Buffer.byteLength(text) + 5, '.'))
  }
  expect(Buffer.byteLength(padded(MAX_BOUNCE_BYTES))).toBe(512 * 1024)
  expect(await read(padded(MAX_BOUNCE_BYTES))).toBeDefined()
  expect(await read(padded(MAX_BOUNCE_BYTES + 1))).toBeUndefined()
  const after = (parts: number) => bounce().replace('Final-Recipient', `${'Final-Recipient: rfc822; x\r\n\r\n'.repeat(parts)}Final-Recipient`)
  expect(await read(after(8))).toBeDefined()
  expect(await read(after(9))).toBeUndefined()
})
