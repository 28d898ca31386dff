import { useReducer } from 'react'
import { begin, canRedo, canUndo, commit, type History, newHistory, preview, redo, step, undo } from '#domain/room/history.ts'
import type { Id, Plan } from '#domain/room/plan.ts'

export type Change = (plan: Plan) => Plan

/** The drawing table: what was done, what is chosen, and what was said last – the same words twice are two sayings. */
export type PlannerState = {
  readonly history: History
  readonly chosen: Id | undefined
  readonly said: { readonly words: string; readonly times: number }
}

/** What is said of the plan as it has become. */
type Say = string | ((plan: Plan) => string)

export type Act =
  /** A whole gesture. `chosen` may be what came into the plan with it. */
  | { does: 'step'; change: Change; say?: Say; choose?: (plan: Plan) => Id | undefined }
  /** Something in the middle of a gesture, which ends with `settle`. */
  | { does: 'try'; change: Change }
  | { does: 'settle'; say?: Say }
  | { does: 'undo' | 'redo'; say: Say }
  | { does: 'choose'; id: Id | undefined; say?: Say }
  | { does: 'say'; say: Say }

export function usePlan(start: Plan) {
  const [table, act] = useReducer(done, start, newTable)
  const { present } = table.history
  return { plan: present, chosen: table.chosen, said: table.said, canUndo: canUndo(table.history), canRedo: canRedo(table.history), act }
}

function newTable(plan: Plan): PlannerState {
  return { history: newHistory(plan), chosen: undefined, said: { words: '', times: 0 } }
}

function done(table: PlannerState, act: Act): PlannerState {
  const next = acted(table, act)
  const say = 'say' in act && act.say
  const words = typeof say === 'function' ? say(next.history.present) : say
  return words ? { ...next, said: { words, times: table.said.times + 1 } } : next
}

function acted(table: PlannerState, act: Act): PlannerState {
  const { history } = table
  switch (act.does) {
    case 'step': {
      const next = step(history, act.change(commit(history).present))
      return kept({ ...table, history: next, ...(act.choose && { chosen: act.choose(next.present) }) })
    }
    case 'try': {
      const going = history.before ? history : begin(history)
      return { ...table, history: preview(going, act.change(going.present)) }
    }
    case 'settle':
      return { ...table, history: commit(history) }
    case 'undo':
      return kept({ ...table, history: undo(history) })
    case 'redo':
      return kept({ ...table, history: redo(history) })
    case 'choose':
      return { ...table, chosen: act.id }
    case 'say':
      return table
  }
}

/** What is no longer in the plan is not chosen any more. */
function kept(table: PlannerState): PlannerState {
  const { openings, plumbingPoints, fixtures } = table.history.present
  const there = [...openings, ...plumbingPoints, ...fixtures].some(({ id }) => id === table.chosen)
  return there ? table : { ...table, chosen: undefined }
}

export type Doing = ReturnType<typeof usePlan>
