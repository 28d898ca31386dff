import { useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { Designs } from '#domain/room/designs.ts'
import { linkTo } from './saved-plan.ts'
import type { KeptDrawing } from './use-kept-drawing.ts'

const words = planner.save

/** Saves the drawing in this browser for longer than this tab lasts, or copies a link that holds it; both only on request. */
export function SavePanel({ designs, drawing, announce }: { designs: Designs; drawing: KeptDrawing; announce: (text: string) => void }) {
  const [link, setLink] = useState<string>()
  /** The last action and its drawing: what it says about a link does not hold for a later drawing. */
  const [done, setDone] = useState<{ words: string; designs: Designs }>()

  /** Seen and heard. */
  function confirm(words: string) {
    setDone({ words, designs })
    announce(words)
  }

  function save() {
    confirm(drawing.save() ? words.saved : words.notSaved)
  }

  function forget() {
    drawing.forgetSaved()
    confirm(words.forgotten)
  }

  async function share() {
    const link = linkTo(designs)
    setLink(link)
    try {
      await navigator.clipboard.writeText(link)
      confirm(words.copied)
    } catch {
      // Clipboard refused: the link is in its field, to be copied by hand.
      confirm(words.shown)
    }
  }

  const said = done?.designs === designs ? done.words : drawing.isSaved ? words.saved : undefined
  return (
    <section className="planner-save" aria-labelledby="spara-dela">
      <h2 id="spara-dela">{words.heading}</h2>
      <div className="planner-row">
        {drawing.isSaved ? (
          <button className="planner-button" type="button" onClick={forget}>
            {words.forget}
          </button>
        ) : (
          <button className="planner-button" type="button" onClick={save}>
            {words.save}
          </button>
        )}
        <button className="planner-button" type="button" onClick={share}>
          {words.copy}
        </button>
      </div>
      {said && <p className="planner-done">{said}</p>}
      {link && (
        <label className="planner-link">
          {words.link}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p className="planner-note">{words.note}</p>
    </section>
  )
}
