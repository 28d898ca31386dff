import { useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { deleteSavedPlan, linkTo, savedPlan, savePlan } from './saved-plan.ts'

const words = planner.keep

/** In this browser, or in a link; both only when the visitor says so. */
export function SavePanel({ plan, say }: { plan: Plan; say: (words: string) => void }) {
  const [kept, setKept] = useState(() => savedPlan() !== undefined)
  const [link, setLink] = useState<string>()

  function save() {
    const done = savePlan(plan)
    setKept(done)
    say(done ? words.saved : words.notSaved)
  }

  function forget() {
    deleteSavedPlan()
    setKept(false)
    say(words.forgotten)
  }

  async function share() {
    const link = linkTo(plan)
    setLink(link)
    try {
      await navigator.clipboard.writeText(link)
      say(words.copied)
    } catch {
      // The link stands in its field, to be copied by hand.
      say(words.shown)
    }
  }

  return (
    <section className="planner-save" aria-labelledby="spara-dela">
      <h2 id="spara-dela">{words.heading}</h2>
      <div className="planner-row">
        <button className="planner-button" type="button" onClick={save}>
          {words.save}
        </button>
        {kept && (
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
