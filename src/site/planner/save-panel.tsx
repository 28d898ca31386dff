import { useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { deleteSavedPlan, linkTo, savedPlan, savePlan } from './saved-plan.ts'

const words = planner.save

/** Saves the plan in this browser or copies a link that holds it; both only on request. */
export function SavePanel({ plan, announce }: { plan: Plan; announce: (text: string) => void }) {
  const [saved, setSaved] = useState(() => savedPlan() !== undefined)
  const [link, setLink] = useState<string>()
  /** What was done, and with which drawing: it is not true of a later one. */
  const [done, setDone] = useState<{ words: string; plan: Plan }>()

  /** Seen and heard. */
  function confirm(words: string) {
    setDone({ words, plan })
    announce(words)
  }

  function save() {
    const kept = savePlan(plan)
    setSaved(kept)
    confirm(kept ? words.saved : words.notSaved)
  }

  function forget() {
    deleteSavedPlan()
    setSaved(false)
    confirm(words.forgotten)
  }

  async function share() {
    const link = linkTo(plan)
    setLink(link)
    try {
      await navigator.clipboard.writeText(link)
      confirm(words.copied)
    } catch {
      // Clipboard refused: the link is in its field, to be copied by hand.
      confirm(words.shown)
    }
  }

  return (
    <section className="planner-save" aria-labelledby="spara-dela">
      <h2 id="spara-dela">{words.heading}</h2>
      <div className="planner-row">
        <button className="planner-button" type="button" onClick={save}>
          {words.save}
        </button>
        {saved && (
          <button className="planner-button" type="button" onClick={forget}>
            {words.forget}
          </button>
        )}
        <button className="planner-button" type="button" onClick={share}>
          {words.copy}
        </button>
      </div>
      {done?.plan === plan && <p className="planner-done">{done.words}</p>}
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
