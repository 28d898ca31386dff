import { type Context, Hono } from 'hono'
import { holidayPage } from '#content/desk/holiday.ts'
import { readHoliday } from '#domain/enquiry/read-holiday.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk } from '../desk-place.ts'
import type { Holidays } from '../holidays.ts'
import { HOLIDAY_PATH, type HolidayDeed, HolidayPage, type RefusedHoliday } from './holiday-page.tsx'

const SUBJECT = 'holiday'

/** /agare/semester: the owner's days without replies. */
export function holidayRoutes({ now }: Pick<Core, 'now'>, { deskForms, deskPages }: Desk, holidays: Holidays) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => show(c))

  addDeeds<DeskEnv, HolidayDeed>(routes, '', {
    async spara(c) {
      const { field } = await deskForms.typed(c)
      const typed = { from: field('from').trim(), to: field('to').trim() }
      if (!(await deskForms.readForm(c, SUBJECT))) return show(c, { typed, faults: {}, isExpired: true })
      const reading = readHoliday(typed, swedishDate(now()))
      return reading.ok ? decide(c, reading.holiday) : show(c, { typed, faults: reading.faults, isExpired: false })
    },
    async slut(c) {
      const form = await deskForms.readForm(c, SUBJECT)
      return form ? decide(c, undefined) : show(c, { typed: { from: '', to: '' }, faults: {}, isExpired: true })
    },
  })

  async function decide(c: Context<DeskEnv>, holiday: Holiday | undefined) {
    await holidays.decide(holiday, c.get('signedIn').name)
    return c.redirect(`${HOLIDAY_PATH}?klart=ja`, 303)
  }

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
