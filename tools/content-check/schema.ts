import { z } from 'zod'
import { projectDescription, projectTitle } from '#content/checks/gallery-schema.ts'
import * as rule from '#content/checks/rules.ts'
import { factRules, questionsOf, tipsOf, WHOLE_BATHROOM } from '#content/checks/site-content-schema.ts'

/** Names that content files may refer to: pictures, icons, drawings. Read from the content itself. */
export type Known = { pictures: string[]; pictureKinds: string[]; questionIcons: string[]; tipIcons: string[]; serviceDrawings: string[] }

/** The schema of each export that has rules of its own. All other texts are checked by texts.ts alone. */
export function schemas(known: Known, now: Date): { file: string; name: string; schema: z.ZodType }[] {
  const picture = rule.oneOf(known.pictures, 'ingen bild i pictures.ts')
  const project = z.object({ title: projectTitle, description: projectDescription, picture })
  const step = z.object({ title: rule.text, content: rule.text })
  return [
    {
      file: 'company.ts',
      name: 'company',
      schema: z.object({
        name: rule.text,
        seat: rule.text,
        region: rule.text,
        email: rule.email,
        ...factRules(now),
        // The first reminder is sent four hours before the deadline.
        replyHours: rule.whole(5, 168, 24),
        holiday: rule.holiday,
        retentionMonths: rule.whole(1, 120, 12),
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
    { file: 'question-texts.ts', name: 'questionTexts', schema: questionsOf(known.questionIcons) },
    { file: 'tips.ts', name: 'tips', schema: tipsOf(known.tipIcons) },
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
