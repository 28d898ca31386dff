import { type HolidayFault, LONGEST_HOLIDAY } from '#domain/enquiry/read-holiday.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { replyTime } from '../enquiries/reply-time.ts'

/** The page where the owner enters a holiday. */
export const holidayPage = {
  title: 'Semester',
  text: 'Under semestern räknas inga timmar i löftet om svar. Webbplatsen och bekräftelsen säger när kunden får svar i stället, och påminnelserna väntar. Förfrågningar som redan har kommit behåller sin tid.',
  none: 'Ingen semester är inlagd.',
  /** Before what stands on the site. */
  shown: 'Så står det på webbplatsen nu:',
  fields: { from: 'Första lediga dagen', to: 'Sista lediga dagen' } satisfies Record<keyof Holiday, string>,
  enter: 'Lägg in semestern',
  change: 'Ändra semestern',
  end: 'Ta bort semestern',
  done: 'Sparat. Det gäller nu, också på webbplatsen.',
  history: 'Tidigare',
  faults: {
    missing: 'Välj en dag.',
    'no such day': 'Den dagen finns inte. Skriv den så här: 2026-12-21.',
    over: 'Den dagen har redan varit.',
    'ends before it begins': 'Sista dagen kommer före den första.',
    'too long': `En semester kan vara högst ${LONGEST_HOLIDAY} dagar.`,
  } satisfies Record<HolidayFault, string>,
} as const

/** "Lediga 21 december–6 januari" */
export function holidayInWords(holiday: Holiday | undefined): string {
  return holiday ? `Lediga ${swedishDay(holiday.from)}–${swedishDay(holiday.to)}` : 'Ingen semester'
}

/** As the site says it. */
export function promiseInWords(holiday: Holiday | undefined): string {
  return `”Vi svarar inom ${replyTime({ holiday })}.”`
}
