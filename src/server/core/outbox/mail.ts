import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { openBounceMailbox } from '#server/bounces/bounce-mailbox.ts'
import { makeBounceRepository } from '#server/bounces/bounces.ts'
import { readBounce } from '#server/bounces/read-bounce.ts'
import { type BounceEvent, makeReceiveBounce, type ReceiveBounce } from '#server/bounces/receive-bounce.ts'
import type { SignInCode } from '#server/desk/sign-in/sign-in-code.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { svgToDraw } from '#server/enquiries/emails/drawing-parts.tsx'
import type { OwnerLinks } from '#server/enquiries/owner-links.ts'
import type { CalendarLinks } from '#server/visits/calendar/calendar-links.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { fileTransport } from '../mail/file-transport.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { makePoller, type Poller } from '../poller.ts'
import { makeCircuitBreaker, type Outage } from './circuit-breaker.ts'
import { type DeliveryEvent, LANES, makeDeliverEmails } from './deliver-emails.ts'
import type { EmailToWrite } from './email.ts'
import { makeOutbox } from './outbox.ts'
import { makeSendRate } from './send-rate.ts'
import { makeWriteEmail } from './write-email.ts'

/** Upper limit on an email's wait when nothing triggers the pollers, for instance after a restart. */
const MAIL_POLL_MS = 5_000
/** How long a returned email may lie in its mailbox. */
const BOUNCE_POLL_MS = 60_000

export type Mail = {
  /** Where emails go, for the start message. */
  destination: string
  pollers: Poller[]
  /** Sends what is due now instead of at the next poll. */
  emailQueued(): void
  receiveBounce: ReceiveBounce
  outage(): Outage | undefined
  close(): void
}

type Needs = {
  config: Config
  database: Database
  db: Kysely<Tables>
  ownerLinks: OwnerLinks
  customerLinks: CustomerLinks
  calendarLinks: CalendarLinks
  signInCode: SignInCode
  facts: () => CompanyFacts
  /** Undefined if it cannot be drawn. */
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>
  /** When the owner is told of a returned reply that came at an instant. */
  replyToldAt: (at: Date) => Date
  now: () => Date
  log: Logger
  count: (event: DeliveryEvent | BounceEvent) => void
  report: (error: unknown) => void
}

/** Composition of everything that sends email and takes what comes back. */
export function makeMail(needs: Needs): Mail {
  const { config, database, db, ownerLinks, customerLinks, calendarLinks, signInCode, facts, drawPicture, replyToldAt, now, log, count, report } = needs
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, { ...config, connections: LANES.length }) : fileTransport(join(config.dataDir, 'mail'))
  const breaker = makeCircuitBreaker({
    now,
    onOutage: (outage) => log.error({ event: 'mail server left alone', ...outage }),
    onReached(outage) {
      if (outage) log.info({ event: 'mail server works again', since: outage.since })
      emailQueued()
    },
  })
  const writeEmail = makeWriteEmail({ ...config, ownerLinks, customerLinks, calendarLinks, signInCode, facts })
  const delivery = {
    now,
    transport,
    breaker,
    rate: makeSendRate({ now, perMinute: config.smtpRate }),
    outbox: makeOutbox(db, database, report, config.mailTo.length),
    async write(email: EmailToWrite) {
      const svg = svgToDraw(email)
      return writeEmail(svg === undefined ? email : { ...email, picture: await drawPicture(svg) })
    },
    report: (event: DeliveryEvent) => {
      count(event)
      log[event.event === 'email given up' ? 'error' : 'info'](event)
    },
  }
  const lanes = LANES.map((lane) => makePoller({ work: makeDeliverEmails(lane, delivery), onError: report, everyMs: MAIL_POLL_MS }))
  const receiveBounce = makeReceiveBounce({
    now,
    readBounce,
    bounces: makeBounceRepository(db),
    replyToldAt,
    emailQueued,
    report: (event) => {
      count(event)
      log.error(event)
    },
  })

  function emailQueued() {
    for (const lane of lanes) lane.trigger()
  }

  function pollBounces(path: string): Poller {
    const mailbox = openBounceMailbox(path, now)
    const work = async () => {
      for await (const message of mailbox.newMessages()) await receiveBounce(message)
    }
    return makePoller({ work, onError: report, everyMs: BOUNCE_POLL_MS })
  }

  return {
    destination: transport.destination,
    pollers: config.bounceMailbox === undefined ? lanes : [...lanes, pollBounces(config.bounceMailbox)],
    emailQueued,
    receiveBounce,
    outage: breaker.outage,
    close: transport.close,
  }
}
