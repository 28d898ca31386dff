import { z } from 'zod'
import { questionIcons } from '../question-texts.ts'
import { tipIcons } from '../tips.ts'
import { galleryRules, pairRules } from './gallery-schema.ts'
import * as rule from './rules.ts'

/** Kronor. A lower price for a bathroom was probably meant in thousands. */
export const WHOLE_BATHROOM = 10_000

export type SiteContent = z.infer<ReturnType<typeof siteContentSchema>>

/** What the owner may change on the desk. Texts themselves are checked by texts.ts. */
export function siteContentSchema(now: Date) {
  return z.object({
    facts: z.object(factRules(now)),
    notice: notice.optional(),
    questions: questionsOf(questionIcons),
    tips: tipsOf(tipIcons),
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
    phoneHours: z.object({ home: rule.weekdayHours, rita: rule.anyHours }),
    orgNumber: rule.orgNumber,
    towns: z.array(rule.shortText(40)).min(1, 'minst en ort behövs.').max(6, 'högst sex orter får plats.'),
    founded: rule.whole(1900, thisYear, 2010),
    copyrightYear: rule.whole(2000, thisYear + 1, thisYear),
    priceKr: rule.span(WHOLE_BATHROOM),
    checklist: z.array(rule.shortText(60)).min(1, 'minst en rad behövs.').max(4, 'högst fyra rader får plats.'),
    renovationTime: rule.shortText(40),
    rot: z.object({ percent: rule.rotPercent, capKr: rule.whole(10_000, 200_000, 50_000), year: rule.whole(2024, thisYear + 1, thisYear).optional() }),
    paymentDays: rule.whole(1, 90, 10),
    partner: z.object({ name: rule.shortText(40), site: rule.shortText(60), url: rule.webAddress }),
    profiles: z.object({ social: named, register: named, images: named }),
  }
}

const notice = z
  .object({ text: rule.shortText(120), from: rule.day, to: rule.day })
  .refine(({ from, to }) => from <= to, { error: 'den sista dagen (to) ligger före den första (from).', path: ['to'] })

export function questionsOf<const Icons extends readonly string[]>(icons: Icons) {
  return z
    .array(
      z.object({
        id: rule.shortText(60),
        icon: rule.oneOf(icons, 'ingen symbol'),
        question: rule.shortText(150).endsWith('?', 'en fråga slutar med frågetecken.'),
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
