import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { sentence, trapField } from '#content/quote-form.ts'
import { type QuoteRequest, type Reading, readQuoteRequest, unreadablePlan } from '#domain/quote/quote-request.ts'
import { readSentPlan } from '#domain/room/sent-plan.ts'
import type { QuarantineReason } from '../quotes/quote-transaction.ts'
import type { ReceiveQuote, ReceiveResult } from '../quotes/receive-quote.ts'
import type { Traffic } from '../quotes/traffic.ts'
import { clientNetwork } from './client-network.ts'
import { limitBody } from './limit-body.ts'
import type { Pages } from './pages.tsx'
import { type QuoteResponse, responses, tooMany } from './responses.ts'
import { withTypedEmail } from './typed-email.ts'

export type QuoteRoutesNeeds = {
  receiveQuote: ReceiveQuote
  traffic: Traffic
  trustProxy: boolean
  pages: Pages
  /** The site's origin, which may differ from this server's. */
  publicUrl: string
  report: (error: unknown, requestId?: string) => void
}

/** A full request is about 6 KiB, and a drawing at most 8. */
const MAX_REQUEST_BYTES = 40 * 1024
/** The headers that Supabase's client sends. */
const CLIENT_HEADERS = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region', 'idempotency-key', 'form-trap']
/** Longer keys are cut. */
const MAX_KEY_LENGTH = 255

/** POST /functions/v1/send-email-v2 – receives quote requests, as JSON from a script or from a plain HTML form. */
export function quoteRoutes({ receiveQuote, traffic, trustProxy, pages, publicUrl, report }: QuoteRoutesNeeds) {
  const routes = new Hono<{ Variables: { retryAfter: number | undefined } }>()
  routes.use(cors({ origin: publicUrl, allowMethods: ['POST'], allowHeaders: CLIENT_HEADERS, maxAge: 86_400 }))
  // Refused posts count too: they also take the server's time.
  routes.post('/', async (c, next) => {
    c.set('retryAfter', await secondsToWait(c))
    await next()
  })
  routes.use(limitBody(MAX_REQUEST_BYTES, (c) => asJson(c, responses.tooLarge)))

  routes.post('/', async (c) => {
    switch (mediaType(c)) {
      case 'application/json': {
        const retryAfter = c.get('retryAfter')
        if (retryAfter !== undefined) return asJson(c, tooMany(retryAfter))
        const sent = await readJson(c)
        return asJson(c, sent === undefined ? responses.notJson : await receive(c, sent, readQuoteRequest(withTypedEmail(sent))))
      }
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data': {
        const sent = await c.req.parseBody()
        const reading = readQuoteRequest(withTypedEmail(sent))
        const retryAfter = c.get('retryAfter')
        return asPage(c, reading, retryAfter === undefined ? await receive(c, sent, reading) : tooMany(retryAfter))
      }
      default:
        return asJson(c, responses.wrongType)
    }
  })

  /** Fails open: a broken limiter must not refuse requests. */
  async function secondsToWait(c: Context): Promise<number | undefined> {
    try {
      return await traffic.secondsToWait(clientNetwork(c, trustProxy))
    } catch (error) {
      report(error, c.get('requestId'))
      return undefined
    }
  }

  /** Browsers send Origin, or where they hide it Sec-Fetch-Site; programs may send neither. */
  function isSameOrigin(c: Context): boolean {
    const origin = c.req.header('origin')
    if (origin === undefined || origin === publicUrl || c.req.header('sec-fetch-site') === 'same-origin') return true
    return (URL.parse(origin)?.host ?? 'none') === c.req.header('host')
  }

  async function receive(c: Context, sent: unknown, reading: Reading): Promise<QuoteResponse> {
    if (!isSameOrigin(c)) return responses.crossOrigin
    if (!reading.ok) {
      const [first] = Object.values(reading.errors)
      return { status: 422, error: first ? sentence(first) : '', errors: reading.errors }
    }
    try {
      const key = c.req.header('idempotency-key')?.slice(0, MAX_KEY_LENGTH)
      return responseTo(await receiveQuote(withCheckedPlan(reading.request), { key, quarantineReason: await quarantineReasonOf(c, sent) }))
    } catch (error) {
      report(error, c.get('requestId'))
      return responses.notStored
    }
  }

  /** Suspected requests are quarantined, not refused: a browser that autofills the trap field must not cost a customer. */
  async function quarantineReasonOf(c: Context, sent: unknown): Promise<QuarantineReason | undefined> {
    const trap = typeof sent === 'object' && sent !== null && trapField.name in sent ? sent[trapField.name] : ''
    if (c.req.header('form-trap') === 'too-fast') return 'too-fast'
    if (trap !== '' || c.req.header('form-trap') === 'honeypot') return 'honeypot'
    return (await traffic.isFlood()) ? 'flood' : undefined
  }

  function asPage(c: Context, reading: Reading, response: QuoteResponse) {
    if (response.status === 200) return c.html(pages.thanks(response.reference, response.answerBy))
    const answers = reading.ok ? reading.request : reading.answers
    if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
    return c.html('errors' in response && response.errors ? pages.refused(answers, response.errors) : pages.failed(answers, response.error), response.status)
  }

  return routes
}

/** An unreadable plan does not refuse the request: it becomes `unreadablePlan`, which the owner's email mentions. */
function withCheckedPlan({ plan, ...request }: QuoteRequest): QuoteRequest {
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

function responseTo(received: ReceiveResult): QuoteResponse {
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

function asJson(c: Context, response: QuoteResponse) {
  if (response.status === 200) return c.json({ success: true, reference: response.reference, answerBy: response.answerBy })
  if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
  return c.json({ success: false, error: response.error, ...('errors' in response && { errors: response.errors }) }, response.status)
}
