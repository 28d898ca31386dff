import { z } from 'zod'
import { projectDescription, projectTitle } from '#content/checks/gallery-schema.ts'
import * as rule from '#content/checks/rules.ts'
import { aboutRules, factRules, partnershipRules, priceRules, questionsOf, serviceRules, tipsOf, WHOLE_BATHROOM } from '#content/checks/site-content-schema.ts'

/** What content files refer to: names of pictures, icons and drawings, the ordinary price. Read from the content itself. */
export type Known = {
  priceKr: { from: number; to: number } | undefined
  pictures: string[]
  pictureKinds: string[]
  questionIcons: string[]
  tipIcons: string[]
  serviceDrawings: string[]
}

/** The price of an ordinary bathroom, in the company's facts: the bands of the others stand beside it. */
export const ordinaryPrice = z.object({ priceKr: rule.span(WHOLE_BATHROOM) })

/** The schema of each export that has rules of its own. All other texts are checked by texts.ts alone. */
export function schemas(known: Known, now: Date): { file: string; name: string; schema: z.ZodType }[] {
  const picture = rule.oneOf(known.pictures, 'ingen bild i pictures.ts')
  const project = z.object({ title: projectTitle, description: projectDescription, picture })
  return [
    {
      file: 'company/company.ts',
      name: 'company',
      schema: z.object({
        name: rule.text,
        seat: rule.text,
        region: rule.text,
        email: rule.email,
        // The first reminder is sent four hours before the deadline.
        replyHours: rule.whole(5, 168, 24),
        retentionMonths: rule.whole(1, 120, 12),
      }),
    },
    { file: 'company/company.ts', name: 'defaultFacts', schema: z.object(factRules(now)) },
    {
      file: 'company/price-bands.ts',
      name: 'priceFigures',
      schema: priceRules.superRefine(({ bands }, context) => {
        if (known.priceKr) rule.rising({ priceKr: known.priceKr, bands }, (path, message) => context.addIssue({ code: 'custom', message, path }))
      }),
    },
    { file: 'company/about-texts.ts', name: 'aboutTexts', schema: aboutRules },
    { file: 'company/service-texts.ts', name: 'serviceTexts', schema: z.record(z.string(), serviceRules) },
    { file: 'company/partner-texts.ts', name: 'partnerTexts', schema: partnershipRules },
    {
      file: 'pictures.ts',
      name: 'pictures',
      schema: z.record(z.string(), z.object({ kind: rule.oneOf(known.pictureKinds, 'ingen sorts bild'), alt: rule.text })),
    },
    { file: 'gallery/projects.ts', name: 'projects', schema: z.array(project).superRefine((projects, context) => rule.distinct(projects, 'title', context)) },
    { file: 'gallery/projects.ts', name: 'featured', schema: z.array(project) },
    { file: 'gallery/projects.ts', name: 'band', schema: z.array(picture) },
    { file: 'company/partner.ts', name: 'samples', schema: z.array(picture) },
    { file: 'pages/question-texts.ts', name: 'questionTexts', schema: questionsOf(known.questionIcons) },
    { file: 'pages/tips.ts', name: 'tips', schema: tipsOf(known.tipIcons) },
    { file: 'company/services.ts', name: 'drawingOfService', schema: z.record(z.string(), rule.oneOf(known.serviceDrawings, 'ingen teckning')) },
  ]
}
