import { readOpeningHours } from '#domain/opening-hours.ts'
import type { Core } from '#server/core/core.ts'
import { GUESS_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { makeCalendarFeedRepository } from './calendar-feeds.ts'
import { makeCalendarLinks } from './calendar-links.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import { makeOwnerVisits } from './owner-visits.ts'
import { makeRemindOfVisits } from './remind-of-visits.ts'
import { makeVisitRepository } from './visit-repository.ts'

/** Where the company's hours are in no form that can be read, suggestions keep to these. */
const USUAL_HOURS = { opens: '08:00', closes: '17:00' }

/** Visits to customers: proposed, booked, moved, cancelled, in the calendar. */
export function makeVisits({ config, db, site, signing, facts, now, emailQueued }: Core, { customerLinks }: { customerLinks: CustomerLinks }) {
  const visits = makeVisitRepository(db)
  const calendarFeeds = makeCalendarFeedRepository(db)
  const hours = () => readOpeningHours(facts().phoneHours.home) ?? USUAL_HOURS
  return {
    visits,
    routes: calendarRoutes({
      calendarLinks: makeCalendarLinks(signing),
      calendarFeeds,
      visits,
      refusedPage: makeRefusedPage(site.template, facts),
      guessWait: makeNetworkLimit(GUESS_LIMIT),
      facts,
      trustProxy: config.trustProxy,
      now,
    }),
    customerVisits: makeCustomerVisits({ now, visits, emailQueued }),
    ownerVisits: makeOwnerVisits({ now, visits, calendarFeeds, customerLinks, hours, holiday: () => facts().holiday, emailQueued }),
    jobs: { due: [makeRemindOfVisits({ now, visits, emailQueued })] },
  }
}

export type Visits = ReturnType<typeof makeVisits>
