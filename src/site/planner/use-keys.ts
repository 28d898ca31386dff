import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { planner } from '#content/planner.ts'
import { remove, turnFixture } from '#domain/room/edit.ts'
import { nudged } from './moves.ts'
import { placeInWords } from './names.ts'
import type { PlanItem } from './plan-items.ts'
import type { Act } from './use-plan.ts'

const WAYS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const FAR = 10

export type Keys = ReturnType<typeof useKeys>

/** What keys do to the thing that has focus. An arrow key held down is one gesture, and is told of when it is let go. */
export function useKeys(act: (act: Act) => void, board: RefObject<SVGSVGElement | null>) {
  const moving = useRef<PlanItem>(undefined)

  function down(event: KeyboardEvent, handle: PlanItem) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = WAYS[event.key]
    if (way) move(handle, way, event.shiftKey ? FAR : 1)
    else if (!press(event.key, handle)) return
    event.preventDefault()
  }

  function move(handle: PlanItem, [right, down]: readonly [number, number], far: number) {
    if (!moving.current) act({ does: 'choose', id: handle.id })
    moving.current = handle
    act({ does: 'try', change: (plan) => nudged(plan, handle, right * far, down * far) })
  }

  function press(key: string, { id, kind, name }: PlanItem): boolean {
    if (key === 'Enter' || key === ' ') act({ does: 'choose', id })
    else if (key === 'Escape') act({ does: 'choose', id: undefined })
    else if (key === 'Delete' || key === 'Backspace') {
      act({ does: 'step', change: (plan) => remove(plan, id), say: planner.said.removed(name) })
      board.current?.focus()
    } else if (key.toLowerCase() === 'r' && kind === 'fixture') act({ does: 'step', change: (plan) => turnFixture(plan, id), say: planner.said.turned(name) })
    else return false
    return true
  }

  function up(event: KeyboardEvent) {
    if (event.key in WAYS) settle()
  }

  function settle() {
    const handle = moving.current
    moving.current = undefined
    if (handle) act({ does: 'settle', say: (plan) => placeInWords(plan, handle.id) })
  }

  return { down, up, leave: settle }
}
