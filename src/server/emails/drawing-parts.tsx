import { renderToStaticMarkup } from 'react-dom/server'
import { findingLines, planFacts, planWords, priceDate, priceFacts } from '#content/plan-facts.ts'
import { measuresNote } from '#content/room-words.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { PlanDrawing } from '#shared/plan-drawing.tsx'
import type { Email } from './email.ts'
import type { EmailPart } from './email-body.tsx'

/** What a drawing that came along says: the room, what is in it, what it takes, what is the matter, and the price it indicated. */
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

/** The drawing itself, drawn anew from its measures: nothing that a visitor could have put into a file. */
export function drawingFile({ plan: packed }: Quote): Pick<Email, 'attachments'> {
  const plan = unpackPlan(packed ?? '')
  if (!plan) return {}
  return { attachments: [{ filename: planWords.file, contentType: 'image/svg+xml', content: `${renderToStaticMarkup(<PlanDrawing plan={plan} />)}\n` }] }
}
