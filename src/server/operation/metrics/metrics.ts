import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { company } from '#content/company/company.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { BounceEvent } from '#server/bounces/receive-bounce.ts'
import type { Base } from '#server/core/core.ts'
import type { Outage } from '#server/core/outbox/circuit-breaker.ts'
import type { DeliveryEvent } from '#server/core/outbox/deliver-emails.ts'
import type { ReceiveEnquiry } from '#server/enquiries/index.ts'
import type { Backlog, ReadBacklog } from './backlog.ts'

/** A finished request to a dynamic route. */
type FinishedRequest = { method: string; path: string; status: number; ms: number }

export type Metrics = ReturnType<typeof makeMetrics>

const OUTCOMES = ['accepted', 'quarantined', 'repeated', 'refused', 'failed'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Seconds. A response that takes longer than one is already a problem. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Prometheus metrics. Events are counted since the process started; the backlog is read from the database at each scrape. */
export function makeMetrics({ now }: Pick<Base, 'now'>, readBacklog: ReadBacklog, mailOutage: () => Outage | undefined, build: string) {
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
  const photos = new Counter({ name: 'fogratt_photo_uploads_total', help: 'Photos and PDFs that were sent, by outcome', labelNames: ['outcome'], registers })
  const signIns = new Counter({ name: 'fogratt_sign_ins_total', help: 'What happened at signing in to the desk', labelNames: ['event'], registers })
  const backlogGauges = BACKLOG_GAUGES.map(([name, help, value]) => ({ gauge: new Gauge({ name, help, registers }), value }))
  const outageGauge = new Gauge({ name: 'fogratt_mail_outage_seconds', help: 'Time since the mail server takes no email; 0 while it does', registers })
  new Gauge({ name: 'fogratt_promise_seconds', help: 'Time within which a reply is promised', registers }).set(company.replyHours * 3600)
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
    photoReceived(outcome: 'kept' | 'refused' | 'failed') {
      photos.inc({ outcome })
    },

    /** Wraps the use case and counts its outcomes. */
    countOutcomes(receiveEnquiry: ReceiveEnquiry): ReceiveEnquiry {
      return async (request, options) => {
        const received = await receiveEnquiry(request, options)
        if (received.outcome === 'known') count('repeated')
        if (received.outcome === 'kept') count(options.quarantine ? 'quarantined' : 'accepted')
        return received
      }
    },

    /** The responses of the enquiry route are counted by outcome, other routes' are only timed. */
    requestDone({ method, path, status, ms }: FinishedRequest) {
      responses.observe({ route: path, status }, ms / 1000)
      if (path === FUNCTION_PATH && method === 'POST' && status >= 400) count(status >= 500 ? 'failed' : 'refused')
    },

    emailAttempted({ kind, event }: DeliveryEvent | BounceEvent) {
      emails.inc({ kind, outcome: event.replace('email ', '').replaceAll(' ', '_') })
    },

    signIn({ event }: { event: string }) {
      signIns.inc({ event: event.replaceAll(' ', '_').replaceAll('-', '_') })
    },

    /** In Prometheus' text format. Rejects when the database cannot be read: stale gauges would mislead. */
    async read(): Promise<{ text: string; type: string }> {
      const backlog = await readBacklog()
      for (const { gauge, value } of backlogGauges) gauge.set(value(backlog, now()))
      outageGauge.set(secondsSince(mailOutage()?.since, now()))
      return { text: await register.metrics(), type: register.contentType }
    },
  }
}

/** What is waiting, each with its value. */
const BACKLOG_GAUGES: readonly [name: string, help: string, value: (backlog: Backlog, now: Date) => number][] = [
  ['fogratt_emails_waiting', 'Emails that are not sent yet, ten thousand at most', ({ emails }) => emails.waiting],
  ['fogratt_emails_given_up', 'Emails that were given up, ten thousand at most', ({ emails }) => emails.givenUp],
  [
    'fogratt_oldest_unsent_email_seconds',
    'Age of the oldest unsent email; 0 when there is none',
    ({ emails }, now) => secondsSince(emails.oldestQueuedAt, now),
  ],
  ['fogratt_unanswered', 'Enquiries without a reply, ten thousand at most', ({ unanswered }) => unanswered.count],
  [
    'fogratt_oldest_unanswered_seconds',
    'Age of the oldest unanswered enquiry; 0 when there is none',
    ({ unanswered }, now) => secondsSince(unanswered.oldestReceivedAt, now),
  ],
  [
    'fogratt_late_seconds',
    'Time since the earliest missed reply deadline, holidays excluded; 0 when there is none',
    ({ unanswered }, now) => secondsSince(unanswered.nextAnswerBy, now),
  ],
  ['fogratt_quarantined', 'Enquiries in quarantine, ten thousand at most', ({ quarantined }) => quarantined],
  ['fogratt_photos', 'Stored photos and PDFs', ({ photos }) => photos.count],
  ['fogratt_photo_bytes', 'Bytes of stored photos and PDFs', ({ photos }) => photos.bytes],
]

/** 0 when there is no instant or it lies in the future. */
function secondsSince(instant: string | undefined, now: Date): number {
  return instant === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
}
