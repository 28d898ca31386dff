import { company } from '#content/company/company.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { buildId } from '#server/core/build-id.ts'
import type { Base } from '#server/core/core.ts'
import { makeTryWriting } from '#server/core/database/try-writing.ts'
import { freeSpace, tryWriting } from '#server/core/folder.ts'
import type { Outage } from '#server/core/outbox/circuit-breaker.ts'
import type { EmailDefinitions } from '#server/core/outbox/define-email.ts'
import { makeCountStuckEmails } from '#server/core/outbox/outbox.ts'
import { makeOutboxHealth } from '#server/core/outbox/outbox-health.ts'
import { makeQuarantineRepository } from '#server/enquiries/quarantine-repository.ts'
import { makeHealth } from './health.ts'
import { healthRoutes } from './health-routes.ts'
import { makeReadBacklog } from './metrics/backlog-repository.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { makeUndeliveredEmails } from './undelivered-emails.ts'

type Needs = {
  emails: EmailDefinitions
  /** The folder of the built site. */
  siteDir: string
  /** Hours within which a reply is promised. */
  mailOutage: () => Outage | undefined
}

/** What the operator sees: whether requests can be stored, figures, alarms, emails that were given up. */
export function makeOperation({ config, db, now, log, report }: Base, { emails, siteDir, mailOutage }: Needs) {
  const metrics = makeMetrics({
    now,
    readBacklog: makeReadBacklog(db, emails),
    mailOutage,
    replyHours: company.replyHours,
    functionPath: FUNCTION_PATH,
    build: buildId(siteDir),
  })
  const health = makeHealth({
    tryDatabase: makeTryWriting(db),
    tryFolder: () => tryWriting(config.dataDir),
    freeSpace: () => freeSpace(config.dataDir),
    storesInFolder: config.databaseUrl === undefined,
    outboxHealth: makeOutboxHealth({ now, countStuckEmails: makeCountStuckEmails(db, emails) }),
    quarantineUnseen: makeQuarantineRepository(db, report).isUnseen,
    mailOutage,
  })

  async function raiseAlarms() {
    try {
      const { lowOnSpace, emails, quarantineUnseen } = await health()
      const outage = mailOutage()
      if (outage) log.error({ event: 'alarm: mail server', ...outage })
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
    routes: healthRoutes({ health, report }),
    /** For the loopback only. */
    metricsRoutes: metricsRoutes({ metrics, report }),
    jobs: { maintenance: [raiseAlarms] },
  }
}

export type Operation = ReturnType<typeof makeOperation>
