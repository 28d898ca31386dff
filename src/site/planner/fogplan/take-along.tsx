import { useId, useState } from 'react'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import type { Letter } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { LONGEST_NAME, type Paper } from '#domain/room/tiling/sheets.ts'
import { returnAddress } from '../return-address.ts'
import { SelectField } from '../select-field.tsx'
import { PrintSheets } from './print-sheets.tsx'

const words = fogplan.take

/** The Fogplan on paper and as files. The server writes the files, so that nothing for it is fetched here. */
export function TakeAlong({ plan, design }: { plan: Plan; design: Letter | undefined }) {
  const [paper, setPaper] = useState<Paper>('a4')
  // Only written on what is taken along.
  const [name, setName] = useState('')
  const nameField = useId()
  const [reference] = useState(() => returnAddress()?.reference)
  return (
    <section className="fogplan-take" aria-labelledby="fogplan-ta-med">
      <h3 id="fogplan-ta-med">{words.heading}</h3>
      <form className="planner-row" method="post" action={FOGPLAN_FILES.pdf}>
        <input type="hidden" name="plan" value={packPlan(plan)} />
        <input type="hidden" name="papper" value={paper} />
        {reference !== undefined && <input type="hidden" name="arende" value={reference} />}
        {design && <input type="hidden" name="forslag" value={design} />}
        <div className="planner-input">
          <label htmlFor={nameField}>{words.name}</label>
          <input id={nameField} name="namn" autoComplete="name" maxLength={LONGEST_NAME} value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <SelectField label={words.paper} value={paper} words={words.papers} onPick={setPaper} />
        <button className="planner-button" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <button className="planner-button" type="submit">
          {words.pdf}
        </button>
        <button className="planner-button" type="submit" formAction={FOGPLAN_FILES.poster}>
          {words.poster}
        </button>
        <button className="planner-button" type="submit" formAction={FOGPLAN_FILES.dxf}>
          {words.dxf}
        </button>
      </form>
      <p className="planner-note">{words.note}</p>
      <PrintSheets plan={plan} paper={paper} name={name.trim()} reference={reference} design={design} />
    </section>
  )
}
