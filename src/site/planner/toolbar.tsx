import { useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import { copied } from '#domain/room/edited-designs.ts'
import { printPlan } from './print-scale.ts'
import type { PlanEditor } from './use-plan-editor.ts'

const words = planner.tools

/** What is in the sheet: the drawing, or what lies in its place. */
export type PlannerView = 'drawing' | 'model' | 'fogplan'

type ToolbarProps = {
  editor: PlanEditor
  zones: boolean
  setZones: (zones: boolean) => void
  view: PlannerView
  setView: (view: PlannerView) => void
  startOver: () => void
}

export function Toolbar({ editor: { dispatch, canUndo, canRedo, hasTwo }, zones, setZones, view, setView, startOver }: ToolbarProps) {
  return (
    <fieldset className="planner-row planner-toolbar" aria-label={words.label}>
      <button className="planner-button" type="button" disabled={!canUndo} onClick={() => dispatch({ type: 'undo', announce: planner.announcements.undone })}>
        {words.undo}
      </button>
      <button className="planner-button" type="button" disabled={!canRedo} onClick={() => dispatch({ type: 'redo', announce: planner.announcements.redone })}>
        {words.redo}
      </button>
      <button
        className="planner-button"
        type="button"
        disabled={hasTwo}
        onClick={() => dispatch({ type: 'designs', change: copied, announce: planner.announcements.copied })}
      >
        {words.copy}
      </button>
      <button className="planner-button" type="button" aria-pressed={zones} onClick={() => setZones(!zones)}>
        {words.zones}
      </button>
      {(['fogplan', 'model'] as const).map((one) => (
        <button key={one} className="planner-button" type="button" aria-pressed={view === one} onClick={() => setView(view === one ? 'drawing' : one)}>
          {words[one]}
        </button>
      ))}
      <button className="planner-button" type="button" onClick={printPlan}>
        {words.print}
      </button>
      <StartOver startOver={startOver} />
    </fieldset>
  )
}

/** Asks for a second press, because it cannot be undone. */
export function StartOver({ startOver, look = 'planner-button' }: { startOver: () => void; look?: string }) {
  const [confirming, setConfirming] = useState(false)
  return (
    <button className={look} type="button" onClick={() => (confirming ? startOver() : setConfirming(true))} onBlur={() => setConfirming(false)}>
      {confirming ? words.startOverSure : words.startOver}
    </button>
  )
}
