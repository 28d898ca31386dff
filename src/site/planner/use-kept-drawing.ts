import { useEffect, useRef, useState } from 'react'
import type { Plan } from '#domain/room/plan.ts'
import { attachDrawing, detachDrawing } from './attach-drawing.ts'
import { kept, leaveSharedPlan, saved } from './saved-plan.ts'

/** A plan, and where it came from. */
export type OpenedPlan = { plan: Plan; source: 'template' | 'idea' | 'asked' | 'link' | 'own' }

/** `isSaved`: the drawing is also in this browser, with every change. */
export type KeptDrawing = { isSaved: boolean; save: () => boolean; forgetSaved: () => void }

/**
 * Keeps every change by itself, in this tab, and attaches the drawing to the quote form, so that each way there takes it along. What was once
 * saved in this browser stays up to date, unless another tab has changed it. A room that is as it was opened is not kept: nobody drew it.
 * `plan` is undefined during a gesture. A drawing that goes back to a customer's page (`isReturned`) is attached to no form.
 */
export function useKeptDrawing(opened: OpenedPlan, plan: Plan | undefined, isReturned: boolean): KeptDrawing {
  const [isSaved, setIsSaved] = useState(() => saved.holds(opened.plan))
  /** What this tab last read or wrote there. */
  const inBrowser = useRef(opened.plan)

  useEffect(() => {
    if (!plan) return
    if (plan === opened.plan) {
      if (opened.source === 'own') return keepOpened(plan, isReturned)
      kept.forget()
      return detachDrawing()
    }
    leaveSharedPlan()
    kept.write(plan)
    if (!isReturned) attachDrawing(plan)
  }, [plan, opened, isReturned])

  useEffect(() => {
    if (!plan || !isSaved || plan === inBrowser.current) return
    // Another tab has saved a drawing of its own, or removed this one.
    if (!saved.holds(inBrowser.current)) return setIsSaved(false)
    saved.write(plan)
    inBrowser.current = plan
  }, [plan, isSaved])

  return {
    isSaved,
    save() {
      const done = plan !== undefined && saved.write(plan)
      if (done) inBrowser.current = plan
      setIsSaved(done)
      return done
    },
    forgetSaved() {
      saved.forget()
      setIsSaved(false)
    },
  }
}

/** A drawing that this tab keeps was attached when it was drawn; since then the visitor may have removed it from the form, or sent it. */
function keepOpened(plan: Plan, isReturned: boolean) {
  if (kept.holds(plan)) return
  kept.write(plan)
  if (!isReturned) attachDrawing(plan)
}
