import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { type Designs, packDesigns } from '#domain/room/designs.ts'
import { areaOf } from '#domain/room/walls.ts'

/**
 * Attaches the drawing to the quote form of this tab, with the answers that follow from it by the names of the form's fields. Nothing is sent:
 * islands/rita-answers.ts keeps them. False if they could not be kept.
 */
export function attachDrawing(designs: Designs): boolean {
  return tell({ plan: packDesigns(designs), size: sizeOf(designs), project: 'totalrenovering' } satisfies Partial<EnquiryAnswers>)
}

/** On to the quote form with the drawing: islands/rita-answers.ts takes it along with the other answers. False if it could not be kept. */
export function takeToQuoteForm(designs: Designs): boolean {
  const isAttached = attachDrawing(designs)
  if (isAttached) document.dispatchEvent(new Event('to-quote-form'))
  return isAttached
}

export function detachDrawing() {
  tell({})
}

function tell(answers: Record<string, string>): boolean {
  return document.dispatchEvent(new CustomEvent('drawing-changed', { cancelable: true, detail: new URLSearchParams(answers).toString() }))
}

/** Of two designs the first one's. */
function sizeOf([{ room }]: Designs): EnquiryAnswers['size'] {
  const m2 = areaOf(room) / 1e6
  if (m2 < 4) return 'small'
  return m2 <= 8 ? 'medium' : 'large'
}
