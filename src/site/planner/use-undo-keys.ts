import { useEffect } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { PlannerAction } from './use-plan-editor.ts'

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the page, except in text fields, which have an undo of their own. */
export function useUndoKeys(dispatch: (action: PlannerAction) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const inTextField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (inTextField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      dispatch(event.shiftKey ? { type: 'redo', announce: planner.announcements.redone } : { type: 'undo', announce: planner.announcements.undone })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dispatch])
}
