import type { Core } from '#server/core/core.ts'
import { makePoller, type Poller } from '#server/core/poller.ts'
import { openBounceMailbox } from './bounce-mailbox.ts'
import { bounceRoutes } from './bounce-routes.ts'
import { makeBounceRepository } from './bounces.ts'
import { readBounce } from './read-bounce.ts'
import { type BounceEvent, makeReceiveBounce } from './receive-bounce.ts'

/** How long a returned email may lie in its mailbox. */
const BOUNCE_POLL_MS = 60_000

/** Emails that come back: by a mailbox that is read, or by a webhook. `replyToldAt`: when the owner is told of a returned reply that came at an instant. */
export function makeBounces(core: Core, { replyToldAt, count }: { replyToldAt: (at: Date) => Date; count: (event: BounceEvent) => void }) {
  const { config, db, now, log, report } = core
  const receiveBounce = makeReceiveBounce(core, {
    readBounce,
    bounces: makeBounceRepository(db),
    replyToldAt,
    report: (event) => {
      count(event)
      log.error(event)
    },
  })
  return {
    routes: bounceRoutes(core, receiveBounce),
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
