import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBounceMailbox } from '#server/bounces/bounce-mailbox.ts'
import { fileTransport } from './file-transport.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-mail-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function newIn(mailbox: ReturnType<typeof openBounceMailbox>) {
  const messages: string[] = []
  for await (const message of mailbox.newMessages()) messages.push(Buffer.from(message).toString('latin1'))
  return messages
}

/** Puts a message into a Maildir, so many days old. */
function put(name: string, text: string, days = 0) {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  const at = new Date(NOW.getTime() - days * DAY)
  utimesSync(file, at, at)
}

test('a Maildir’s messages are read once, also when a mail program moves them, and never changed', async () => {
  const mailbox = openBounceMailbox(folder, () => NOW)
  expect(await newIn(mailbox)).toEqual([])
  put('new/1.a', 'one')
  put('cur/2.b:2,S', 'two')
  expect(await newIn(mailbox)).toEqual(['one', 'two'])
  renameSync(join(folder, 'new/1.a'), join(folder, 'cur/1.a:2,S'))
  put('new/3.c', 'three')
  expect(await newIn(mailbox)).toEqual(['three'])
  expect(readdirSync(join(folder, 'cur')).toSorted()).toEqual(['1.a:2,S', '2.b:2,S'])
})

test('what is old, large or a folder is not read', async () => {
  put('new/old', 'old', 10.001)
  put('new/young', 'young', 10)
  put('new/large', 'x'.repeat(512 * 1024 + 1))
  put('new/largest', 'x'.repeat(512 * 1024))
  mkdirSync(join(folder, 'new/folder'))
  const read = await newIn(openBounceMailbox(folder, () => NOW))
  expect(read.map((text) => text.slice(0, 5)).toSorted()).toEqual(['xxxxx', 'young'])
})

test('a message that is being taken when reading ends is read again', async () => {
  put('new/1.a', 'one')
  const mailbox = openBounceMailbox(folder, () => NOW)
  for await (const _ of mailbox.newMessages()) break
  expect(await newIn(mailbox)).toEqual(['one'])
})

test('a message that is gone before it is read is none, and a mailbox that cannot be read is an error', async () => {
  put('cur/1.a', 'one')
  symlinkSync(join(folder, 'moved'), join(folder, 'cur/2.b'))
  expect(await newIn(openBounceMailbox(folder, () => NOW))).toEqual(['one'])
  await expect(newIn(openBounceMailbox(join(folder, 'cur/1.a/mail'), () => NOW))).rejects.toThrow('ENOTDIR')
  put('new', 'no folder')
  await expect(newIn(openBounceMailbox(folder, () => NOW))).rejects.toThrow('ENOTDIR')
})

test('an mbox is read whenever it has changed, each byte as it is', async () => {
  const file = join(folder, 'mbox')
  const mailbox = openBounceMailbox(file, () => NOW)
  expect(await newIn(mailbox)).toEqual([])
  writeFileSync(file, Buffer.from('From a\nSubject: \xe5\n\n>From here on\nFrom there\n\nFrom b\n\ntwo\n', 'latin1'))
  expect(await newIn(mailbox)).toEqual(['Subject: \xe5\r\n\r\n>From here on\r\nFrom there\r\n', '\r\ntwo'])
  expect(await newIn(mailbox)).toEqual([])
  appendFileSync(file, Buffer.from('\nFrom c\nthr\xe9e\n', 'latin1'))
  expect((await newIn(mailbox)).at(-1)).toBe('thr\xe9e')
  writeFileSync(file, '')
  expect(await newIn(mailbox)).toEqual([])
})

test('an mbox’s message that is too large is left out, also the last one, and the next one read', async () => {
  const file = join(folder, 'mbox')
  const line = 'x'.repeat(1022)
  writeFileSync(file, `From a\n${`${line}\n`.repeat(512)}\nFrom b\n${`${line}\n`.repeat(511)}${'x'.repeat(1020)}\n\nFrom c\nthree\n`)
  expect((await newIn(openBounceMailbox(file, () => NOW))).map((text) => text.length)).toEqual([512 * 1024 - 2, 5])
  const last = async (bytes: number) => {
    writeFileSync(file, `From a\n${`${line}\n`.repeat(511)}${'x'.repeat(bytes)}\n`)
    return (await newIn(openBounceMailbox(file, () => NOW))).map((text) => text.length)
  }
  expect([await last(1022), await last(1023)]).toEqual([[512 * 1024 - 2], []])
})

test('an email becomes a file of its id’s name, complete or not at all; another attempt overwrites it', async () => {
  const mail = { from: 'Bad AB <a@example.se>', to: 'b@example.se', messageId: '<0b7e@example.se>', subject: 'Hej', text: 'Å', html: '<p>Å</p>' }
  const target = join(folder, 'mail')
  const transport = fileTransport(target)
  expect(transport.destination).toBe(`files in ${target}`)
  await transport.deliver(mail)
  await transport.deliver({ ...mail, subject: 'Igen' })
  expect(readdirSync(target)).toEqual(['0b7e.eml'])
  const text = readFileSync(join(target, '0b7e.eml'), 'utf8')
  expect(text).toContain('Subject: Igen')
  expect(text).toContain('Message-ID: <0b7e@example.se>')
  transport.close()
})

test.runIf(existsSync('/proc/self/fd'))('an email that has become a file leaves it closed', async () => {
  const mail = { from: 'a@example.se', to: 'b@example.se', messageId: '<1@example.se>', subject: 'Hej', text: '', html: '' }
  await fileTransport(folder).deliver(mail)
  const open = readdirSync('/proc/self/fd').flatMap((number) => {
    const link = join('/proc/self/fd', number)
    // The listing's own is gone.
    return existsSync(link) ? [readlinkSync(link)] : []
  })
  expect(open.filter((file) => file.startsWith(folder))).toEqual([])
})

test('an email’s calendar entry lies in its file as an invitation and as an attachment', async () => {
  const mail = { from: 'a@example.se', to: 'b@example.se', messageId: '<1@example.se>', subject: 'Besök', text: '', html: '' }
  await fileTransport(folder).deliver({ ...mail, calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' } })
  const text = readFileSync(join(folder, '1.eml'), 'utf8')
  expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL')
  expect(text).toContain('Content-Disposition: attachment; filename=besok.ics')
})

test('an email never makes the server read a file or fetch an address', async () => {
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'hemligt')
  const mail = { from: 'a@example.se', to: 'b@example.se', messageId: '<1@example.se>', subject: 'Hej', text: '', html: '' }
  const attachment = { filename: 'x', contentType: 'text/plain', content: '', path: secret }
  await expect(fileTransport(folder).deliver({ ...mail, attachments: [attachment] })).rejects.toThrow(/File access rejected/)
  const remote = { ...attachment, path: 'http://127.0.0.1:1/secret' }
  await expect(fileTransport(folder).deliver({ ...mail, attachments: [remote] })).rejects.toThrow(/Url access rejected/)
  expect(existsSync(join(folder, '1.eml'))).toBe(false)
  expect(statSync(secret).size).toBe(7)
})
