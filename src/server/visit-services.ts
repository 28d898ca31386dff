import type { Kysely } from 'kysely'
import type { CompanyFacts } from '#content/site-content.ts'
import { readOpeningHours } from '#domain/opening-hours.ts'
import type { Holiday } from '#domain/quote/reply-deadlines.ts'
import { makeCalendarFeedRepository } from './adapters/sql/calendar-feeds.ts'
import type { Tables } from './adapters/sql/tables.ts'
import { makeVisitRepository } from './adapters/sql/visits.ts'
import type { CalendarRoutesNeeds } from './http/calendar-routes.ts'
import type { CustomerRoutesNeeds } from './http/customer-routes.ts'
import type { OwnerRoutesNeeds } from './http/owner-routes.ts'
import type { CalendarLinks } from './quotes/calendar-links.ts'
import type { CustomerLinks } from './quotes/customer-links.ts'
import { makeCustomerVisits } from './quotes/customer-visits.ts'
import { makeOwnerVisits } from './quotes/owner-visits.ts'
import { makeRemindOfVisits } from './quotes/remind-of-visits.ts'

type Visits = {
  /** What the routes need. */
  needs: Pick<CustomerRoutesNeeds, 'customerVisits'> &
    Pick<OwnerRoutesNeeds, 'ownerVisits'> &
    Pick<CalendarRoutesNeeds, 'visits' | 'calendarFeeds' | 'calendarLinks'>
  remindOfVisits: (signal?: AbortSignal) => Promise<void>
}

type Needs = {
  db: Kysely<Tables>
  customerLinks: CustomerLinks
  calendarLinks: CalendarLinks
  facts: () => CompanyFacts
  holiday: () => Holiday | undefined
  now: () => Date
  emailQueued: () => void
}

/** Where the company's hours are in no form that can be read, suggestions keep to these. */
const USUAL_HOURS = { opens: '08:00', closes: '17:00' }

/** Composition of everything about visits. */
export function makeVisitServices({ db, customerLinks, calendarLinks, facts, holiday, now, emailQueued }: Needs): Visits {
  const visits = makeVisitRepository(db)
  const calendarFeeds = makeCalendarFeedRepository(db)
  const hours = () => readOpeningHours(facts().phoneHours.home) ?? USUAL_HOURS
  return {
    needs: {
      customerVisits: makeCustomerVisits({ now, visits, emailQueued }),
      ownerVisits: makeOwnerVisits({ now, visits, calendarFeeds, customerLinks, hours, holiday, emailQueued }),
      visits,
      calendarFeeds,
      calendarLinks,
    },
    remindOfVisits: makeRemindOfVisits({ now, visits, emailQueued }),
  }
}
