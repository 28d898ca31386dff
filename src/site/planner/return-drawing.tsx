import { memo } from 'react'
import { planner } from '#content/planner/planner.ts'
import { RETURN_DEED, RETURN_TOKEN } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import type { ReturnAddress } from './return-address.ts'

const words = planner.goBack

type ReturnDrawingProps = { plan: Plan; to: ReturnAddress; forget: () => void }

/** The way back to the customer's page that the drawing came from, in place of the way to the quote form. */
export const ReturnDrawing = memo(function ReturnDrawing({ plan, to: { path, formToken }, forget }: ReturnDrawingProps) {
  return (
    <section className="planner-request" aria-labelledby="skicka-tillbaka">
      <h2 id="skicka-tillbaka">{words.heading}</h2>
      <p>{words.text}</p>
      <form method="post" action={`${path}/${RETURN_DEED}`}>
        <input type="hidden" name={RETURN_TOKEN} value={formToken} />
        <input type="hidden" name="plan" value={packPlan(plan)} />
        <button className="button large light" type="submit">
          {words.button}
        </button>
      </form>
      <p>
        <button className="text-button" type="button" onClick={forget}>
          {words.other}
        </button>
      </p>
    </section>
  )
})
