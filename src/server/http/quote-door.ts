import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { sentence } from '#content/quote-form.ts'
import { type Reading, readQuoteRequest } from '#domain/quote/quote-request.ts'
import type { ReceiveQuote } from '../quotes/receive-quote.ts'
import { type Answer, answers } from './answers.ts'
import type { Pages } from './pages.tsx'

type Needs = {
  receiveQuote: ReceiveQuote
  pages: Pages
  /** The site's own origin, which may be another one than this server's. */
  siteOrigin: string
  report: (error: unknown) => void
}

/** The address of the backend function (specification §7), the same as on Supabase. */
export const FUNCTION_PATH = '/functions/v1/send-email-v2'

/** A full request is about 6 KiB. Looked at before anything is read. */
const MAX_BODY_BYTES = 32 * 1024
/** What supabase's client sends along with a call. */
const CLIENT_HEADERS = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region', 'idempotency-key']

/** POST /functions/v1/send-email-v2 – the one door a quote request comes in through, from a script or from a plain form. */
export function quoteDoor({ receiveQuote, pages, siteOrigin, report }: Needs) {
  const door = new Hono()
  door.use(cors({ origin: siteOrigin, allowMethods: ['POST'], allowHeaders: CLIENT_HEADERS, maxAge: 86_400 }))
  door.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(spoken(answers.tooLarge), 413) }))

  door.post('/', async (c) => {
    switch (mediaType(c)) {
      case 'application/json': {
        const sent = await readJson(c)
        return inJson(c, sent === undefined ? answers.notJson : await receive(readQuoteRequest(sent)))
      }
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data': {
        const reading = readQuoteRequest(await c.req.parseBody())
        return inPage(c, reading, await receive(reading))
      }
      default:
        return inJson(c, answers.wrongType)
    }
  })

  async function receive(reading: Reading): Promise<Answer> {
    if (!reading.ok) {
      const [first] = Object.values(reading.faults)
      return { status: 422, error: first ? sentence(first) : '', faults: reading.faults }
    }
    try {
      return { status: 200, reference: (await receiveQuote(reading.request)).reference }
    } catch (error) {
      report(error)
      return answers.notKept
    }
  }

  function inPage(c: Context, reading: Reading, answer: Answer) {
    if (answer.status === 200) return c.html(pages.thanks(answer.reference))
    const written = reading.ok ? reading.request : reading.answers
    return c.html(answer.status === 422 ? pages.refused(written, answer.faults) : pages.failed(written), answer.status)
  }

  return door
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

function inJson(c: Context, answer: Answer) {
  return c.json(spoken(answer), answer.status)
}

function spoken(answer: Answer) {
  if (answer.status === 200) return { success: true, reference: answer.reference }
  return { success: false, error: answer.error, ...('faults' in answer && { faults: answer.faults }) }
}
