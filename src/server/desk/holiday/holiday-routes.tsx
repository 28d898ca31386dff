import { type Context, Hono } from 'hono'
import { holidayPage } from '#content/desk/holiday.ts'
import { readHoliday } from '#domain/enquiry/read-holiday.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForms } from '../desk-forms.ts'
import type { DeskPages } from '../desk-shell.tsx'
import type { Holidays } from '../holidays.ts'
import { HolidayPage, type RefusedHoliday } from './holiday-page.tsx'

export type HolidayRoutesNeeds = { holidays: Holidays; deskForms: DeskForms; deskPages: DeskPages; now: () => Date }

const SUBJECT = 'holiday'

/** /agare/semester: the owner's days without replies. */
export function holidayRoutes({ holidays, deskForms, deskPages, now }: HolidayRoutesNeeds) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => show(c))

  routes.post('/', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    const { field } = form ?? (await deskForms.typed(c))
    const typed = { from: field('from').trim(), to: field('to').trim() }
    if (!form) return show(c, { typed, faults: {}, isExpired: true })
    const { name } = c.get('signedIn')
    if (field('gor') === 'slut') await holidays.decide(undefined, name)
    else {
      const reading = readHoliday(typed, swedishDate(now()))
      if (!reading.ok) return show(c, { typed, faults: reading.faults, isExpired: false })
      await holidays.decide(reading.holiday, name)
    }
    return c.redirect(`${c.req.path}?klart=ja`, 303)
  })

  async function show(c: Context<DeskEnv>, refused?: RefusedHoliday) {
    await holidays.refresh()
    const content = (
      <HolidayPage
        current={holidays.current()}
        history={await holidays.history()}
        formToken={deskForms.issueToken(c, SUBJECT)}
        done={c.req.query('klart') !== undefined && !refused}
        refused={refused}
      />
    )
    return c.html(deskPages.fill({ title: holidayPage.title, place: 'semester', content }), refused ? 422 : 200)
  }

  return routes
}
