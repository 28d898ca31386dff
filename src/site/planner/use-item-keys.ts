import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { planner } from '#content/planner/planner.ts'
import { remove, turnFixture } from '#domain/room/edit.ts'
import { duplication } from './addition.ts'
import { nudgeItem } from './move-item.ts'
import { placeInWords } from './names.ts'
import type { PlanItem, WallItem } from './plan-items.ts'
import type { PlannerAction } from './use-plan-editor.ts'

/** Which way the arrow keys lead. */
export const ARROWS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** With Shift. */
const LARGE_STEP = 10

type KeyItem = Pick<PlanItem | WallItem, 'id' | 'kind' | 'name'>

export type ItemKeys = ReturnType<typeof useItemKeys>

/** Keyboard control of the focused item. An arrow key held down is one gesture, committed and announced when it is released. */
export function useItemKeys(dispatch: (action: PlannerAction) => void, board: RefObject<SVGSVGElement | null>) {
  const moving = useRef<KeyItem>(undefined)

  function onKeyDown(event: KeyboardEvent, item: KeyItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) move(item, arrow, event.shiftKey ? LARGE_STEP : 1)
    else if (!press(event.key, item)) return
    event.preventDefault()
  }

  function move(item: KeyItem, [right, down]: readonly [number, number], steps: number) {
    if (!moving.current) dispatch({ type: 'select', id: item.id })
    moving.current = item
    dispatch({ type: 'preview', change: (plan) => nudgeItem(plan, item, right * steps, down * steps) })
  }

  function press(key: string, { id, kind, name }: KeyItem): boolean {
    const { removed, turned } = planner.announcements
    if (key === 'Enter' || key === ' ') dispatch({ type: 'select', id })
    else if (key === 'Escape') dispatch({ type: 'select', id: undefined })
    else if ((key === 'Delete' || key === 'Backspace') && kind !== 'wall') {
      dispatch({ type: 'change', change: (plan) => remove(plan, id), announce: removed(name) })
      board.current?.focus()
    } else if (key.toLowerCase() === 'r' && kind === 'fixture') dispatch({ type: 'change', change: (plan) => turnFixture(plan, id), announce: turned(name) })
    else if (key.toLowerCase() === 'd' && kind === 'fixture') dispatch(duplication(id, name))
    else return false
    return true
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key in ARROWS) commit()
  }

  function commit() {
    const item = moving.current
    moving.current = undefined
    if (item) dispatch({ type: 'commit', announce: (plan) => placeInWords(plan, item.id) })
  }

  return (item: KeyItem) => ({ onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item), onKeyUp, onBlur: commit })
}
