import { memo, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { areaOf } from '#domain/room/walls.ts'
import { linkTo } from './saved-plan.ts'

const words = planner.request

/** The way on to the quote form. Nothing is sent from here: islands/rita-answers.ts takes the drawing along with the other answers. */
export const RequestQuote = memo(function RequestQuote({ plan }: { plan: Plan }) {
  const [isRefused, setIsRefused] = useState(false)
  return (
    <section className="planner-request" aria-labelledby="ta-med">
      <h2 id="ta-med">{words.heading}</h2>
      <p>{words.text}</p>
      <button className="button large light" type="button" onClick={() => setIsRefused(!attach(plan))}>
        {words.button}
      </button>
      {isRefused && <p role="alert">{words.refused}</p>}
    </section>
  )
})

/** The drawing and the answers that follow from it, by the names of the quote form's fields. False if they could not be taken along. */
function attach(plan: Plan): boolean {
  // The browser's way back leads to the drawing.
  history.replaceState(null, '', linkTo(plan))
  const answers = { plan: packPlan(plan), size: sizeOf(plan), project: 'totalrenovering' } satisfies Partial<QuoteRequest>
  return document.dispatchEvent(new CustomEvent('drawing-attached', { cancelable: true, detail: new URLSearchParams(answers).toString() }))
}

function sizeOf({ room }: Plan): QuoteRequest['size'] {
  const m2 = areaOf(room) / 1e6
  if (m2 < 4) return 'small'
  return m2 <= 8 ? 'medium' : 'large'
}
