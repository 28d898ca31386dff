import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './core/config.ts'
import type { Database } from './core/database/database.ts'
import type { Tables } from './core/database/tables.ts'
import type { Traffic } from './core/http/traffic.ts'
import type { Outage } from './core/outbox/circuit-breaker.ts'
import { makePoller, type Poller } from './core/poller.ts'
import type { Holidays } from './desk/holiday/holidays.ts'
import { makeEraseOldQuotes } from './enquiries/erase-old-quotes.ts'
import { makeNotifyQuarantine } from './enquiries/quarantine/notify-quarantine.ts'
import type { QuarantineRepository } from './enquiries/quarantine/quarantine.ts'
import { makeReleaseOrdinary } from './enquiries/quarantine/release-ordinary.ts'
import type { ReleaseQuote } from './enquiries/quarantine/release-quote.ts'
import type { QuoteRepository } from './enquiries/quote-repository.ts'
import { makeQueueDigest } from './enquiries/remind/digest.ts'
import { makeDigestRepository } from './enquiries/remind/digests.ts'
import { makeRemindOwner } from './enquiries/remind/remind-owner.ts'
import { makeReminderRepository } from './enquiries/remind/reminders.ts'
import type { Health } from './operation/health.ts'
import type { SitePictureRepository } from './publishing/gallery/site-pictures.ts'
import { type Publishing, SHOWN_VERSIONS } from './publishing/publishing.ts'

/** Upper limit on the delay of a reminder or the morning's digest. */
const DEADLINE_POLL_MS = 30_000
/** Short enough to raise an alarm well within the hour. */
const MAINTENANCE_POLL_MS = 10 * 60_000
/** Upper limit on the delay of what was published or entered through another process. */
const SITE_POLL_MS = 3_000

/** How long one of the owner's pictures is kept that no version shows: longer than its form may be open. */
const UNUSED_MS = 2 * 86_400_000

type RegularWork = {
  start(): void
  /** Queues due reminders and digests now instead of at the next poll. */
  queueDueEmails(signal?: AbortSignal): Promise<void>
  stop(): Promise<void>
}

type Needs = {
  config: Pick<Config, 'retentionMonths'>
  database: Database
  db: Kysely<Tables>
  repository: QuoteRepository
  quarantine: QuarantineRepository
  traffic: Traffic
  releaseQuote: ReleaseQuote
  health: () => Promise<Health>
  mail: { pollers: readonly Poller[]; outage: () => Outage | undefined }
  bounces: { pollers: readonly Poller[] }
  photos: { removeLeftBehind(): void }
  sitePictures: Pick<SitePictureRepository, 'prune'>
  visits: { remindOfVisits(signal?: AbortSignal): Promise<void> }
  holidays: Pick<Holidays, 'refresh'>
  publishing: Pick<Publishing, 'refresh'>
  desk: { tidy(): Promise<void> }
  now: () => Date
  log: Logger
  report: (error: unknown) => void
  emailQueued: () => void
}

/** Composition of what the server does without being asked: sending email, reminding, erasing, raising alarms. */
export function makeRegularWork(needs: Needs): RegularWork {
  const {
    config,
    database,
    db,
    repository,
    quarantine,
    traffic,
    releaseQuote,
    health,
    mail,
    bounces,
    photos,
    sitePictures,
    visits,
    holidays,
    publishing,
    desk,
    now,
    log,
    report,
    emailQueued,
  } = needs
  const eraseOldQuotes = makeEraseOldQuotes({ now, repository, retentionMonths: config.retentionMonths })
  const remindOwner = makeRemindOwner({ now, reminders: makeReminderRepository(db, database), emailQueued })
  const queueDigest = makeQueueDigest({ now, digests: makeDigestRepository(db), emailQueued })
  const notifyQuarantine = makeNotifyQuarantine({ now, quarantine, emailQueued })
  const releaseOrdinary = makeReleaseOrdinary({ now, quarantine, traffic, releaseQuote })
  const pollers = [
    ...mail.pollers,
    ...bounces.pollers,
    makePoller({ work: queueDueEmails, onError: report, everyMs: DEADLINE_POLL_MS }),
    makePoller({ work: maintain, onError: report, everyMs: MAINTENANCE_POLL_MS }),
    makePoller({ work: refreshSite, onError: report, everyMs: SITE_POLL_MS }),
  ]

  async function refreshSite() {
    await publishing.refresh()
    await holidays.refresh()
  }

  /** The digest first: the reminders of a bad week may take a while. */
  async function queueDueEmails(signal?: AbortSignal) {
    await queueDigest()
    await notifyQuarantine()
    await releaseOrdinary(signal)
    await remindOwner(signal)
    await visits.remindOfVisits(signal)
  }

  async function maintain(signal: AbortSignal) {
    await raiseAlarms()
    photos.removeLeftBehind()
    await sitePictures.prune(SHOWN_VERSIONS, new Date(now().getTime() - UNUSED_MS).toISOString())
    await desk.tidy()
    const erased = await eraseOldQuotes(signal)
    if (erased > 0) log.info({ event: 'old quotes erased', count: erased })
  }

  async function raiseAlarms() {
    try {
      const { lowOnSpace, emails, quarantineUnseen } = await health()
      const outage = mail.outage()
      if (outage) log.error({ event: 'alarm: mail server', ...outage })
      if (emails.overdue + emails.givenUp > 0) log.error({ event: 'alarm: emails stuck', ...emails })
      if (quarantineUnseen) log.error({ event: 'alarm: quarantined requests wait to be looked at' })
      if (lowOnSpace) log.error({ event: 'alarm: little space left in DATA_DIR' })
    } catch (error) {
      log.error({ event: 'alarm: requests cannot be stored', err: error })
    }
  }

  return {
    start() {
      for (const poller of pollers) poller.start()
    },
    queueDueEmails,
    async stop() {
      await Promise.all(pollers.map((poller) => poller.stop()))
    },
  }
}
