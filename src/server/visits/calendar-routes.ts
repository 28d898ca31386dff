import { type Context, Hono } from 'hono'

import { linkWords } from '#content/desk/link.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Core } from '#server/core/core.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { GUESS_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import { privatePage } from '#server/core/http/private-page.ts'
import { makeRefusedPage } from '#server/core/http/shell.tsx'
import type { CalendarFeedRepository } from './calendar-feeds.ts'
import { makeCalendarLinks } from './calendar-links.ts'
import { calendarOf } from './visit-calendar.ts'
import { ownersEntry } from './visit-entries.ts'
import type { VisitRepository } from './visit-repository.ts'

const DAY_MS = 86_400_000
/** What was, for the owner who looks back. */
const DAYS_BACK = 30

/** /agare/kalender/TOKEN.ics – what calendars subscribe to: all visits, or those of who goes. */
export function calendarRoutes({ config, signing, site, facts, now }: Core, visits: VisitRepository, calendarFeeds: CalendarFeedRepository) {
  const calendarLinks = makeCalendarLinks(signing)
  const refusedPage = makeRefusedPage(site.template, facts)
  const guessWait = makeNetworkLimit(GUESS_LIMIT)
  const routes = new Hono()
  routes.use(privatePage)

  routes.get('/:file{[\\w-]+\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const feed = (await calendarFeeds.all()).find((one) => calendarLinks.isToken(token, one))
    if (!feed) return unknown(c)
    const since = new Date(now().getTime() - DAYS_BACK * DAY_MS).toISOString()
    const booked = await visits.booked(since, feed.of)
    return calendar(
      c,
      calendarOf(
        booked.map((visit) => ownersEntry(visit, visit, facts())),
        ownerVisit.feedName,
      ),
    )
  })

  async function unknown(c: Context) {
    const wait = await guessWait(clientNetwork(c, config.trustProxy))
    if (wait !== undefined) c.header('Retry-After', String(wait))
    return c.html(refusedPage(linkWords.forbidden), wait === undefined ? 403 : 429)
  }

  return routes
}

/** A response that programs take for a calendar. */
export function calendar(c: Context, content: string) {
  return c.body(content, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
}
