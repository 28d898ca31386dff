import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readQuoteRequest } from '#domain/quote/quote-request.ts'
import { aQuote } from '../../../tests/support/a-request.ts'
import { DeliveryError, type FailureKind } from '../outbox/mail-transport.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { checkPhotos, tryEncoding } from './photos.ts'
import { probe } from './probe.ts'
import { checkPublicUrl } from './public-url.ts'
import { checkOutbox, checkSmtp } from './smtp-check.ts'

const MB = 1024 * 1024
const NBSP = '\u00a0'

let folder: string
const servers: Server[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
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
    sentence: '2 mejl har väntat i mer än en timme eller köades när klockan gick före.',
  })
  const todo = 'Visa dem med: npm run quotes -- emails. Skicka igen med resend, eller tysta larmet med acknowledge.'
  expect(checkOutbox({ overdue: 0, givenUp: 3, latest })).toEqual({ symbol: '✗', sentence: `3 mejl har getts upp. ${todo}` })
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
  const result = await checkSmtp('smtps://u:hemligt@mail.example:465', () => Promise.reject(new DeliveryError(kind, 'no', undefined)))
  expect(result).toEqual({ symbol: '✗', sentence: `Inloggningen på mejlservern mail.example:465 misslyckades. ${sentence} (no)` })
})

test('a login that works, one that fails strangely, and none', async () => {
  expect(await checkSmtp('smtp://mail.example', async () => {})).toEqual({ symbol: '✓', sentence: 'Inloggningen på mejlservern mail.example fungerar.' })
  expect((await checkSmtp('smtp://mail.example', () => Promise.reject(new Error('x')))).sentence).toContain('Servern svarar inte. (Error: x)')
  expect(await checkSmtp(undefined, () => Promise.reject(new Error('x')))).toEqual({
    symbol: '–',
    sentence: 'Mejlen läggs som filer i datamappen. Sätt SMTP_URL för att skicka dem.',
  })
})

test('photos may fill nine tenths of their quota', () => {
  const sentence = (bytes: string) => `1${NBSP}234 bilder och pdf-filer, ${bytes} MB av 1${NBSP}000 MB.`
  const check = (bytes: number) => checkPhotos({ count: 1234, bytes }, 1000 * MB)
  expect(check(899.4 * MB)).toEqual({ symbol: '✓', sentence: sentence('899') })
  expect(check(900 * MB)).toEqual({ symbol: '✗', sentence: `${sentence('900')} Höj PHOTO_QUOTA, annars kan kunder snart inte skicka bilder.` })
  expect(checkPhotos({ count: 0, bytes: 0 }, 0).symbol).toBe('✓')
})

test('a photo is tried, and its file and process are gone afterwards', async () => {
  const tried: Buffer[] = []
  let closed = 0
  const trying = (result: () => Promise<never> | Promise<'unreadable'> | Promise<{ content: Buffer; thumb: Buffer; width: number; height: number }>) =>
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
  expect(await trying(() => Promise.reject(new Error('x')))).toEqual({ symbol: '✗', sentence: 'Bilder från kunder går inte att läsa: x' })
  expect([closed, readdirSync(folder)]).toEqual([3, []])
  expect((await tryEncoding({ encode: async () => photo, close: () => {} }, join(folder, 'none'))).symbol).toBe('✗')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

/** The function at a free port, which answers with this. */
async function aFunction(status: number, body: string) {
  const posts: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      posts.push({ method: request.method, type: request.headers['content-type'], body: JSON.parse(text) })
      response.writeHead(status).end(body)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, posts }
}

function aRecord(changes: Partial<QuoteRecord>): QuoteRecord {
  const nothing = { quarantineReason: undefined, quarantinedAt: undefined, releasedAt: undefined, deliveredAt: undefined, linksValidFrom: undefined }
  return { ...aQuote(), ...nothing, replies: [], photos: [], note: '', ...changes }
}

/** Probes a server; `finds` are what the database holds at each look, a second after the other. */
async function probed(functionUrl: string, finds: (QuoteRecord | undefined)[], mailTo: string[] = ['Ägaren <agare@example.se>']) {
  const did: unknown[] = []
  let at = Date.parse('2026-11-21T12:00:00.000Z')
  const result = await probe({
    functionUrl,
    mailTo,
    repository: {
      async find(reference) {
        did.push(`find ${reference}`)
        return finds.length > 1 ? finds.shift() : finds[0]
      },
      async erase(reference, _, reason) {
        did.push(`erase ${reference} ${reason}`)
        return true
      },
    },
    pause: async () => {
      at += 1000
    },
    now: () => new Date(at),
  })
  return { ...result, did }
}

test('a probe is a request that the site takes; it passes once its email was delivered, and is erased', async () => {
  const { url, posts } = await aFunction(200, '{"reference":"F-1"}')
  const { symbol, sentence, did } = await probed(url, [aRecord({}), aRecord({}), aRecord({ deliveredAt: '2026-11-21T12:00:02.000Z' })])
  expect([symbol, sentence]).toEqual(['✓', 'Provet F-1 togs emot och mejlet om det lämnades över.'])
  expect(did).toEqual(['find F-1', 'find F-1', 'find F-1', 'erase F-1 probe'])
  const [post] = posts
  expect(post).toMatchObject({ method: 'POST', type: 'application/json', body: { email: 'agare@example.se', name: 'Prov (npm run doctor)', project: 'annat' } })
  const sent = typeof post === 'object' && post !== null && 'body' in post ? post.body : undefined
  expect(readQuoteRequest(sent).ok).toBe(true)
})

test.each<[string, (QuoteRecord | undefined)[], string, number]>([
  ['is in another database', [undefined], 'Provet F-1 togs emot, men inte i den här databasen. Kör doctor med samma inställningar som servern.', 1],
  ['is set aside', [aRecord({ quarantinedAt: '2026-11-21T12:00:00.000Z' })], 'Provet F-1 lades undan som misstänkt skräppost, så inget mejl skickas.', 1],
  ['is not delivered in a minute', [aRecord({})], 'Provet F-1 togs emot, men mejlet om det har inte kunnat lämnas över på 60 sekunder.', 60],
])('a probe that %s fails, and is erased', async (_, finds, sentence, looks) => {
  const { url } = await aFunction(200, '{"reference":"F-1"}')
  const result = await probed(url, finds)
  expect([result.symbol, result.sentence]).toEqual(['✗', sentence])
  expect(result.did).toHaveLength(looks + 1)
  expect(result.did.at(-1)).toBe('erase F-1 probe')
})

test.each([
  [422, '{"error":"Skriv ditt namn."}', 'Skriv ditt namn.'],
  [502, '<html>', 'svar 502'],
  [200, '{"reference":7}', 'svar 200'],
  [500, 'null', 'svar 500'],
])('a probe that is answered with %i and %s is told', async (status, body, error) => {
  const { url } = await aFunction(status, body)
  expect(await probed(url, [aRecord({})])).toEqual({ symbol: '✗', sentence: `Provet togs inte emot av ${url}: ${error}`, did: [] })
})

test('a probe of a server that does not answer is told', async () => {
  expect((await probed('http://127.0.0.1:1/', [])).sentence).toBe(
    'Provet togs inte emot av http://127.0.0.1:1/: servern svarar inte. Är den startad, och är PUBLIC_URL rätt?',
  )
})
