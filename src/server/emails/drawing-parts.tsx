import { renderToStaticMarkup } from 'react-dom/server'
import { drawingWords } from '#content/drawing-words.ts'
import { fogplanFacts, fogplanFactWords } from '#content/fogplan-facts.ts'
import { findingLines, mainPlanFacts, mainPriceFacts, planWords, priceDate } from '#content/plan-facts.ts'
import { measuresNote } from '#content/room-words.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { PlanDrawing } from '#shared/plan-drawing.tsx'
import { drawingPng } from './drawing-png.ts'
import type { Email } from './email.ts'
import type { EmailPart } from './email-body.tsx'

type Drawing = { parts: EmailPart[]; attachments: NonNullable<Email['attachments']> }

/**
 * The drawing that came with the quote: as a picture, as an SVG file, and in words with its findings and the stored price indication.
 * It is rendered from the parsed plan, so that it holds nothing a visitor wrote.
 */
export function drawingOf({ plan: packed, price }: Quote): Drawing {
  if (packed === undefined) return { parts: [], attachments: [] }
  const plan = unpackPlan(packed)
  if (!plan) return { parts: [{ heading: planWords.heading }, { say: planWords.unreadable }], attachments: [] }
  const svg = `${renderToStaticMarkup(<PlanDrawing plan={plan} />)}\n`
  const picture = drawingPng(svg)
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
      { filename: planWords.file, contentType: 'image/svg+xml', content: svg },
      ...(picture ? [{ filename: planWords.picture, contentType: 'image/png', content: picture, cid: PICTURE }] : []),
    ],
  }
}

/** Names the picture within its email. */
const PICTURE = 'ritning@fogratt'
