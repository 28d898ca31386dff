import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DeliveryEvent } from '../outbox/deliver-emails.ts'
import type { ReceiveQuote } from '../quotes/receive-quote.ts'
import type { Backlog, ReadBacklog } from './backlog.ts'

/** An answer of a door where something is decided. */
type Answered = { method: string; path: string; status: number; ms: number }

type Needs = {
  now: () => Date
  readBacklog: ReadBacklog
  /** Hours within which an answer is promised. */
  replyHours: number
  /** Where requests are sent; other doors are only timed. */
  functionPath: string
  /** What is running. */
  build: string
}

export type Metrics = ReturnType<typeof makeMetrics>

const OUTCOMES = ['accepted', 'quarantined', 'repeated', 'refused', 'failed'] as const
type Outcome = (typeof OUTCOMES)[number]

/** In seconds; an answer that takes more than one is a fault already. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** What is worth watching. What happens is counted since the start of this process; what waits is read when it is asked for. */
export function makeMetrics({ now, readBacklog, replyHours, functionPath, build }: Needs) {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({ name: 'fogratt_requests_total', help: 'Quote requests, by what became of them', labelNames: ['outcome'], registers })
  const responses = new Histogram({
    name: 'fogratt_response_seconds',
    help: 'Time to an answer where something is decided',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const emails = new Counter({ name: 'fogratt_emails_total', help: 'Attempts to hand an email over', labelNames: ['kind', 'outcome'], registers })
  const waiting = makeWaiting(registers)
  new Gauge({ name: 'fogratt_promise_seconds', help: 'Time within which an answer is promised', registers }).set(replyHours * 3600)
  new Gauge({ name: 'fogratt_build_info', help: 'What is running', labelNames: ['build', 'node'], registers }).set({ build, node: process.version }, 1)
  // A series that begins at 0 shows its first step.
  for (const outcome of OUTCOMES) count(outcome, 0)

  function count(outcome: Outcome, by = 1) {
    requests.inc({ outcome }, by)
  }

  return {
    /** Does what it is given, and counts what came of it. */
    counted(receiveQuote: ReceiveQuote): ReceiveQuote {
      return async (request, options) => {
        const received = await receiveQuote(request, options)
        if (received.outcome === 'known') count('repeated')
        if (received.outcome === 'kept') count(options.quarantineReason ? 'quarantined' : 'accepted')
        return received
      }
    },

    answered({ method, path, status, ms }: Answered) {
      responses.observe({ route: path, status }, ms / 1000)
      if (path === functionPath && method === 'POST' && status >= 400) count(status >= 500 ? 'failed' : 'refused')
    },

    delivery({ kind, event }: DeliveryEvent) {
      emails.inc({ kind, outcome: event.replace('email ', '').replaceAll(' ', '_') })
    },

    /** Everything, in the words of Prometheus. Rejects when the books cannot be read: a measure that stands still would lie. */
    async read(): Promise<{ text: string; type: string }> {
      waiting.set(await readBacklog(), now())
      return { text: await register.metrics(), type: register.contentType }
    },
  }
}

function makeWaiting(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const unsent = gauge('fogratt_emails_waiting', 'Letters that have not left yet')
  const givenUp = gauge('fogratt_emails_given_up', 'Letters that will not be tried again')
  const oldestUnsent = gauge('fogratt_oldest_unsent_email_seconds', 'Age of the oldest email that has not left; 0 when there is none')
  const unanswered = gauge('fogratt_unanswered', 'Quotes that the owner has not answered')
  const oldestUnanswered = gauge('fogratt_oldest_unanswered_seconds', 'Age of the oldest unanswered quote; 0 when there is none')
  const late = gauge('fogratt_late_seconds', 'How long the first promise has been broken; 0 while none is. Holidays are heeded')
  const quarantined = gauge('fogratt_quarantined', 'Quotes kept apart that nobody has released')

  return {
    set(backlog: Backlog, now: Date) {
      unsent.set(backlog.emails.waiting)
      givenUp.set(backlog.emails.givenUp)
      oldestUnsent.set(secondsSince(backlog.emails.oldestQueuedAt, now))
      unanswered.set(backlog.unanswered.count)
      oldestUnanswered.set(secondsSince(backlog.unanswered.oldestReceivedAt, now))
      late.set(secondsSince(backlog.unanswered.nextAnswerBy, now))
      quarantined.set(backlog.quarantined)
    },
  }
}

/** 0 for what has not happened: no such instant, or one that lies ahead. */
function secondsSince(instant: string | undefined, now: Date): number {
  return instant === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
}
