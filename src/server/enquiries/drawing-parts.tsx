import { renderToStaticMarkup } from 'react-dom/server'
import { fogplanFacts, fogplanFactWords } from '#content/fogplan/fogplan-facts.ts'
import { drawingWords } from '#content/planner/drawing-words.ts'
import { findingLines, mainPriceFacts, planWords, priceDate } from '#content/planner/plan-facts.ts'
import { mainPlanFacts } from '#content/planner/room-facts.ts'
import { measuresNote } from '#content/planner/room-words.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Plan } from '#domain/room/plan.ts'
import { unpackPlan } from '#domain/room/share.ts'
import type { Email } from '#server/core/mail/email.ts'
import type { EmailPart } from '#server/core/outbox/email-body.tsx'
import { PlanDrawing } from '#shared/plan-drawing.tsx'

type Drawing = { parts: EmailPart[]; attachments: NonNullable<Email['attachments']> }

/** What an email about an enquiry needs a picture of: the SVG of its drawing. Undefined if there is none. */
export function svgOfDrawing({ enquiry }: { enquiry: Enquiry }): string | undefined {
  const plan = enquiry.plan === undefined ? undefined : unpackPlan(enquiry.plan)
  return plan && svgOf(plan)
}

/** Rendered from the parsed plan, so that it holds nothing a visitor wrote. */
function svgOf(plan: Plan): string {
  return `${renderToStaticMarkup(<PlanDrawing plan={plan} />)}\n`
}

/** The drawing as a picture, as an SVG file, and in words with its findings and the stored price indication. */
export function drawingOf({ plan: packed, price }: Enquiry, picture: Uint8Array | undefined): Drawing {
  if (packed === undefined) return { parts: [], attachments: [] }
  const plan = unpackPlan(packed)
  if (!plan) return { parts: [{ heading: planWords.heading }, { say: planWords.unreadable }], attachments: [] }
  const lines = findingLines(plan)
  const joints = fogplanFacts(plan)
  return {
    parts: [
      { heading: planWords.heading },
      ...(picture ? [{ picture: PICTURE, alt: drawingWords.title }] : []),
      { say: `${planWords.attached} ${measuresNote}` },
      { facts: [...mainPlanFacts(plan)] },
      ...(joints.length > 0 ? [{ heading: fogplanFactWords.heading }, { facts: [...joints] }] : []),
      ...(lines.length > 0 ? [{ heading: planWords.findings }, ...lines.map((say) => ({ say }))] : []),
      ...(price ? [{ heading: planWords.price }, { facts: [...mainPriceFacts(price)] }, { say: priceDate(price) }] : []),
      { say: planWords.more },
    ],
    attachments: [
      { filename: planWords.file, contentType: 'image/svg+xml', content: svgOf(plan) },
      ...(picture ? [{ filename: planWords.picture, contentType: 'image/png', content: Buffer.from(picture), cid: PICTURE }] : []),
    ],
  }
}

/** Names the picture within its email. */
const PICTURE = 'ritning@fogratt'
