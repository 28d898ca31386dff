import { z } from 'astro/zod'
import * as rule from './rules.ts'

/** Names that content files may refer to: pictures, icons, drawings. Read from the content itself. */
export type Known = { pictures: string[]; pictureKinds: string[]; questionIcons: string[]; tipIcons: string[]; serviceDrawings: string[] }

/** Kronor. A lower price for a bathroom was probably meant in thousands. */
const WHOLE_BATHROOM = 10_000

/** The schema of each export that has rules of its own. All other texts are checked by texts.ts alone. */
export function schemas(known: Known, now: Date): { file: string; name: string; schema: z.ZodType }[] {
  const picture = rule.oneOf(known.pictures, 'ingen bild i pictures.ts')
  const project = z.object({ title: rule.text, description: rule.text, picture })
  const step = z.object({ title: rule.text, content: rule.text })
  const thisYear = now.getFullYear()
  const named = z.object({ name: rule.text, url: rule.webAddress })
  return [
    {
      file: 'company.ts',
      name: 'company',
      schema: z.object({
        name: rule.text,
        orgNumber: rule.orgNumber,
        seat: rule.text,
        towns: z.array(rule.text).min(1, 'minst en ort behövs.'),
        region: rule.text,
        founded: rule.whole(1900, thisYear, 2010),
        copyrightYear: rule.whole(2000, thisYear + 1, thisYear),
        phone: rule.phone,
        email: rule.email,
        phoneHours: z.object({ home: rule.weekdayHours, rita: rule.anyHours }),
        // The first reminder is sent four hours before the deadline.
        replyHours: rule.whole(5, 168, 24),
        holiday: rule.holiday,
        rot: z.object({ percent: rule.rotPercent, capKr: rule.whole(10_000, 200_000, 50_000), year: rule.whole(2024, thisYear + 1, thisYear).optional() }),
        priceKr: rule.span(WHOLE_BATHROOM),
        renovationTime: rule.text,
        paymentDays: rule.whole(1, 90, 10),
        retentionMonths: rule.whole(1, 120, 12),
        partner: z.object({ name: rule.text, site: rule.text, url: rule.webAddress }),
        profiles: z.object({ social: named, register: named, images: named }),
      }),
    },
    {
      file: 'price-bands.ts',
      name: 'priceBands',
      schema: z.object({
        version: rule.text,
        date: rule.day,
        bands: z.array(rule.span(WHOLE_BATHROOM)).min(1, 'minst ett prisspann behövs.').superRefine(rule.rising),
        additions: z.record(z.string(), rule.span(100)),
        labourPercent: rule.whole(1, 100, 55),
      }),
    },
    {
      file: 'pictures.ts',
      name: 'pictures',
      schema: z.record(z.string(), z.object({ kind: rule.oneOf(known.pictureKinds, 'ingen sorts bild'), alt: rule.text })),
    },
    { file: 'projects.ts', name: 'projects', schema: z.array(project).superRefine((projects, context) => rule.distinct(projects, 'title', context)) },
    { file: 'projects.ts', name: 'featured', schema: z.array(project) },
    { file: 'projects.ts', name: 'band', schema: z.array(picture) },
    { file: 'partner.ts', name: 'samples', schema: z.array(picture) },
    {
      file: 'questions.ts',
      name: 'questions',
      schema: z
        .array(
          z.object({
            id: rule.text,
            icon: rule.oneOf(known.questionIcons, 'ingen symbol'),
            question: rule.text.endsWith('?', 'en fråga slutar med frågetecken.'),
            answer: rule.text,
          }),
        )
        .superRefine((questions, context) => rule.distinct(questions, 'id', context)),
    },
    {
      file: 'tips.ts',
      name: 'tips',
      schema: z
        .array(z.object({ id: rule.whole(1, 99, 1), icon: rule.oneOf(known.tipIcons, 'ingen symbol'), text: rule.text }))
        .superRefine((tips, context) => rule.distinct(tips, 'id', context)),
    },
    {
      file: 'services.ts',
      name: 'services',
      schema: z
        .array(
          z.object({
            id: rule.text,
            drawing: rule.oneOf(known.serviceDrawings, 'ingen teckning'),
            title: rule.text,
            description: rule.text,
            features: z.array(rule.text).min(1, 'minst en punkt behövs.'),
            expanded: z.object({ title: rule.text, steps: z.array(step).min(1, 'minst ett steg behövs.') }),
          }),
        )
        .superRefine((services, context) => rule.distinct(services, 'id', context)),
    },
  ]
}
