import { memo } from 'react'
import { company } from '#content/company.ts'
import { fixtureLines, planWords, priceDate, priceFacts, quantityFacts } from '#content/plan-facts.ts'
import { planner } from '#content/planner.ts'
import { priceBands } from '#content/price-bands.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import { quantities } from '#domain/room/quantities.ts'
import { packPlan } from '#domain/room/share.ts'

const words = planner.take

/** The way on to the quote form. Nothing is sent from here: islands/rita-answers.ts takes it along with the other answers. */
export const RequestQuote = memo(function RequestQuote({ plan }: { plan: Plan }) {
  return (
    <section className="planner-request" aria-labelledby="ta-med">
      <h2 id="ta-med">{words.heading}</h2>
      <p>{words.text}</p>
      <button className="button large" type="button" onClick={() => document.dispatchEvent(new CustomEvent('drawing-taken', { detail: answersFrom(plan) }))}>
        {words.button}
      </button>
    </section>
  )
})

/** The drawing as answers of the quote form, under the names that they have there. */
function answersFrom(plan: Plan) {
  const { floorM2 } = quantities(plan)
  return { plan: packPlan(plan), size: sizeOf(floorM2), message: inWords(plan) }
}

function sizeOf(m2: number): string {
  if (m2 < 4) return 'small'
  return m2 <= 8 ? 'medium' : 'large'
}

/** What the visitor sees of it in the message, and may change. Its first line is how it is found again (islands/rita-answers.ts). */
function inWords(plan: Plan): string {
  const indication = priceIndication(plan, priceBands, company.rot)
  return [
    words.first,
    ...fixtureLines(plan).map((line) => `– ${line}`),
    ...quantityFacts(plan).map(([name, value]) => `${name}: ${value}`),
    `${planWords.price}: ${priceFacts(indication)[0]?.[1]}. ${priceDate(indication)}`,
  ].join('\n')
}
