import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readEnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { PROBE_HEADER } from '#server/enquiries/probe-mark.ts'
import { aRecord } from '../../../../tests/support/a-request.ts'
import { probe } from './probe.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
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
      posts.push({ method: request.method, type: request.headers['content-type'], mark: request.headers[PROBE_HEADER], body: JSON.parse(text) })
      response.writeHead(status).end(body)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, posts }
}

/** Probes a server; `finds` are what the database holds at each look, a second after the other. */
async function probed(functionUrl: string, finds: (EnquiryRecord | undefined)[], mailTo: string[] = ['Ägaren <agare@example.se>']) {
  const did: unknown[] = []
  let at = Date.parse('2026-11-21T12:00:00.000Z')
  const repository = {
    async find(reference: string) {
      did.push(`find ${reference}`)
      return finds.length > 1 ? finds.shift() : finds[0]
    },
    async erase(reference: string, _: string, reason: string) {
      did.push(`erase ${reference} ${reason}`)
      return true
    },
  }
  const clock = {
    now: () => new Date(at),
    pause: async () => {
      at += 1000
    },
  }
  const result = await probe({ functionUrl, mark: 'the mark' }, mailTo, repository, clock)
  return { ...result, did }
}

test('a probe is a request that the site takes; it passes once its email was delivered, and is erased', async () => {
  const { url, posts } = await aFunction(200, '{"reference":"F-1"}')
  const { symbol, sentence, did } = await probed(url, [aRecord({}), aRecord({}), aRecord({ deliveredAt: '2026-11-21T12:00:02.000Z' })])
  expect([symbol, sentence]).toEqual(['✓', 'Provet F-1 togs emot och mejlet om det lämnades över.'])
  expect(did).toEqual(['find F-1', 'find F-1', 'find F-1', 'erase F-1 probe'])
  const [post] = posts
  expect(post).toMatchObject({
    method: 'POST',
    type: 'application/json',
    mark: 'the mark',
    body: { email: 'agare@example.se', name: 'Prov av webbplatsen', project: 'annat' },
  })
  const sent = typeof post === 'object' && post !== null && 'body' in post ? post.body : undefined
  expect(readEnquiryAnswers(sent).ok).toBe(true)
})

test('a probe says that it is one, and is no copy of the one before', async () => {
  const { url, posts } = await aFunction(200, '{"reference":"F-1"}')
  for (let time = 0; time < 2; time += 1) await probed(url, [undefined])
  const messages = posts.map((post) => /"message":"([^"]+)"/.exec(JSON.stringify(post))?.[1] ?? '')
  for (const message of messages) expect(message).toMatch(/^Det här är ett prov av hela kedjan\. Det finns inget att svara på\. [\da-f-]{36}$/)
  expect(new Set(messages).size).toBe(2)
})

test.each<[string, (EnquiryRecord | undefined)[], string, number]>([
  [
    'is in another database',
    [undefined],
    'Provet F-1 togs emot, men inte i den här databasen. Radera det på skrivbordet, och kör doctor med samma inställningar som servern.',
    1,
  ],
  ['is set aside', [aRecord({ quarantinedAt: '2026-11-21T12:00:00.000Z' })], 'Provet F-1 hamnade under Misstänkt skräp, så inget mejl skickas.', 1],
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
  expect(await probed(url, [aRecord({})])).toEqual({
    symbol: '✗',
    sentence: `Provet togs inte emot av ${url}: ${error}`,
    onDesk: 'Provet togs inte emot.',
    did: [],
  })
})

test('a probe of a server that does not answer is told', async () => {
  expect((await probed('http://127.0.0.1:1/', [])).sentence).toBe(
    'Provet togs inte emot av http://127.0.0.1:1/: servern svarar inte. Är den startad, och är PUBLIC_URL rätt?',
  )
})
