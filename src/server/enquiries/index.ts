import { company } from '#content/company/company.ts'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import type { Core } from '#server/core/core.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { FormPhotos } from '#server/enquiries/form-photos.ts'
import { makeCheckTurns } from './check-turns.ts'
import { makeCustomerLinks } from './customer-links.ts'
import { makeEraseOldEnquiries } from './erase-old-enquiries.ts'
import { makeFollowUp } from './follow-up.ts'
import { makeOwnerLinks } from './owner-links.ts'
import { makeNotifyQuarantine } from './quarantine/notify-quarantine.ts'
import { makeQuarantineCapacity } from './quarantine/quarantine-capacity.ts'
import { makeReleaseEnquiry, type ReleaseEnquiry } from './quarantine/release-enquiry.ts'
import { makeReleaseOrdinary } from './quarantine/release-ordinary.ts'
import { makeAdmitEnquiry } from './receive/admit-enquiry.ts'
import { makeAnnounceEnquiry } from './receive/announce-enquiry.ts'
import { enquiryRoutes } from './receive/enquiry-routes.ts'
import { makePages } from './receive/pages.tsx'
import { makeReceiveEnquiry, type ReceiveEnquiry } from './receive/receive-enquiry.ts'
import { makeRecentRequests } from './receive/recent-requests.ts'
import { makeReadSpamLesson } from './receive/spam-lessons.ts'
import { makeDigestRepository, makeQueueDigest } from './remind/digests.ts'
import { makeReminderRepository, makeRemindOwner } from './remind/reminders.ts'
import { additionsTo } from './sql/additions.ts'
import { makeSetSeen } from './sql/customer-pages.ts'
import { makeEnquiryRepository } from './sql/enquiry-repository.ts'
import { makeInTransaction } from './sql/enquiry-transaction.ts'
import { makeQuarantineRepository } from './sql/quarantine-repository.ts'
import { makeReplyRepository } from './sql/replies.ts'

/** Enquiries: received, judged, announced to the owner, confirmed to the visitor, reminded of, erased. */
export function makeEnquiries(
  core: Core,
  { traffic, photos, countOutcomes }: { traffic: Traffic; photos: FormPhotos; countOutcomes: (receiveEnquiry: ReceiveEnquiry) => ReceiveEnquiry },
) {
  const { config, database, db, signing, site, content, facts, log, report } = core
  const repository = makeEnquiryRepository(db, report, database)
  const quarantine = makeQuarantineRepository(db, report)
  const ownerLinks = makeOwnerLinks(signing)
  const customerLinks = makeCustomerLinks(signing)

  // What receiving an enquiry and releasing one from quarantine have in common.
  const shared = {
    inTransaction: makeInTransaction(db, database, report),
    replyRule: () => ({ replyHours: company.replyHours, holiday: facts().holiday }),
    announceEnquiry: makeAnnounceEnquiry(config, customerLinks),
  }
  const releaseEnquiry = makeReleaseEnquiry(core, shared)
  const receiveEnquiry = countOutcomes(makeReceiveEnquiry(core, { ...shared, indicatePrice }))
  const capacity = makeQuarantineCapacity({ limit: config.quarantineLimit, readSize: quarantine.size })
  const readSpamLesson = makeReadSpamLesson(db, new URL(config.publicUrl).hostname.replace(/^www\./, ''))
  const admitEnquiry = makeAdmitEnquiry(makeRecentRequests(core), traffic, capacity, readSpamLesson, config.floodLevel)
  const pages = makePages(site.template, FUNCTION_PATH, facts)
  const eraseOldEnquiries = makeEraseOldEnquiries(core, repository, config.retentionMonths)

  function indicatePrice(plan: Plan) {
    const { facts, priceFigures } = content()
    return priceIndication(plan, priceBandsOf(priceFigures, facts.priceKr), { year: undefined, ...facts.rot })
  }

  return {
    repository,
    quarantine,
    ownerLinks,
    customerLinks,
    releaseEnquiry,
    indicatePrice,
    additionsTo: (reference: string) => additionsTo(db, reference),
    followUp: makeFollowUp(core, { repository, replies: makeReplyRepository(db), setSeen: makeSetSeen(db), releaseEnquiry }),
    pages,
    routes: enquiryRoutes(core, { receiveEnquiry, admitEnquiry, customerLinks, pages }, traffic, photos),
    jobs: {
      // The digest first: the reminders of a bad week may take a while.
      due: [
        makeQueueDigest(core, makeDigestRepository(db)),
        makeNotifyQuarantine(core, quarantine),
        makeReleaseOrdinary(core, quarantine, traffic, releaseEnquiry),
        makeRemindOwner(core, makeReminderRepository(db, database)),
        makeCheckTurns(core),
      ],
      maintenance: [
        async (signal: AbortSignal) => {
          const erased = await eraseOldEnquiries(signal)
          if (erased > 0) log.info({ event: 'old enquiries erased', count: erased })
        },
      ],
    },
  }
}

export type { ReceiveEnquiry, ReleaseEnquiry }
export type Enquiries = ReturnType<typeof makeEnquiries>
