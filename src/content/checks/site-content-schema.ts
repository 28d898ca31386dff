import { z } from 'zod'
import { keysOf } from '#domain/keys-of.ts'
import type { PriceDriver } from '#domain/room/price.ts'
import { questionIcons } from '../pages/question-texts.ts'
import { tipIcons } from '../pages/tips.ts'
import { galleryRules, pairRules } from './gallery-schema.ts'
import { phoneHours } from './hours-rule.ts'
import * as rule from './rules.ts'
import { twoTexts } from './two-texts.ts'

/** Kronor. A lower price for a bathroom was probably meant in thousands. */
export const WHOLE_BATHROOM = 10_000

export type SiteContent = z.infer<ReturnType<typeof siteContentSchema>>

/** What the owner may change on the desk. Texts themselves are checked by texts.ts. */
export function siteContentSchema(now: Date) {
  return z.object({
    facts: z.object(factRules(now)),
    notice: notice.optional(),
    questions: questionsOf(keysOf(questionIcons)),
    tips: tipsOf(keysOf(tipIcons)),
    about: aboutRules,
    services: z.object({ totalrenovering: serviceRules, kakel: serviceRules, vatrum: serviceRules }),
    partnership: partnershipRules,
    priceFigures: priceRules,
    decided: z.record(z.string(), rule.text),
    gallery: galleryRules,
    pair: pairRules,
  })
}

/** The rules of the facts, field by field. */
export function factRules(now: Date) {
  const thisYear = now.getFullYear()
  const named = z.object({ name: rule.shortText(40), url: rule.webAddress })
  return {
    phone: rule.phone,
    phoneHours,
    orgNumber: rule.orgNumber,
    towns: z.array(rule.town).min(1, 'minst en ort behövs.').max(6, 'högst sex orter får plats.'),
    founded: rule.whole(1900, thisYear, 2010),
    copyrightYear: rule.whole(2000, thisYear + 1, thisYear),
    priceKr: rule.span(WHOLE_BATHROOM),
    checklist: z.array(rule.shortText(60)).min(1, 'minst en rad behövs.').max(4, 'högst fyra rader får plats.'),
    renovationTime: rule.timeSpan,
    rot: z.object({ percent: rule.rotPercent, capKr: rule.whole(10_000, 200_000, 50_000), year: rule.whole(2024, thisYear + 1, thisYear).optional() }),
    paymentDays: rule.whole(1, 90, 10),
    partner: z.object({ name: rule.shortText(40), site: rule.shortText(60), url: rule.webAddress }),
    profiles: z.object({ social: named, register: named, images: named }),
  }
}

const notice = z.object({ text: rule.shortText(120), from: rule.day, to: rule.day }).refine(({ from, to }) => from <= to, {
  error: twoTexts({ desk: 'den sista dagen ligger före den första.', file: 'den sista dagen (to) ligger före den första (from).' }),
  path: ['to'],
})

export const aboutRules = z.object({
  columns: z.array(z.object({ heading: rule.shortText(40), text: rule.filledIn(900) })).length(2),
  licence: z.object({ heading: rule.shortText(40), text: rule.filledIn(400) }),
})

const step = z.object({ title: rule.shortText(60), content: rule.filledIn(500) })

export const serviceRules = z.object({
  description: rule.filledIn(300),
  features: z.array(rule.shortText(80)).min(1, 'minst en punkt behövs.').max(8, 'högst åtta punkter får plats.'),
  expanded: z.object({
    title: rule.shortText(60),
    steps: z
      .array(step)
      .min(1, 'minst ett steg behövs.')
      .max(8, 'högst åtta steg får plats.')
      .superRefine((steps, context) => rule.distinct(steps, 'title', context)),
  }),
})

export const partnershipRules = z.object({
  description: rule.filledIn(700),
  showroom: rule.filledIn(150),
  offer: z
    .array(z.object({ name: rule.shortText(40), text: rule.filledIn(200) }))
    .min(1, 'minst en rad behövs.')
    .max(6, 'högst sex rader får plats.')
    .superRefine((offer, context) => rule.distinct(offer, 'name', context)),
})

const band = rule.span(WHOLE_BATHROOM)
const addition = rule.span(100)

/** Whether prices rise from band to band is looked at beside the ordinary price (`rule.rising`). */
export const priceRules = z.object({
  version: rule.text,
  date: rule.day,
  bands: z.object({ small: band, large: band, largest: band }),
  additions: z.object({
    'wc-wall': addition,
    'double-basin': addition,
    'bath-freestanding': addition,
    'waste-moved': addition,
    'small-tiles': addition,
    'large-tiles': addition,
  } satisfies Record<PriceDriver, typeof addition>),
  labourPercent: rule.whole(1, 100, 55),
})

export function questionsOf<const Icons extends readonly string[]>(icons: Icons) {
  return z
    .array(
      z.object({
        id: rule.shortText(60),
        icon: rule.oneOf(icons, 'ingen symbol'),
        question: rule.question(150),
        answer: rule.filledIn(1200),
      }),
    )
    .min(1, 'minst en fråga behövs.')
    .max(30, 'högst 30 frågor får plats.')
    .superRefine((questions, context) => {
      rule.distinct(questions, 'id', context)
      rule.distinct(questions, 'question', context)
    })
}

export function tipsOf<const Icons extends readonly string[]>(icons: Icons) {
  return z
    .array(z.object({ id: rule.whole(1, 99, 1), icon: rule.oneOf(icons, 'ingen symbol'), text: rule.shortText(200) }))
    .min(1, 'minst ett tips behövs.')
    .max(30, 'högst 30 tips får plats.')
    .superRefine((tips, context) => rule.distinct(tips, 'id', context))
}
