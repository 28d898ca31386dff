import { join } from 'node:path'
import type { Base, PublishedNow } from '../core.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { makePoller } from '../poller.ts'
import { makeCircuitBreaker } from './circuit-breaker.ts'
import type { EmailDefinitions } from './define-email.ts'
import { type DeliveryEvent, makeDeliverEmails } from './deliver-emails.ts'
import { type DueEmail, LANES, makeOutbox } from './outbox.ts'
import { makeSendRate } from './send-rate.ts'
import { makeWriteEmail } from './write-email.ts'

/** Upper limit on an email's wait when nothing triggers the pollers, for instance after a restart. */
const MAIL_POLL_MS = 5_000

/** Everything that sends email. `drawPicture` makes a PNG of an SVG, and resolves to undefined if it cannot. */
export function makeMail(
  base: Base & PublishedNow,
  emails: EmailDefinitions,
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>,
  count: (event: DeliveryEvent) => void,
) {
  const { config, database, db, now, log, report } = base
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, { ...config, connections: LANES.length }) : fileTransport(join(config.dataDir, 'mail'))
  const breaker = makeCircuitBreaker({
    now,
    onOutage: (outage) => log.error({ event: 'mail server left alone', ...outage }),
    onReached(outage) {
      if (outage) log.info({ event: 'mail server works again', since: outage.since })
      emailQueued()
    },
  })
  const writeEmail = makeWriteEmail(base, emails, config)
  const delivery = {
    breaker,
    rate: makeSendRate({ now, perMinute: config.smtpRate }),
    outbox: makeOutbox(db, database, emails, report, config.mailTo),
    async send(email: DueEmail) {
      const svg = emails[email.kind].picture?.(email)
      await transport.deliver(writeEmail(svg === undefined ? email : { ...email, picture: await drawPicture(svg) }))
    },
  }
  const lanes = LANES.map((lane) => makePoller({ work: makeDeliverEmails(base, lane, delivery, reportDelivery), onError: report, everyMs: MAIL_POLL_MS }))

  function reportDelivery(event: DeliveryEvent) {
    count(event)
    log[event.event === 'email given up' ? 'error' : 'info'](event)
  }

  /** Sends what is due now instead of at the next poll. */
  function emailQueued() {
    for (const lane of lanes) lane.trigger()
  }

  return {
    /** Where emails go, for the start message. */
    destination: transport.destination,
    jobs: { pollers: lanes },
    emailQueued,
    outage: breaker.outage,
    close: transport.close,
  }
}
