import { useState } from 'react'
import { planner } from '#content/planner.ts'
import { printPlan } from './print-scale.ts'
import type { PlanEditor } from './use-plan-editor.ts'

const words = planner.tools

type ToolbarProps = {
  editor: PlanEditor
  zones: boolean
  setZones: (zones: boolean) => void
  showsModel: boolean
  setShowsModel: (showsModel: boolean) => void
  startOver: () => void
}

export function Toolbar({ editor: { dispatch, canUndo, canRedo }, zones, setZones, showsModel, setShowsModel, startOver }: ToolbarProps) {
  return (
    <fieldset className="planner-row planner-toolbar" aria-label={words.label}>
      <button className="planner-button" type="button" disabled={!canUndo} onClick={() => dispatch({ type: 'undo', announce: planner.announcements.undone })}>
        {words.undo}
      </button>
      <button className="planner-button" type="button" disabled={!canRedo} onClick={() => dispatch({ type: 'redo', announce: planner.announcements.redone })}>
        {words.redo}
      </button>
      <button className="planner-button" type="button" aria-pressed={zones} onClick={() => setZones(!zones)}>
        {words.zones}
      </button>
      <button className="planner-button" type="button" aria-pressed={showsModel} onClick={() => setShowsModel(!showsModel)}>
        {words.model}
      </button>
      <button className="planner-button" type="button" onClick={printPlan}>
        {words.print}
      </button>
      <StartOver startOver={startOver} />
    </fieldset>
  )
}

/** Asks for a second press, because it cannot be undone. */
function StartOver({ startOver }: { startOver: () => void }) {
  const [confirming, setConfirming] = useState(false)
  return (
    <button className="planner-button" type="button" onClick={() => (confirming ? startOver() : setConfirming(true))} onBlur={() => setConfirming(false)}>
      {confirming ? words.startOverSure : words.startOver}
    </button>
  )
}
