import { company } from '#content/company/company.ts'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import type { Core } from '#server/core/core.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import { makeCustomerLinks } from './customer-links.ts'
import { makeEraseOldEnquiries } from './erase-old-enquiries.ts'
import { makeFollowUp } from './follow-up.ts'
import type { OfferPhotos, ReceivePhoto } from './form-photos.ts'
import { makeOpenCustomerPage } from './open-customer-page.ts'
import { makeOwnerLinks } from './owner-links.ts'
import { makeNotifyQuarantine } from './quarantine/notify-quarantine.ts'
import { makeQuarantineRoom } from './quarantine/quarantine-room.ts'
import { makeReleaseEnquiry, type ReleaseEnquiry } from './quarantine/release-enquiry.ts'
import { makeReleaseOrdinary } from './quarantine/release-ordinary.ts'
import { makeQuarantineRepository } from './quarantine-repository.ts'
import { makeAdmitEnquiry } from './receive/admit-enquiry.ts'
import { makeConfirmEnquiry } from './receive/confirm-enquiry.ts'
import { enquiryRoutes } from './receive/enquiry-routes.ts'
import { makePages } from './receive/pages.tsx'
import { makeReceiveEnquiry, type ReceiveEnquiry } from './receive/receive-enquiry.ts'
import { makeRecentRequests } from './receive/recent-requests.ts'
import { makeTellOwner } from './receive/tell-owner.ts'
import { newReference } from './reference.ts'
import { makeQueueDigest } from './remind/digest.ts'
import { makeDigestRepository } from './remind/digests.ts'
import { makeRemindOwner } from './remind/remind-owner.ts'
import { makeReminderRepository } from './remind/reminders.ts'
import { additionsTo } from './sql/additions.ts'
import { makeSetSeen } from './sql/customer-links.ts'
import { makeEnquiryRepository } from './sql/enquiry-repository.ts'
import { makeInTransaction } from './sql/enquiry-transaction.ts'
import { makeReplyRepository } from './sql/replies.ts'

type Needs = {
  traffic: Traffic
  /** Takes photos with the form of a visitor without script, and offers a place for them to the others. */
  photos: { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto }
  count: (receiveEnquiry: ReceiveEnquiry) => ReceiveEnquiry
}

/** Enquiries: received, admitted, told to the owner, confirmed, reminded of, erased. */
export function makeEnquiries(core: Core, { traffic, photos, count }: Needs) {
  const { config, database, db, signing, site, content, facts, now, log, report, emailQueued } = core
  const { trustProxy, publicUrl } = config
  const repository = makeEnquiryRepository(db, report, database)
  const quarantine = makeQuarantineRepository(db, report)
  const ownerLinks = makeOwnerLinks(signing)
  const customerLinks = makeCustomerLinks(signing)
  const inTransaction = makeInTransaction(db, database, report)
  const telling = {
    now,
    inTransaction,
    replyRule: () => ({ replyHours: company.replyHours, holiday: facts().holiday }),
    tellOwner: makeTellOwner({ perHour: config.ownerEmailsPerHour }),
    confirmEnquiry: makeConfirmEnquiry({ perDay: config.confirmationsPerDay }),
    openCustomerPage: makeOpenCustomerPage(customerLinks),
    emailQueued,
  }
  const releaseEnquiry = makeReleaseEnquiry(telling)
  const pages = makePages(site.template, FUNCTION_PATH, facts)
  const eraseOldEnquiries = makeEraseOldEnquiries({ now, repository, retentionMonths: config.retentionMonths })

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
    followUp: makeFollowUp({
      now,
      repository,
      replies: makeReplyRepository(db),
      customerPages: { setSeen: makeSetSeen(db) },
      releaseEnquiry,
      emailQueued,
    }),
    pages,
    routes: enquiryRoutes({
      receiveEnquiry: count(makeReceiveEnquiry({ ...telling, newReference, indicatePrice })),
      customerLinks,
      admitEnquiry: makeAdmitEnquiry({
        countSightings: makeRecentRequests({ now }),
        traffic,
        room: makeQuarantineRoom({ limit: config.quarantineLimit, readSize: quarantine.size }),
        floodLevel: config.floodLevel,
      }),
      ...photos,
      traffic,
      trustProxy,
      pages,
      publicUrl,
      report,
      facts,
    }),
    jobs: {
      // The digest first: the reminders of a bad week may take a while.
      due: [
        makeQueueDigest({ now, digests: makeDigestRepository(db), emailQueued }),
        makeNotifyQuarantine({ now, quarantine, emailQueued }),
        makeReleaseOrdinary({ now, quarantine, traffic, releaseEnquiry }),
        makeRemindOwner({ now, reminders: makeReminderRepository(db, database), emailQueued }),
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
