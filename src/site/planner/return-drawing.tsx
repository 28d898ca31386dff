import { memo, useEffect, useRef } from 'react'
import { returnWords as words } from '#content/planner/return-words.ts'
import { RETURN_DEED, RETURN_TOKEN } from '#domain/paths.ts'
import { type Designs, packDesigns } from '#domain/room/designs.ts'
import returnStyles from '../styles/planner-return.css?url'
import type { ReturnAddress } from './return-address.ts'

export const styles = returnStyles

type ReturnProps = { designs: Designs; to: ReturnAddress }

/** Above the drawing of a request: whose it is, and where it is saved. It takes the focus, so that it is read out first. */
export function ReturnBanner({ designs, to }: ReturnProps) {
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => text.current?.focus({ preventScroll: true }), [])

  return (
    <div className="apart planner-return">
      <p tabIndex={-1} ref={text}>
        {words.banner(to.reference)}
      </p>
      <ReturnForm designs={designs} to={to} look="button light">
        {words.short}
      </ReturnForm>
    </div>
  )
}

/** The way back to the customer's page that the drawing came from, in place of the way to the quote form. */
export const ReturnDrawing = memo(function ReturnDrawing({ designs, to, forget }: ReturnProps & { forget: () => void }) {
  return (
    <section className="planner-request" aria-labelledby="skicka-tillbaka">
      <h2 id="skicka-tillbaka">{words.heading}</h2>
      <p>{words.text}</p>
      <ReturnForm designs={designs} to={to} look="button large light">
        {words.button}
      </ReturnForm>
      <p>
        <button className="text-button" type="button" onClick={forget}>
          {words.other}
        </button>
      </p>
    </section>
  )
})

/** Beside the price, at a phone's foot. */
export function ReturnFromFoot({ designs, to }: ReturnProps) {
  return (
    <ReturnForm designs={designs} to={to} look="button">
      {words.short}
    </ReturnForm>
  )
}

function ReturnForm({ designs, to: { path, formToken }, look, children }: ReturnProps & { look: string; children: string }) {
  return (
    <form method="post" action={`${path}/${RETURN_DEED}`}>
      <input type="hidden" name={RETURN_TOKEN} value={formToken} />
      <input type="hidden" name="plan" value={packDesigns(designs)} />
      <button className={look} type="submit">
        {children}
      </button>
    </form>
  )
}
