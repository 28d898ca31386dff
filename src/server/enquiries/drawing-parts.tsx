import { renderToStaticMarkup } from 'react-dom/server'
import { fogplanFacts, fogplanFactWords } from '#content/fogplan/fogplan-facts.ts'
import { differenceSentence } from '#content/planner/design-differences.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { drawingWords } from '#content/planner/drawing-words.ts'
import { findingLines, mainPriceFacts, planWords, priceDate } from '#content/planner/plan-facts.ts'
import { mainPlanFacts } from '#content/planner/room-facts.ts'
import { measuresNote } from '#content/planner/room-words.ts'
import { designsIn, type SentDesign } from '#domain/enquiry/drawings.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Email } from '#server/core/mail/email.ts'
import type { EmailPart } from '#server/core/outbox/email-body.tsx'
import { DesignsDrawing } from '#shared/designs-drawing.tsx'

type Drawing = { parts: EmailPart[]; attachments: NonNullable<Email['attachments']> }

/** The SVG of an enquiry's drawing, for the picture in an email. Undefined if there is no drawing. */
export function svgOfDrawing({ enquiry }: { enquiry: Enquiry }): string | undefined {
  const designs = designsIn(enquiry)
  return designs.length > 0 ? svgOf(designs) : undefined
}

/** Rendered from the parsed plans, so that it holds nothing a visitor wrote. */
function svgOf(designs: readonly SentDesign[]): string {
  return `${renderToStaticMarkup(<DesignsDrawing designs={designs} />)}\n`
}

/** The drawing as a picture, as an SVG file, and in words with its findings and the stored price indication. */
export function drawingOf(enquiry: Enquiry, picture: Uint8Array | undefined): Drawing {
  if (enquiry.plan === undefined) return { parts: [], attachments: [] }
  const designs = designsIn(enquiry)
  if (designs.length === 0) return { parts: [{ heading: planWords.heading }, { say: planWords.unreadable }], attachments: [] }
  return {
    parts: [
      { heading: planWords.heading },
      ...(picture ? [{ picture: PICTURE, alt: drawingWords.title }] : []),
      { say: `${planWords.attached} ${measuresNote}` },
      ...designs.flatMap((design) => designParts(design, designs)),
      { say: planWords.more },
    ],
    attachments: [
      { filename: planWords.file, contentType: 'image/svg+xml', content: svgOf(designs) },
      ...(picture ? [{ filename: planWords.picture, contentType: 'image/png', content: Buffer.from(picture), cid: PICTURE }] : []),
    ],
  }
}

/** A design in words, under its letter if there are two; the second with what differs from the first. */
function designParts({ plan, price, letter }: SentDesign, designs: readonly SentDesign[]): EmailPart[] {
  const lines = findingLines(plan)
  const plans = designs.map((one) => one.plan)
  const joints = fogplanFacts(plan, plans)
  const [first] = plans
  return [
    ...(letter ? [{ heading: designHeading(letter) }] : []),
    ...(first && first !== plan ? [{ say: differenceSentence(first, plan) }] : []),
    { facts: [...mainPlanFacts(plan)] },
    ...(joints.length > 0 ? [{ heading: fogplanFactWords.heading }, { facts: [...joints] }] : []),
    ...(lines.length > 0 ? [{ heading: planWords.findings }, ...lines.map((say) => ({ say }))] : []),
    ...(price ? [{ heading: planWords.price }, { facts: [...mainPriceFacts(price)] }, { say: priceDate(price) }] : []),
  ]
}

/** Names the picture within its email. */
const PICTURE = 'ritning@fogratt'
