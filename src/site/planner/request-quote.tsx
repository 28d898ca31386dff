import { memo, useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { Designs } from '#domain/room/designs.ts'
import { takeToQuoteForm } from './attach-drawing.ts'

const words = planner.request

/** The way on to the quote form. Nothing is sent from here. */
export const RequestQuote = memo(function RequestQuote({ designs }: { designs: Designs }) {
  return (
    <section className="planner-request" aria-labelledby="ta-med">
      <h2 id="ta-med">{words.heading}</h2>
      <p>{words.text}</p>
      <RequestButton designs={designs} look="button large light">
        {words.button}
      </RequestButton>
    </section>
  )
})

export function RequestButton({ designs, look, children }: { designs: Designs; look: string; children: string }) {
  const [isRefused, setIsRefused] = useState(false)
  return (
    <>
      <button className={look} type="button" onClick={() => setIsRefused(!takeToQuoteForm(designs))}>
        {children}
      </button>
      {isRefused && <p role="alert">{words.refused}</p>}
    </>
  )
}
