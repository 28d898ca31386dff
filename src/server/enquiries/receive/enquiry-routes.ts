import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { sentenceOf, trapField } from '#content/enquiries/quote-form.ts'
import { type EnquiryAnswers, type Reading, unreadablePlan } from '#domain/enquiry/enquiry-answers.ts'
import { readSentDesigns } from '#domain/room/designs.ts'
import type { Core } from '#server/core/core.ts'
import { bodyOf, readPast } from '#server/core/http/body.ts'
import { clientNetwork, clientOrigin } from '#server/core/http/client-network.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { isSameOrigin } from '#server/core/http/same-origin.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { FormPhotos } from '#server/enquiries/form-photos.ts'
import type { PhotoOutcome } from '#server/enquiries/photo-outcome.tsx'
import type { CustomerLinks } from '../customer-links.ts'
import { isOursOrNoProbe, PROBE_HEADER } from '../probe-mark.ts'
import type { AdmitEnquiry } from './admit-enquiry.ts'
import { receiveFormWithPhotos } from './form-with-photos.ts'
import type { Pages } from './pages.tsx'
import type { ReceiveEnquiry } from './receive-enquiry.ts'
import { type EnquiryResponse, quarantineFull, responses, tooMany } from './responses.ts'
import { readSentAnswers } from './sent-answers.ts'

const MULTIPART = 'multipart/form-data'
/** The longest answers are about 6 KiB, and a drawing at most 8. */
const MAX_REQUEST_BYTES = 40 * 1024
/** The headers that Supabase's client sends. */
const CLIENT_HEADERS = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region', 'idempotency-key', 'form-trap']
/** Longer keys are cut. */
const MAX_KEY_LENGTH = 255

/** POST /functions/v1/send-email-v2 – receives quote requests, as JSON from a script or from a plain HTML form. */
export function enquiryRoutes(
  { config, db, facts, report, signing }: Core,
  room: { receiveEnquiry: ReceiveEnquiry; admitEnquiry: AdmitEnquiry; customerLinks: CustomerLinks; pages: Pages },
  traffic: Traffic,
  photos: FormPhotos,
) {
  const { receiveEnquiry, admitEnquiry, customerLinks, pages } = room
  const { trustProxy, publicUrl } = config
  const routes = new Hono<{ Variables: { retryAfter: number | undefined } }>()
  routes.use(cors({ origin: publicUrl, allowMethods: ['POST'], allowHeaders: CLIENT_HEADERS, maxAge: 86_400 }))
  // Refused posts count too, because they take the server's time as well.
  routes.post('/', async (c, next) => {
    c.set('retryAfter', await secondsToWait(c))
    await next()
  })
  // A form with photos is read while it arrives, and its answers are limited then (form-with-photos.ts).
  const limited = limitBody(MAX_REQUEST_BYTES, (c) => asJson(c, responses.tooLarge))
  routes.use((c, next) => (mediaType(c) === MULTIPART ? next() : limited(c, next)))

  routes.post('/', async (c) => {
    switch (mediaType(c)) {
      case 'application/json': {
        const retryAfter = c.get('retryAfter')
        if (retryAfter !== undefined) return asJson(c, tooMany(retryAfter, facts()))
        if (!(await isOursOrNoProbe(c.req.header(PROBE_HEADER), signing.secret, db))) return asJson(c, responses.probeOfAnother)
        const sent = await c.req.json<unknown>().catch(() => undefined)
        return asJson(c, sent === undefined ? responses.notJson : await receive(c, sent, readSentAnswers(sent)))
      }
      case MULTIPART:
        return receiveWithPhotos(c)
      case 'application/x-www-form-urlencoded': {
        const sent = await c.req.parseBody().catch(() => undefined)
        const reading = readSentAnswers(sent ?? {})
        if (sent === undefined) return asPage(c, reading, responses.unreadableForm)
        const retryAfter = c.get('retryAfter')
        return asPage(c, reading, retryAfter === undefined ? await receive(c, sent, reading) : tooMany(retryAfter, facts()))
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

  async function receive(c: Context, sent: unknown, reading: Reading): Promise<EnquiryResponse> {
    if (!isSameOrigin(c.req, publicUrl)) return responses.crossOrigin
    if (!reading.ok) {
      const [first] = Object.values(reading.errors)
      return { status: 422, error: first ? sentenceOf(first, facts()) : '', errors: reading.errors }
    }
    try {
      const request = withCheckedPlan(reading.request)
      const admission = await admitEnquiry(request, clientOrigin(c, trustProxy), trapIn(c, sent))
      if (admission.verdict === 'full') return quarantineFull(facts())
      const key = c.req.header('idempotency-key')?.slice(0, MAX_KEY_LENGTH)
      const received = await receiveEnquiry(request, { key, quarantine: admission.verdict === 'quarantine' ? admission : undefined })
      if (received.outcome === 'key taken') return responses.keyTaken
      if (received.outcome === 'in flight') return responses.inFlight
      const { reference, receivedAt, answerBy, confirmed, pageIssuedAt } = received
      const page = pageIssuedAt === undefined ? undefined : customerLinks.pathTo(reference, pageIssuedAt)
      return { status: 200, reference, answerBy, confirmed, page, photoOffer: await photos.offerPhotos(reference, receivedAt) }
    } catch (error) {
      report(error, c.get('requestId'))
      return responses.notStored
    }
  }

  async function receiveWithPhotos(c: Context) {
    const tooSoon = c.get('retryAfter')
    // The form is not parsed. A body without photos is read to its end all the same, so that the browser shows the page.
    if (tooSoon !== undefined) {
      await readPast(bodyOf(c), MAX_REQUEST_BYTES)
      return asPage(c, readSentAnswers({}), tooMany(tooSoon, facts()))
    }
    const { reading, response, ...received } = await receiveFormWithPhotos(c, {
      mostBytes: MAX_REQUEST_BYTES,
      accept: (answers, answersRead) => receive(c, answers, answersRead),
      receivePhoto: (photo, body) => photos.receivePhoto({ ...photo, network: clientNetwork(c, trustProxy) }, body),
      report: (error) => report(error, c.get('requestId')),
    })
    return asPage(c, reading, response, received.photos)
  }

  function asPage(c: Context, reading: Reading, response: EnquiryResponse, outcome?: PhotoOutcome) {
    if (response.status === 200)
      return c.html(pages.thanks({ ...response, photos: outcome, confirmedTo: response.confirmed && reading.ok ? reading.request.email : undefined }))
    const answers = reading.ok ? reading.request : reading.answers
    if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
    return c.html(
      'errors' in response && response.errors ? pages.refused(answers, response.errors, outcome) : pages.failed(answers, response.error, outcome),
      response.status,
    )
  }

  return routes
}

/** A caught form is quarantined, not refused: a browser that autofills the trap field must not cost the owner a customer. */
function trapIn(c: Context, sent: unknown): 'honeypot' | 'too-fast' | undefined {
  const trap = typeof sent === 'object' && sent !== null && trapField.name in sent ? sent[trapField.name] : ''
  const header = c.req.header('form-trap')
  if (header === 'too-fast') return header
  return trap === '' && header !== 'honeypot' ? undefined : 'honeypot'
}

/** An unreadable plan does not refuse the request: it becomes `unreadablePlan`, which the owner's email mentions. */
function withCheckedPlan({ plan, ...request }: EnquiryAnswers): EnquiryAnswers {
  if (plan === undefined) return request
  return { ...request, plan: readSentDesigns(plan)?.packed ?? unreadablePlan }
}

function mediaType(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function asJson(c: Context, response: EnquiryResponse) {
  if (response.status === 200) {
    const { reference, answerBy, confirmed, page, photoOffer } = response
    return c.json({
      success: true,
      reference,
      ...(answerBy === undefined ? { replyPromised: false } : { answerBy, confirmed }),
      ...(page && { page }),
      ...photoOffer,
    })
  }
  if (response.status === 429) c.header('Retry-After', String(response.retryAfter))
  return c.json({ success: false, error: response.error, ...('errors' in response && { errors: response.errors }) }, response.status)
}
