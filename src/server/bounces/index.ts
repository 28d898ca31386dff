import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#server/core/config.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makePoller, type Poller } from '#server/core/poller.ts'
import { openBounceMailbox } from './bounce-mailbox.ts'
import { makeBounceRepository } from './bounces.ts'
import { readBounce } from './read-bounce.ts'
import { type BounceEvent, makeReceiveBounce, type ReceiveBounce } from './receive-bounce.ts'

/** How long a returned email may lie in its mailbox. */
const BOUNCE_POLL_MS = 60_000

type Needs = {
  config: Config
  db: Kysely<Tables>
  /** When the owner is told of a returned reply that came at an instant. */
  replyToldAt: (at: Date) => Date
  emailQueued: () => void
  now: () => Date
  log: Logger
  count: (event: BounceEvent) => void
  report: (error: unknown) => void
}

/** Emails that come back: by a mailbox that is read, or by a webhook. */
export function makeBounces({ config, db, replyToldAt, emailQueued, now, log, count, report }: Needs): { receiveBounce: ReceiveBounce; pollers: Poller[] } {
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
  return { receiveBounce, pollers: config.bounceMailbox === undefined ? [] : [pollMailbox(config.bounceMailbox)] }

  function pollMailbox(path: string): Poller {
    const mailbox = openBounceMailbox(path, now)
    const work = async () => {
      for await (const message of mailbox.newMessages()) await receiveBounce(message)
    }
    return makePoller({ work, onError: report, everyMs: BOUNCE_POLL_MS })
  }
}
