import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { sentence, trapField } from '#content/quote-form.ts'
import { type QuoteRequest, type Reading, readQuoteRequest, unreadablePlan } from '#domain/quote/quote-request.ts'
import { readSentPlan } from '#domain/room/sent-plan.ts'
import type { QuarantineReason } from '../quotes/quote-transaction.ts'
import type { Received, ReceiveQuote } from '../quotes/receive-quote.ts'
import type { Traffic } from '../quotes/traffic.ts'
import { clientNetwork } from './client-network.ts'
import { limitBody } from './limit-body.ts'
import type { Pages } from './pages.tsx'
import { type QuoteResponse, responses, tooMany } from './responses.ts'

export type QuoteRoutesNeeds = {
  receiveQuote: ReceiveQuote
  traffic: Traffic
  trustProxy: boolean
  pages: Pages
  /** The site's own address, which may be another one than this server's. */
  publicUrl: string
  report: (error: unknown, requestId?: string) => void
}

/** A full request is about 6 KiB, and a drawing at most 8. Looked at before anything is read. */
const MAX_BODY_BYTES = 40 * 1024
/** What Supabase's client sends along with a call. */
const CLIENT_HEADERS = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region', 'idempotency-key']
/** Longer keys are cut: a key is a name, not a text. */
const MAX_KEY_LENGTH = 255

/** POST /functions/v1/send-email-v2 – the one door a quote request comes in through, from a script or from a plain form. */
export function quoteRoutes({ receiveQuote, traffic, trustProxy, pages, publicUrl, report }: QuoteRoutesNeeds) {
  const routes = new Hono<{ Variables: { retryAfter: number | undefined } }>()
  routes.use(cors({ origin: publicUrl, allowMethods: ['POST'], allowHeaders: CLIENT_HEADERS, maxAge: 86_400 }))
  // Every post counts, whatever becomes of it: one that is refused takes the server's time too.
  routes.post('/', async (c, next) => {
    c.set('retryAfter', await secondsToWait(c))
    await next()
  })
  routes.use(limitBody(MAX_BODY_BYTES, (c) => inJson(c, responses.tooLarge)))

  routes.post('/', async (c) => {
    switch (mediaType(c)) {
      case 'application/json': {
        const retryAfter = c.get('retryAfter')
        if (retryAfter !== undefined) return inJson(c, tooMany(retryAfter))
        const sent = await readJson(c)
        return inJson(c, sent === undefined ? responses.notJson : await response(c, sent, readQuoteRequest(sent)))
      }
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data': {
        const sent = await c.req.parseBody()
        const reading = readQuoteRequest(sent)
        const retryAfter = c.get('retryAfter')
        return inPage(c, reading, retryAfter === undefined ? await response(c, sent, reading) : tooMany(retryAfter))
      }
      default:
        return inJson(c, responses.wrongType)
    }
  })

  /** A limiter that cannot count lets everybody in: a request comes first. */
  async function secondsToWait(c: Context): Promise<number | undefined> {
    try {
      return await traffic.secondsToWait(clientNetwork(c, trustProxy))
    } catch (error) {
      report(error, c.get('requestId'))
      return undefined
    }
  }

  /** A browser says where a post comes from – some only that it comes from here –, and a program may leave it out. */
  function isOurs(c: Context): boolean {
    const origin = c.req.header('origin')
    if (origin === undefined || origin === publicUrl || c.req.header('sec-fetch-site') === 'same-origin') return true
    return (URL.parse(origin)?.host ?? 'none') === c.req.header('host')
  }

  async function response(c: Context, sent: unknown, reading: Reading): Promise<QuoteResponse> {
    if (!isOurs(c)) return responses.foreign
    if (!reading.ok) {
      const [first] = Object.values(reading.errors)
      return { status: 422, error: first ? sentence(first) : '', errors: reading.errors }
    }
    try {
      const key = c.req.header('idempotency-key')?.slice(0, MAX_KEY_LENGTH)
      return responseTo(await receiveQuote(withReadPlan(reading.request), { key, quarantineReason: await suspect(sent) }))
    } catch (error) {
      report(error, c.get('requestId'))
      return responses.notKept
    }
  }

  /** Nothing that is suspected here is refused: a browser that fills in every field must not lose a customer. */
  async function suspect(sent: unknown): Promise<QuarantineReason | undefined> {
    const trap = typeof sent === 'object' && sent !== null && trapField.name in sent ? sent[trapField.name] : ''
    if (trap === trapField.haste) return 'haste'
    if (trap !== '') return 'honeypot'
    return (await traffic.isFlood()) ? 'flood' : undefined
  }

  function inPage(c: Context, reading: Reading, response: QuoteResponse) {
    if (response.status === 200) return c.html(pages.thanks(response.reference, response.answerBy))
    const written = reading.ok ? reading.request : reading.answers
    if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
    return c.html('errors' in response && response.errors ? pages.refused(written, response.errors) : pages.failed(written, response.error), response.status)
  }

  return routes
}

/** An unreadable drawing is left out and the owner told of it; the request itself must not suffer. */
function withReadPlan({ plan, ...request }: QuoteRequest): QuoteRequest {
  if (plan === undefined) return request
  return { ...request, plan: readSentPlan(plan)?.packed ?? unreadablePlan }
}

function mediaType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json<unknown>()
  } catch {
    return undefined
  }
}

function responseTo(received: Received): QuoteResponse {
  switch (received.outcome) {
    case 'kept':
    case 'known':
      return { status: 200, reference: received.reference, answerBy: received.answerBy }
    case 'key taken':
      return responses.keyTaken
    case 'in flight':
      return responses.inFlight
  }
}

function inJson(c: Context, response: QuoteResponse) {
  if (response.status === 200) return c.json({ success: true, reference: response.reference, answerBy: response.answerBy })
  if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
  return c.json({ success: false, error: response.error, ...('errors' in response && { errors: response.errors }) }, response.status)
}
