import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemPage } from '#content/desk/system.ts'
import { DeliveryError, type FailureKind } from '#server/core/mail/mail-transport.ts'
import type { EncodePhoto } from '#server/pictures/photo-encoder.ts'
import { checkPhotos, tryEncoding } from './photos.ts'
import { checkOutbox, checkPublicUrl, checkSmtp } from './smtp-check.ts'

const MB = 1024 * 1024
const publicUrl = 'https://www.fogratt.example'
const NBSP = '\u00a0'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  ['http://localhost:3000', true],
  ['http://bad.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.9.9.9', true],
  ['http://[::1]:3000', true],
  ['https://www.fogratt.example', false],
  ['https://localhost.example', false],
  ['https://notlocalhost', false],
  ['https://192.0.2.127', false],
])('links in emails that lead to %s lead to this machine alone: %s', (publicUrl, isWrong) => {
  const smtpUrl = 'smtp://mail.example'
  const found = checkPublicUrl({ publicUrl, smtpUrl })
  expect(found.map(({ symbol }) => symbol)).toEqual(isWrong ? ['✗'] : [])
  if (isWrong)
    expect(found[0]?.sentence).toBe(
      `Länkarna i mejlen leder till ${publicUrl}, som bara fungerar på den här datorn. Sätt PUBLIC_URL till webbplatsens adress och bygg om.`,
    )
  expect(checkPublicUrl({ publicUrl, smtpUrl: undefined })).toEqual([])
})

test('emails that are stuck: what to do, and why', () => {
  const latest = { failure: 'later', response: '421 busy' } as const
  expect(checkOutbox({ overdue: 0, givenUp: 0, latest: undefined })).toEqual({ symbol: '✓', sentence: 'Inga mejl har fastnat.' })
  expect(checkOutbox({ overdue: 0, givenUp: 0, latest })).toEqual({
    symbol: '–',
    sentence: 'Minst ett mejl väntar på nästa försök. Senaste försöket: Servern ber oss komma tillbaka senare. (421 busy)',
  })
  expect(checkOutbox({ overdue: 2, givenUp: 0, latest: undefined })).toEqual({
    symbol: '✗',
    sentence: '2 mejl har väntat i mer än en timme eller lades i kö när klockan gick före.',
  })
  const todo = 'Gå igenom dem på skrivbordet under Fungerar allt?, eller med npm run quotes -- emails, resend och acknowledge.'
  expect(checkOutbox({ overdue: 0, givenUp: 3, latest })).toEqual({
    symbol: '✗',
    sentence: `3 mejl har getts upp. ${todo}`,
    onDesk: '3 mejl har getts upp. Gå igenom dem här ovanför.',
  })
  expect(checkOutbox({ overdue: 1, givenUp: 3, latest }).sentence).toBe(
    `3 mejl har getts upp. ${todo} 1 mejl har väntat i mer än en timme. Senaste försöket: Servern ber oss komma tillbaka senare. (421 busy)`,
  )
})

test.each<[FailureKind, string]>([
  ['configuration', 'Servern godtar inte användarnamnet eller lösenordet.'],
  ['unreachable', 'Servern svarar inte.'],
  ['tls', 'Förbindelsen är inte säker: servern har fel certifikat eller kräver en annan port.'],
  ['refused', 'Servern avvisar oss.'],
  ['bounced', 'Mejlet kom i retur.'],
])('a login that fails with "%s" is told by the server’s name, without the password', async (kind, sentence) => {
  const result = await checkSmtp({ publicUrl, smtpUrl: 'smtps://u:hemligt@mail.example:465' }, () => Promise.reject(new DeliveryError(kind, 'no', undefined)))
  const failed = `Inloggningen på mejlservern mail.example:465 misslyckades. ${sentence}`
  expect(result).toEqual({ symbol: '✗', sentence: `${failed} (no)`, onDesk: `${failed} Be den som sköter servern att rätta det.` })
})

test('a login that works, one that fails strangely, and none', async () => {
  expect(await checkSmtp({ publicUrl, smtpUrl: 'smtp://mail.example' }, async () => {})).toEqual({
    symbol: '✓',
    sentence: 'Inloggningen på mejlservern mail.example fungerar.',
  })
  expect((await checkSmtp({ publicUrl, smtpUrl: 'smtp://mail.example' }, () => Promise.reject(new Error('x')))).sentence).toContain(
    'Servern svarar inte. (Error: x)',
  )
  const none = {
    sentence: 'Mejlen läggs som filer i datamappen. Sätt SMTP_URL för att skicka dem.',
    onDesk: systemPage.noMailServer,
  }
  const without = (publicUrl: string) => checkSmtp({ publicUrl, smtpUrl: undefined }, () => Promise.reject(new Error('x')))
  expect(await without(publicUrl), 'visitors wait for emails').toEqual({ symbol: '✗', ...none })
  expect(await without('http://localhost:3000'), 'a trial').toEqual({ symbol: '–', ...none })
})

test('photos may fill nine tenths of their quota', () => {
  const sentence = (bytes: string) => `1${NBSP}234 bilder och pdf-filer, ${bytes} MB av 1${NBSP}000 MB.`
  const check = (bytes: number) => checkPhotos({ count: 1234, bytes }, 1000 * MB)
  expect(check(899.4 * MB)).toEqual({ symbol: '✓', sentence: sentence('899') })
  expect(check(900 * MB)).toEqual({
    symbol: '✗',
    sentence: `${sentence('900')} Höj PHOTO_QUOTA, annars kan kunder snart inte skicka bilder.`,
    onDesk: `${sentence('900')} Be den som sköter servern att ge dem mer plats, annars kan kunder snart inte skicka bilder.`,
  })
  expect(checkPhotos({ count: 0, bytes: 0 }, 0).symbol).toBe('✓')
})

test('a photo is tried, and its file and process are gone afterwards', async () => {
  const tried: Buffer[] = []
  let closed = 0
  const trying = (result: () => ReturnType<EncodePhoto>) =>
    tryEncoding(
      {
        async encode(path) {
          expect(path.startsWith(join(folder, 'upload-doctor-'))).toBe(true)
          expect(statSync(path).mode & 0o777).toBe(0o600)
          tried.push(readFileSync(path))
          return result()
        },
        close: () => (closed += 1),
      },
      folder,
    )
  const photo = { content: Buffer.alloc(1), thumb: Buffer.alloc(1), width: 1, height: 1 }
  expect(await trying(async () => photo)).toEqual({ symbol: '✓', sentence: 'Bilder från kunder går att läsa.' })
  expect(tried[0]?.subarray(1, 4).toString()).toBe('PNG')
  expect(await trying(async () => 'unreadable')).toEqual({ symbol: '✗', sentence: 'Bilder från kunder går inte att läsa: provbilden nekades.' })
  expect(await trying(() => Promise.reject(new Error('x')))).toEqual({
    symbol: '✗',
    sentence: 'Bilder från kunder går inte att läsa: x',
    onDesk: 'Bilder från kunder går inte att läsa. Ring den som sköter servern.',
  })
  expect([closed, readdirSync(folder)]).toEqual([3, []])
  expect((await tryEncoding({ encode: async () => photo, close: () => {} }, join(folder, 'none'))).symbol).toBe('✗')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})
