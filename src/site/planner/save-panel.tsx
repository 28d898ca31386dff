import { useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { deleteSavedPlan, linkTo, savedPlan, savePlan } from './saved-plan.ts'

const words = planner.save

/** Saves the plan in this browser or copies a link that holds it; both only on request. */
export function SavePanel({ plan, announce }: { plan: Plan; announce: (text: string) => void }) {
  const [saved, setSaved] = useState(() => savedPlan() !== undefined)
  const [link, setLink] = useState<string>()

  function save() {
    const done = savePlan(plan)
    setSaved(done)
    announce(done ? words.saved : words.notSaved)
  }

  function forget() {
    deleteSavedPlan()
    setSaved(false)
    announce(words.forgotten)
  }

  async function share() {
    const link = linkTo(plan)
    setLink(link)
    try {
      await navigator.clipboard.writeText(link)
      announce(words.copied)
    } catch {
      // Clipboard refused: the link is in its field, to be copied by hand.
      announce(words.shown)
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
