import { z } from 'zod'
import { weekdays } from '#domain/opening-hours.ts'
import { type HoursProblem, readOpeningHours } from '#domain/read-opening-hours.ts'
import { fieldForms } from './field-form.ts'

/** The hours of a week, as the files have them. */
const week = z
  .array(z.object({ first: z.enum(weekdays), last: z.enum(weekdays), opens: clock(), closes: clock() }))
  .min(1, 'minst en dag behövs.')
  .superRefine((groups, context) => {
    for (const [index, { first, last, opens, closes }] of groups.entries()) {
      const report = (field: string, message: string) => context.addIssue({ code: 'custom', message, path: [index, field] })
      if (opens >= closes) report('closes', `”${closes}” ligger inte efter ”${opens}”.`)
      if (weekdays.indexOf(first) > weekdays.indexOf(last)) report('last', `”${last}” ligger före ”${first}”.`)
      if (groups.slice(0, index).some((before) => weekdays.indexOf(before.last) >= weekdays.indexOf(first)))
        report('first', `”${first}” står redan, eller ligger före dagarna som står först.`)
    }
  })

function clock() {
  return z.string().refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value), {
    error: ({ input }) => `”${input}” är ingen tid på dygnet. Skriv till exempel: 07:00`,
  })
}

/** `rita`: on /rita alone, of the site as it was delivered. What is typed on the desk is for all pages. */
const value = z.object({ days: week, rita: week.optional() })

/** Hours by day: a value as in the files, or what people write. */
export const phoneHours = z.preprocess(asValue, value).register(fieldForms, { kind: 'hours' })

function asValue(input: unknown, context: z.RefinementCtx): unknown {
  const typed = typedIn(input)
  if (typed === undefined) return input
  const read = readOpeningHours(typed)
  if ('hours' in read) return { days: read.hours }
  context.addIssue({ code: 'custom', message: sentences[read.problem](typed) })
  return z.NEVER
}

/** What is typed, also when an older version of the program stored it, with one text for each of two pages. */
function typedIn(input: unknown): string | undefined {
  if (typeof input === 'string') return input
  return typeof input === 'object' && input !== null && 'home' in input && typeof input.home === 'string' ? input.home : undefined
}

const EXAMPLE = 'Skriv till exempel: Vardagar 07:00–16:00'
const BY_DAY = 'Skriv till exempel: Mån–tors 7–16, fre 7–13'
const sentences: Record<HoursProblem, (typed: string) => string> = {
  unreadable: (typed) => `”${typed}” går inte att läsa som tider. ${EXAMPLE}, eller: Mån–tors 7–16, fre 7–13`,
  'no time of day': (typed) => `”${typed}” är ingen tid på dygnet. ${EXAMPLE}`,
  backwards: (typed) => `”${typed}” slutar innan det börjar. ${EXAMPLE}`,
  'no start': (typed) => `i ”${typed}” står det inte när det börjar. ${BY_DAY}`,
  twice: (typed) => `i ”${typed}” har en dag två tider, och bara en får plats. ${BY_DAY}`,
}
