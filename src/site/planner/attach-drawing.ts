import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { areaOf } from '#domain/room/walls.ts'

/**
 * Attaches the drawing to the quote form of this tab, with the answers that follow from it by the names of the form's fields. Nothing is sent:
 * islands/rita-answers.ts keeps them. False if they could not be kept.
 */
export function attachDrawing(plan: Plan): boolean {
  return tell({ plan: packPlan(plan), size: sizeOf(plan), project: 'totalrenovering' } satisfies Partial<EnquiryAnswers>)
}

/** On to the quote form with the drawing: islands/rita-answers.ts takes it along with the other answers. False if it could not be kept. */
export function takeToQuoteForm(plan: Plan): boolean {
  const isAttached = attachDrawing(plan)
  if (isAttached) document.dispatchEvent(new Event('to-quote-form'))
  return isAttached
}

export function detachDrawing() {
  tell({})
}

function tell(answers: Record<string, string>): boolean {
  return document.dispatchEvent(new CustomEvent('drawing-changed', { cancelable: true, detail: new URLSearchParams(answers).toString() }))
}

function sizeOf({ room }: Plan): EnquiryAnswers['size'] {
  const m2 = areaOf(room) / 1e6
  if (m2 < 4) return 'small'
  return m2 <= 8 ? 'medium' : 'large'
}
