import { useState } from 'react'
import { planner } from '#content/planner.ts'
import { printPlan } from './paper.ts'
import type { Doing } from './use-plan.ts'

const words = planner.tools

type ToolbarProps = {
  doing: Doing
  zones: boolean
  setZones: (zones: boolean) => void
  seeing: boolean
  setSeeing: (seeing: boolean) => void
  startOver: () => void
}

export function Toolbar({ doing: { act, canUndo, canRedo }, zones, setZones, seeing, setSeeing, startOver }: ToolbarProps) {
  return (
    <fieldset className="planner-toolbar" aria-label={words.label}>
      <button className="planner-button" type="button" disabled={!canUndo} onClick={() => act({ does: 'undo', say: planner.said.undone })}>
        {words.undo}
      </button>
      <button className="planner-button" type="button" disabled={!canRedo} onClick={() => act({ does: 'redo', say: planner.said.redone })}>
        {words.redo}
      </button>
      <button className="planner-button" type="button" aria-pressed={zones} onClick={() => setZones(!zones)}>
        {words.zones}
      </button>
      <button className="planner-button" type="button" aria-pressed={seeing} onClick={() => setSeeing(!seeing)}>
        {words.see}
      </button>
      <button className="planner-button" type="button" onClick={printPlan}>
        {words.print}
      </button>
      <StartOver startOver={startOver} />
    </fieldset>
  )
}

/** Asks once more: there is no way back from it. */
function StartOver({ startOver }: { startOver: () => void }) {
  const [sure, setSure] = useState(false)
  return (
    <button className="planner-button" type="button" onClick={() => (sure ? startOver() : setSure(true))} onBlur={() => setSure(false)}>
      {sure ? words.startOverSure : words.startOver}
    </button>
  )
}
