import { join } from 'node:path'
import type { Base, PublishedNow } from '../core.ts'
import type { Jobs } from '../jobs.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { makePoller } from '../poller.ts'
import { makeCircuitBreaker, type Outage } from './circuit-breaker.ts'
import type { EmailDefinitions } from './define-email.ts'
import { type DeliveryEvent, type DueEmail, LANES, makeDeliverEmails } from './deliver-emails.ts'
import { makeOutbox } from './outbox.ts'
import { makeSendRate } from './send-rate.ts'
import { makeWriteEmail } from './write-email.ts'

/** Upper limit on an email's wait when nothing triggers the pollers, for instance after a restart. */
const MAIL_POLL_MS = 5_000

export type Mail = {
  /** Where emails go, for the start message. */
  destination: string
  jobs: Jobs
  /** Sends what is due now instead of at the next poll. */
  emailQueued(): void
  outage(): Outage | undefined
  close(): void
}

type Needs = {
  emails: EmailDefinitions
  /** Undefined if it cannot be drawn. */
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>
  count: (event: DeliveryEvent) => void
}

/** Everything that sends email. */
export function makeMail({ config, database, db, signing, facts, now, log, report }: Base & PublishedNow, { emails, drawPicture, count }: Needs): Mail {
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, { ...config, connections: LANES.length }) : fileTransport(join(config.dataDir, 'mail'))
  const breaker = makeCircuitBreaker({
    now,
    onOutage: (outage) => log.error({ event: 'mail server left alone', ...outage }),
    onReached(outage) {
      if (outage) log.info({ event: 'mail server works again', since: outage.since })
      emailQueued()
    },
  })
  const writeEmail = makeWriteEmail({ ...config, emails, signing, facts })
  const delivery = {
    now,
    transport,
    breaker,
    rate: makeSendRate({ now, perMinute: config.smtpRate }),
    outbox: makeOutbox(db, database, emails, report, config.mailTo.length),
    async write(email: DueEmail) {
      const svg = emails[email.kind].picture?.(email)
      return writeEmail(svg === undefined ? email : { ...email, picture: await drawPicture(svg) })
    },
    report: (event: DeliveryEvent) => {
      count(event)
      log[event.event === 'email given up' ? 'error' : 'info'](event)
    },
  }
  const lanes = LANES.map((lane) => makePoller({ work: makeDeliverEmails(lane, delivery), onError: report, everyMs: MAIL_POLL_MS }))

  function emailQueued() {
    for (const lane of lanes) lane.trigger()
  }

  return { destination: transport.destination, jobs: { pollers: lanes }, emailQueued, outage: breaker.outage, close: transport.close }
}
