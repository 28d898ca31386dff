import { z } from 'zod'
import { isDate } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { isOrgNumber } from '#domain/sweden/org-number.ts'
import { isSwedishPhone } from '#domain/sweden/phone.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { openFactNames, unknownIn } from '../company/open-facts.ts'
import { rotRates } from '../company/rot-law.ts'
import { fieldForms } from './field-form.ts'
import { twoTexts } from './two-texts.ts'

/** Schemas of fields, each with its Swedish error. */

const or = (otherwise: string) => ({ error: ({ input }: { input?: unknown }) => (input === undefined ? 'fältet saknas.' : otherwise) })

/** Empty texts are found by texts.ts, in every file. */
export const text = z.string(or(twoTexts({ desk: 'här ska det stå en text.', file: "här ska det stå en text mellan citattecken, 'så här'." })))

/** A text for which there is room in one place. */
export function shortText(most: number) {
  return limited(most).register(fieldForms, { kind: most > ONE_LINE ? 'paragraph' : 'text', most })
}

/** "3–4 veckor" */
export const timeSpan = limited(40).register(fieldForms, { kind: 'time span' })

/** A text that ends as a question does. */
export function question(most: number) {
  return limited(most).endsWith('?', 'en fråga slutar med frågetecken.').register(fieldForms, { kind: 'paragraph', most })
}

/** A text with facts left open in braces. */
export function filledIn(most: number) {
  return limited(most)
    .refine((value) => unknownIn(value).length === 0, {
      error: ({ input }) => `{${unknownIn(String(input))[0]}} går inte att fylla i. Det här går: ${openFactNames.map((name) => `{${name}}`).join(', ')}.`,
    })
    .register(fieldForms, { kind: 'paragraph', most, fillsIn: true })
}

/** One of several that are typed a line each. */
export const town = limited(40).refine((value) => !value.includes(','), 'skriv en ort på varje rad, utan kommatecken.')

function limited(most: number) {
  return text.refine((value) => value.length <= most, {
    error: ({ input }) => `texten är ${String(input).length} tecken lång. Den får vara högst ${most}.`,
  })
}

/** Characters of a text that is typed in one line. */
const ONE_LINE = 120

export function whole(from: number, to: number, example: number) {
  const message = twoTexts({
    desk: `här ska det stå ett helt tal från ${inDigits(from)} till ${inDigits(to)}. Till exempel: ${inDigits(example)}`,
    file: `här ska det stå ett helt tal från ${from} till ${to}, bara siffror. Till exempel: ${example}`,
  })
  return z.int(or(message)).min(from, message).max(to, message)
}

/** Years stand as they are. */
function inDigits(figure: number): string {
  return figure < 10_000 ? String(figure) : grouped(figure)
}

export function oneOf<const Names extends readonly string[]>(names: Names, what: string) {
  return z.enum(names, {
    error: ({ input }) => {
      if (input === undefined) return 'fältet saknas.'
      const desk = 'välj något i listan.'
      if (typeof input !== 'string') return twoTexts({ desk, file: 'här ska det stå ett namn mellan citattecken.' })
      return twoTexts({ desk, file: `det finns ${what} som heter ”${input}”. Välj bland: ${names.join(', ')}` })
    },
  })
}

export const phone = text
  .refine(isSwedishPhone, { error: ({ input }) => `”${input}” är inget svenskt telefonnummer. Skriv till exempel: 070-174 06 50` })
  .register(fieldForms, { kind: 'phone' })

export const email = text.refine((value) => isOneAddress(value) && /\.\p{L}{2,}$/u.test(value), {
  error: ({ input }) => `”${input}” är ingen e-postadress. Skriv till exempel: kontakt@foretaget.se`,
})

export const webAddress = text
  .refine((value) => URL.parse(value)?.protocol === 'https:', {
    error: ({ input }) => `”${input}” är ingen adress. Skriv hela, med https:// först.`,
  })
  .register(fieldForms, { kind: 'address' })

export const orgNumber = text
  .refine(isOrgNumber, {
    error: ({ input }) => `”${input}” är inget organisationsnummer: det ska vara sex siffror, bindestreck, fyra siffror, och den sista är en kontrollsiffra.`,
  })
  .register(fieldForms, { kind: 'organisation number' })

export const day = text
  .refine(isDate, {
    error: ({ input }) => `”${input}” är inget datum. Skriv år-månad-dag, till exempel: 2026-12-21`,
  })
  .register(fieldForms, { kind: 'day' })

/** A decimal (0.3) or a typing error is none of them. */
const rates = [...new Set(rotRates.map(({ percent }) => percent))].toSorted((one, other) => one - other)

export const rotPercent = z
  .number(
    or(
      twoTexts({
        desk: 'här ska det stå ett tal, till exempel: 30',
        file: 'här ska det stå ett tal utan citattecken och procenttecken, till exempel: 30',
      }),
    ),
  )
  .refine((value) => rates.some((rate) => rate === value), {
    error: ({ input }) => {
      const never = `ROT-avdraget har aldrig varit ${input} %, utan ${rates.join(' eller ')} %.`
      return twoTexts({
        desk: `${never} Är det en ny sats behöver den som sköter webbplatsen lägga till den först.`,
        file: `${never} Är det en ny sats läggs den till i rotRates i src/content/company/rot-law.ts.`,
      })
    },
  })

/** Two prices in kronor, the lower first, none below `least`. */
export function span(least: number) {
  return z.object({ from: whole(least, 2_000_000, 120_000), to: whole(least, 2_000_000, 200_000) }).refine(({ from, to }) => from < to, {
    error: twoTexts({ desk: 'det högsta priset är inte högre än det lägsta.', file: 'det högsta priset (to) är inte högre än det lägsta (from).' }),
    path: ['to'],
  })
}

/**
 * Of bathrooms from small to large: prices that fall, leave a gap, or span so much that a figure is probably wrong. The ordinary one's stands
 * beside the others, in `priceKr`.
 */
export function rising({ priceKr, bands: { small, large, largest } }: RisingPrices, report: ReportPrice) {
  const bands = [
    { ...small, path: ['bands', 'small'] },
    { ...priceKr, path: ['priceKr'] },
    { ...large, path: ['bands', 'large'] },
    { ...largest, path: ['bands', 'largest'] },
  ]
  for (const [index, { from, to, path }] of bands.entries()) {
    const smaller = bands[index - 1]
    if (to > WIDEST * from) report([...path, 'to'], 'det högsta priset är mer än två och en halv gånger det lägsta.')
    if (smaller && from < smaller.from) report([...path, 'from'], `priset börjar lägre än för ett mindre badrum (nummer ${index}).`)
    if (smaller && from > smaller.to) report([...path, 'from'], `priset börjar högre än där ett mindre badrum (nummer ${index}) slutar.`)
    if (smaller && to < smaller.to) report([...path, 'to'], `priset slutar lägre än för ett mindre badrum (nummer ${index}).`)
  }
}
type Prices = { from: number; to: number }
type RisingPrices = { priceKr: Prices; bands: Record<'small' | 'large' | 'largest', Prices> }
type ReportPrice = (path: string[], message: string) => void
const WIDEST = 2.5

/** Reports items whose value at `name` an earlier item has. */
export function distinct<Item extends Record<string, unknown>>(items: readonly Item[], name: keyof Item & string, context: z.RefinementCtx) {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => other[name] === item[name])
    if (first < index) context.addIssue({ code: 'custom', message: `”${item[name]}” finns redan, som nummer ${first + 1}.`, path: [index, name] })
  }
}
