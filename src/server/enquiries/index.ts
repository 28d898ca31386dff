import { priceBandsOf } from '#content/company/price-bands.ts'
import type { ReplyRule } from '#domain/enquiry/reply-deadlines.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import type { Core } from '#server/core/core.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import { makeCustomerLinks } from './customer-links.ts'
import { makeEraseOldQuotes } from './erase-old-quotes.ts'
import { makeFollowUp } from './follow-up.ts'
import { makeOpenCustomerPage } from './open-customer-page.ts'
import { makeOwnerLinks } from './owner-links.ts'
import { makeNotifyQuarantine } from './quarantine/notify-quarantine.ts'
import { makeQuarantineRepository } from './quarantine/quarantine-repository.ts'
import { makeQuarantineRoom } from './quarantine/quarantine-room.ts'
import { makeReleaseOrdinary } from './quarantine/release-ordinary.ts'
import { makeReleaseQuote } from './quarantine/release-quote.ts'
import { makeAdmitQuote } from './receive/admit-quote.ts'
import { makeConfirmQuote } from './receive/confirm-quote.ts'
import type { OfferPhotos, ReceivePhoto } from './receive/form-photos.ts'
import { makePages } from './receive/pages.tsx'
import { quoteRoutes } from './receive/quote-routes.ts'
import { makeReceiveQuote, type ReceiveQuote } from './receive/receive-quote.ts'
import { makeRecentRequests } from './receive/recent-requests.ts'
import { makeTellOwner } from './receive/tell-owner.ts'
import { newReference } from './reference.ts'
import { makeQueueDigest } from './remind/digest.ts'
import { makeDigestRepository } from './remind/digests.ts'
import { makeRemindOwner } from './remind/remind-owner.ts'
import { makeReminderRepository } from './remind/reminders.ts'
import { additionsTo } from './sql/additions.ts'
import { makeSetSeen } from './sql/customer-links.ts'
import { makeQuoteRepository } from './sql/quote-repository.ts'
import { makeInTransaction } from './sql/quote-transaction.ts'
import { makeReplyRepository } from './sql/replies.ts'

type Needs = {
  /** When a reply is promised; the current holiday is not part of it. */
  replyRule: ReplyRule
  traffic: Traffic
  /** Takes photos with the form of a visitor without script, and offers a place for them to the others. */
  photos: { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto }
  count: (receiveQuote: ReceiveQuote) => ReceiveQuote
}

/** Requests for a quote: received, admitted, told to the owner, confirmed, reminded of, erased. */
export function makeEnquiries(core: Core, { replyRule, traffic, photos, count }: Needs) {
  const { config, database, db, signing, site, content, facts, holiday, now, log, report, emailQueued } = core
  const { trustProxy, publicUrl } = config
  const repository = makeQuoteRepository(db, report, database)
  const quarantine = makeQuarantineRepository(db, report)
  const ownerLinks = makeOwnerLinks(signing)
  const customerLinks = makeCustomerLinks(signing)
  const inTransaction = makeInTransaction(db, database, report)
  const currentReplyRule = () => ({ replyHours: replyRule.replyHours, holiday: holiday() })
  const telling = {
    now,
    inTransaction,
    replyRule: currentReplyRule,
    tellOwner: makeTellOwner({ perHour: config.ownerEmailsPerHour }),
    confirmQuote: makeConfirmQuote({ perDay: config.confirmationsPerDay }),
    openCustomerPage: makeOpenCustomerPage(customerLinks),
    emailQueued,
  }
  const releaseQuote = makeReleaseQuote(telling)
  const pages = makePages(site.template, FUNCTION_PATH, facts, holiday)
  const eraseOldQuotes = makeEraseOldQuotes({ now, repository, retentionMonths: config.retentionMonths })

  function indicatePrice(plan: Plan) {
    const { facts, priceFigures } = content()
    return priceIndication(plan, priceBandsOf(priceFigures, facts.priceKr), { year: undefined, ...facts.rot })
  }

  return {
    repository,
    quarantine,
    ownerLinks,
    customerLinks,
    releaseQuote,
    indicatePrice,
    additionsTo: (reference: string) => additionsTo(db, reference),
    followUp: makeFollowUp({
      now,
      repository,
      replies: makeReplyRepository(db),
      customerPages: { setSeen: makeSetSeen(db) },
      releaseQuote,
      emailQueued,
    }),
    pages,
    routes: quoteRoutes({
      receiveQuote: count(makeReceiveQuote({ ...telling, newReference, indicatePrice })),
      customerLinks,
      admitQuote: makeAdmitQuote({
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
        makeReleaseOrdinary({ now, quarantine, traffic, releaseQuote }),
        makeRemindOwner({ now, reminders: makeReminderRepository(db, database), emailQueued }),
      ],
      maintenance: [
        async (signal: AbortSignal) => {
          const erased = await eraseOldQuotes(signal)
          if (erased > 0) log.info({ event: 'old quotes erased', count: erased })
        },
      ],
    },
  }
}

export type Enquiries = ReturnType<typeof makeEnquiries>
