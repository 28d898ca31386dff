import { renderToStaticMarkup } from 'react-dom/server'
import { findingLines, planFacts, planWords, priceDate, priceFacts } from '#content/plan-facts.ts'
import { measuresNote } from '#content/room-words.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { PlanDrawing } from '#shared/plan-drawing.tsx'
import type { Email } from './email.ts'
import type { EmailPart } from './email-body.tsx'

/** The attached drawing in words: room, fixtures, quantities, findings, and the price indication stored with the quote. */
export function drawingParts({ plan: packed, price }: Quote): EmailPart[] {
  if (packed === undefined) return []
  const plan = unpackPlan(packed)
  if (!plan) return [{ heading: planWords.heading }, { say: planWords.unreadable }]
  const lines = findingLines(plan)
  return [
    { heading: planWords.heading },
    { say: `${planWords.attached} ${measuresNote}` },
    { facts: [...planFacts(plan)] },
    ...(lines.length > 0 ? [{ heading: planWords.findings }, ...lines.map((say) => ({ say }))] : []),
    ...(price ? [{ heading: planWords.price }, { facts: [...priceFacts(price)] }, { say: priceDate(price) }] : []),
  ]
}

/** The drawing as an SVG file, rendered from the parsed plan, so that it holds nothing a visitor wrote. */
export function drawingFile({ plan: packed }: Quote): Pick<Email, 'attachments'> {
  const plan = unpackPlan(packed ?? '')
  if (!plan) return {}
  return { attachments: [{ filename: planWords.file, contentType: 'image/svg+xml', content: `${renderToStaticMarkup(<PlanDrawing plan={plan} />)}\n` }] }
}
