import type { Core } from '#server/core/core.ts'
import { makeNetworkLimit, WEBHOOK_LIMIT } from '#server/core/http/network-limit.ts'
import { makePoller, type Poller } from '#server/core/poller.ts'
import { openBounceMailbox } from './bounce-mailbox.ts'
import { bounceRoutes } from './bounce-routes.ts'
import { makeBounceRepository } from './bounces.ts'
import { MAX_BOUNCE_BYTES, readBounce } from './read-bounce.ts'
import { type BounceEvent, makeReceiveBounce } from './receive-bounce.ts'

/** How long a returned email may lie in its mailbox. */
const BOUNCE_POLL_MS = 60_000

type Needs = {
  /** When the owner is told of a returned reply that came at an instant. */
  replyToldAt: (at: Date) => Date
  count: (event: BounceEvent) => void
}

/** Emails that come back: by a mailbox that is read, or by a webhook. */
export function makeBounces({ config, db, emailQueued, now, log, report }: Core, { replyToldAt, count }: Needs) {
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
  return {
    routes: bounceRoutes({
      bounceSecret: config.bounceSecret,
      receiveBounce,
      maxBounceBytes: MAX_BOUNCE_BYTES,
      webhookWait: makeNetworkLimit(WEBHOOK_LIMIT),
      trustProxy: config.trustProxy,
      now,
    }),
    jobs: { pollers: config.bounceMailbox === undefined ? [] : [pollMailbox(config.bounceMailbox)] },
  }

  function pollMailbox(path: string): Poller {
    const mailbox = openBounceMailbox(path, now)
    const work = async () => {
      for await (const message of mailbox.newMessages()) await receiveBounce(message)
    }
    return makePoller({ work, onError: report, everyMs: BOUNCE_POLL_MS })
  }
}
