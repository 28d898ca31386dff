import { useEffect, useRef, useState } from 'react'
import { type Designs, packDesigns } from '#domain/room/designs.ts'
import { attachDrawing, detachDrawing } from './attach-drawing.ts'
import { kept, leaveSharedPlan, saved } from './saved-plan.ts'

/** A drawing, and where it came from. */
export type OpenedPlan = { designs: Designs; source: 'template' | 'idea' | 'asked' | 'link' | 'own' }

/** `isSaved`: the drawing is also in this browser, with every change. */
export type KeptDrawing = { isSaved: boolean; save: () => boolean; forgetSaved: () => void }

/**
 * Keeps every change by itself, in this tab, and attaches the drawing to the quote form, so that each way there takes it along. What was once
 * saved in this browser stays up to date, unless another tab has changed it. A room that is as it was opened is not kept: nobody drew it.
 * `designs` is undefined during a gesture. A drawing that goes back to a customer's page (`isReturned`) is attached to no form.
 */
export function useKeptDrawing(opened: OpenedPlan, designs: Designs | undefined, isReturned: boolean): KeptDrawing {
  const [isSaved, setIsSaved] = useState(() => saved.holds(opened.designs))
  /** What this tab last read or wrote there. */
  const inBrowser = useRef(opened.designs)

  useEffect(() => {
    if (!designs) return
    // Whichever of two is shown.
    if (packDesigns(designs) === packDesigns(opened.designs)) {
      if (opened.source === 'own') return keepOpened(designs, isReturned)
      kept.forget()
      return detachDrawing()
    }
    leaveSharedPlan()
    return whenSeen(() => {
      kept.write(designs)
      if (!isReturned) attachDrawing(designs)
    })
  }, [designs, opened, isReturned])

  useEffect(() => {
    if (!designs || !isSaved || designs === inBrowser.current) return
    return whenSeen(() => {
      // Another tab has saved a drawing of its own, or removed this one.
      if (!saved.holds(inBrowser.current)) return setIsSaved(false)
      saved.write(designs)
      inBrowser.current = designs
    })
  }, [designs, isSaved])

  return {
    isSaved,
    save() {
      const done = designs !== undefined && saved.write(designs)
      if (done) inBrowser.current = designs
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
function keepOpened(designs: Designs, isReturned: boolean) {
  if (kept.holds(designs)) return
  kept.write(designs)
  if (!isReturned) attachDrawing(designs)
}

/** By then what was changed is on the screen (ms). */
const SEEN_AFTER = 100

/**
 * A slow phone's storage takes as long as a wall takes to be drawn, so it is written when the change is seen, or when the page goes before that.
 * Returns what calls it off, when there is a newer drawing or none.
 */
function whenSeen(write: () => void): () => void {
  const seen = setTimeout(writeOnce, SEEN_AFTER)
  addEventListener('pagehide', writeOnce)

  function callOff() {
    clearTimeout(seen)
    removeEventListener('pagehide', writeOnce)
  }

  function writeOnce() {
    callOff()
    write()
  }

  return callOff
}
