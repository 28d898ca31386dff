import { memo, useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { attachDrawing } from './attach-drawing.ts'

const words = planner.request

/** The way on to the quote form. Nothing is sent from here: islands/rita-answers.ts takes the drawing along with the other answers. */
export const RequestQuote = memo(function RequestQuote({ plan }: { plan: Plan }) {
  const [isRefused, setIsRefused] = useState(false)

  function goOn() {
    const isAttached = attachDrawing(plan)
    setIsRefused(!isAttached)
    if (isAttached) document.dispatchEvent(new Event('to-quote-form'))
  }

  return (
    <section className="planner-request" aria-labelledby="ta-med">
      <h2 id="ta-med">{words.heading}</h2>
      <p>{words.text}</p>
      <button className="button large light" type="button" onClick={goOn}>
        {words.button}
      </button>
      {isRefused && <p role="alert">{words.refused}</p>}
    </section>
  )
})
