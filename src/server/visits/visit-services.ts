import type { Kysely } from 'kysely'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { readOpeningHours } from '#domain/opening-hours.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { makeCalendarFeedRepository } from './calendar/calendar-feeds.ts'
import type { CalendarLinks } from './calendar/calendar-links.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import { makeOwnerVisits } from './owner-visits.ts'
import { makeRemindOfVisits } from './remind-of-visits.ts'
import { makeVisitRepository } from './visit-repository.ts'

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
export function makeVisitServices({ db, customerLinks, calendarLinks, facts, holiday, now, emailQueued }: Needs) {
  const visits = makeVisitRepository(db)
  const calendarFeeds = makeCalendarFeedRepository(db)
  const hours = () => readOpeningHours(facts().phoneHours.home) ?? USUAL_HOURS
  return {
    /** What the routes need. */
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
