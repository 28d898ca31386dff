import { buildId } from '#server/core/build-id.ts'
import { lacksMailServer } from '#server/core/config.ts'
import type { Base } from '#server/core/core.ts'
import { makeTryWriting } from '#server/core/database/try-writing.ts'
import { freeSpace, tryWriting } from '#server/core/folder.ts'
import type { Outage } from '#server/core/outbox/circuit-breaker.ts'
import type { EmailDefinitions } from '#server/core/outbox/define-email.ts'
import { makeCountStuckEmails, makeOutboxHealth } from '#server/core/outbox/outbox-health.ts'
import { makeQuarantineRepository } from '#server/enquiries/sql/quarantine-repository.ts'
import { makeHealth } from './health.ts'
import { healthRoutes } from './health-routes.ts'
import { makeReadBacklog } from './metrics/backlog-repository.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { makeUndeliveredEmails } from './undelivered-emails.ts'

/** What the operator sees: whether requests can be stored, figures, alarms, emails that were given up. `siteDir`: the folder of the built site. */
export function makeOperation(
  base: Base,
  { emails, siteDir, mailOutage }: { emails: EmailDefinitions; siteDir: string; mailOutage: () => Outage | undefined },
) {
  const { config, db, log, report } = base
  const metrics = makeMetrics(base, makeReadBacklog(db, emails), mailOutage, buildId(siteDir))
  const storage = {
    tryDatabase: makeTryWriting(db),
    tryFolder: () => tryWriting(config.dataDir),
    freeSpace: () => freeSpace(config.dataDir),
    storesInFolder: config.databaseUrl === undefined,
  }
  const outboxHealth = makeOutboxHealth(base, makeCountStuckEmails(db, emails))
  const mailFailure = () => (lacksMailServer(config) ? 'not set' : mailOutage()?.failure)
  const health = makeHealth(storage, outboxHealth, makeQuarantineRepository(db, report).isUnseen, mailFailure)

  async function raiseAlarms() {
    try {
      const { lowOnSpace, emails, mailServer, quarantineUnseen } = await health()
      if (mailServer) log.error({ event: 'alarm: mail server', failure: mailServer, ...mailOutage() })
      if (emails.overdue + emails.givenUp > 0) log.error({ event: 'alarm: emails stuck', ...emails })
      if (quarantineUnseen) log.error({ event: 'alarm: quarantined requests wait to be looked at' })
      if (lowOnSpace) log.error({ event: 'alarm: little space left in DATA_DIR' })
    } catch (error) {
      log.error({ event: 'alarm: requests cannot be stored', err: error })
    }
  }

  return {
    metrics,
    health,
    undeliveredEmails: makeUndeliveredEmails(db),
    routes: healthRoutes(base, health),
    /** For the loopback only. */
    metricsRoutes: metricsRoutes(base, metrics),
    jobs: { maintenance: [raiseAlarms] },
  }
}

export type Operation = ReturnType<typeof makeOperation>
