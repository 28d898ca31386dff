import { Hono } from 'hono'
import { deskMonths } from '#content/desk/months.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk, MonthsSection } from '../desk-place.ts'
import { EXPORT_FILE } from '../lists/export-routes.ts'
import { MonthsPage } from './months-page.tsx'
import { type Month, monthsLater, type ReadMonths } from './read-months.ts'

/** A year, and the same month of the year before. */
const SHOWN = 13
const PATH = `${OWNER_PATH}/manader`

/** /agare/manader: how many requests came in and how they were answered, and what other rooms show of the months; `?till=YYYY-MM` shows those up to a month. */
export function monthsRoutes({ deskPages }: Pick<Desk, 'deskPages'>, readMonths: ReadMonths, sections: readonly MonthsSection[]) {
  const routes = new Hono<DeskEnv>()
  routes.get('/', async (c) => {
    const latest = readMonths.thisMonth()
    const first = await readMonths.firstMonth()
    const last = readMonth(c.req.query('till'), first, latest)
    const earlier = monthsLater(last, -SHOWN)
    const others = await Promise.all(sections.map((section) => section(monthsLater(earlier, 1), last)))
    const content = (
      <MonthsPage
        months={await readMonths.upTo(last, SHOWN)}
        others={others}
        earlierPath={earlier < first ? undefined : `${PATH}?till=${earlier}`}
        latestPath={last === latest ? undefined : PATH}
        exportPath={`${OWNER_PATH}/${EXPORT_FILE}`}
      />
    )
    return c.html(deskPages.fill({ title: deskMonths.heading, place: 'manader', content }))
  })
  return routes
}

/** The latest month for one that is none, or in which no enquiry can have come. */
function readMonth(asked: string | undefined, first: Month, latest: Month): Month {
  return asked !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) && asked >= first && asked <= latest ? asked : latest
}
