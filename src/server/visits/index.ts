import type { Core } from '#server/core/core.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { makeCalendarFeedRepository } from './calendar-feeds.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import { makeNoteLapsedProposals } from './lapsed-proposals.ts'
import { makeOnCustomerPage } from './on-customer-page.tsx'
import { makeOwnerVisits } from './owner-visits.ts'
import { makeRemindOfVisits } from './remind-of-visits.ts'
import { makeVisitRepository } from './visit-repository.ts'

/** Visits to customers: proposed, booked, moved, cancelled, in the calendar. */
export function makeVisits(core: Core, { customerLinks }: { customerLinks: CustomerLinks }) {
  const visits = makeVisitRepository(core.db)
  const calendarFeeds = makeCalendarFeedRepository(core.db)
  return {
    routes: calendarRoutes(core, visits, calendarFeeds),
    onCustomerPage: makeOnCustomerPage(core, makeCustomerVisits(core, visits)),
    ownerVisits: makeOwnerVisits(core, visits, calendarFeeds, customerLinks),
    jobs: { due: [makeRemindOfVisits(core, visits), makeNoteLapsedProposals(core)] },
  }
}

export type Visits = ReturnType<typeof makeVisits>
