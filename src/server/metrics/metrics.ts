import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DeliveryEvent } from '../outbox/deliver-emails.ts'
import type { ReceiveQuote } from '../quotes/receive-quote.ts'
import type { Backlog, ReadBacklog } from './backlog.ts'

/** A finished request to a dynamic route. */
type FinishedRequest = { method: string; path: string; status: number; ms: number }

type Needs = {
  now: () => Date
  readBacklog: ReadBacklog
  /** Hours within which a reply is promised. */
  replyHours: number
  /** The quote route: its responses are counted by outcome, other routes' are only timed. */
  functionPath: string
  /** The build id. */
  build: string
}

export type Metrics = ReturnType<typeof makeMetrics>

const OUTCOMES = ['accepted', 'quarantined', 'repeated', 'refused', 'failed'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Seconds. A response that takes longer than one is already a problem. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Prometheus metrics. Events are counted since the process started; the backlog is read from the database at each scrape. */
export function makeMetrics({ now, readBacklog, replyHours, functionPath, build }: Needs) {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({ name: 'fogratt_requests_total', help: 'Quote requests by outcome', labelNames: ['outcome'], registers })
  const responses = new Histogram({
    name: 'fogratt_response_seconds',
    help: 'Response time of the dynamic routes',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const emails = new Counter({
    name: 'fogratt_emails_total',
    help: 'Delivery attempts by kind of email and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const backlogGauges = makeBacklogGauges(registers)
  new Gauge({ name: 'fogratt_promise_seconds', help: 'Time within which a reply is promised', registers }).set(replyHours * 3600)
  new Gauge({ name: 'fogratt_build_info', help: 'The running build and its Node version', labelNames: ['build', 'node'], registers }).set(
    { build, node: process.version },
    1,
  )
  // Starting each series at 0 makes its first increment visible.
  for (const outcome of OUTCOMES) count(outcome, 0)

  function count(outcome: Outcome, by = 1) {
    requests.inc({ outcome }, by)
  }

  return {
    /** Wraps the use case and counts its outcomes. */
    countOutcomes(receiveQuote: ReceiveQuote): ReceiveQuote {
      return async (request, options) => {
        const received = await receiveQuote(request, options)
        if (received.outcome === 'known') count('repeated')
        if (received.outcome === 'kept') count(options.quarantineReason ? 'quarantined' : 'accepted')
        return received
      }
    },

    requestDone({ method, path, status, ms }: FinishedRequest) {
      responses.observe({ route: path, status }, ms / 1000)
      if (path === functionPath && method === 'POST' && status >= 400) count(status >= 500 ? 'failed' : 'refused')
    },

    emailAttempted({ kind, event }: DeliveryEvent) {
      emails.inc({ kind, outcome: event.replace('email ', '').replaceAll(' ', '_') })
    },

    /** In Prometheus' text format. Rejects when the database cannot be read: stale gauges would mislead. */
    async read(): Promise<{ text: string; type: string }> {
      backlogGauges.set(await readBacklog(), now())
      return { text: await register.metrics(), type: register.contentType }
    },
  }
}

function makeBacklogGauges(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const unsent = gauge('fogratt_emails_waiting', 'Emails that are not sent yet, ten thousand at most')
  const givenUp = gauge('fogratt_emails_given_up', 'Emails that were given up, ten thousand at most')
  const oldestUnsent = gauge('fogratt_oldest_unsent_email_seconds', 'Age of the oldest unsent email; 0 when there is none')
  const unanswered = gauge('fogratt_unanswered', 'Quotes without a reply, ten thousand at most')
  const oldestUnanswered = gauge('fogratt_oldest_unanswered_seconds', 'Age of the oldest unanswered quote; 0 when there is none')
  const late = gauge('fogratt_late_seconds', 'Time since the earliest missed reply deadline, holidays excluded; 0 when there is none')
  const quarantined = gauge('fogratt_quarantined', 'Quotes in quarantine, ten thousand at most')

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

/** 0 when there is no instant or it lies in the future. */
function secondsSince(instant: string | undefined, now: Date): number {
  return instant === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
}
