import { useEffect } from 'react'
import { planner } from '#content/planner.ts'
import type { Act } from './use-plan.ts'

/** Ctrl+Z and Ctrl+Shift+Z, wherever focus is – but where somebody writes they belong to what is written. */
export function useUndoKeys(act: (act: Act) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const writes = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (writes || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      act(event.shiftKey ? { does: 'redo', say: planner.said.redone } : { does: 'undo', say: planner.said.undone })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [act])
}
