import { useReducer } from 'react'
import { begin, cancel, canRedo, canUndo, commit, type History, newHistory, preview, redo, step, undo } from '#domain/room/history.ts'
import type { Id, Plan } from '#domain/room/plan.ts'
import { wallWithId } from './names.ts'

export type Change = (plan: Plan) => Plan

/** The edited plan with its history, the selected item, and the latest announcement. */
type PlannerState = {
  readonly history: History
  readonly selected: Id | undefined
  /** `count` tells two announcements of the same text apart. */
  readonly announcement: { readonly text: string; readonly count: number }
}

/** A text, or one made from the plan as it is after the action. */
type Announcement = string | ((plan: Plan) => string)

export type PlannerAction =
  /** One whole gesture. `select` returns the item to select in the changed plan. */
  | { type: 'change'; change: Change; announce?: Announcement; select?: (plan: Plan) => Id | undefined }
  /** A step inside a gesture that ends with `commit`. */
  | { type: 'preview'; change: Change }
  | { type: 'commit'; announce?: Announcement }
  /** Ends the gesture without a change. */
  | { type: 'cancel' }
  | { type: 'undo' | 'redo'; announce: Announcement }
  | { type: 'select'; id: Id | undefined; announce?: Announcement }
  | { type: 'announce'; announce: Announcement }

export type PlanEditor = ReturnType<typeof usePlanEditor>

export function usePlanEditor(start: Plan) {
  const [{ history, selected, announcement }, dispatch] = useReducer(reducer, start, initialState)
  return { plan: history.present, before: history.before, selected, announcement, canUndo: canUndo(history), canRedo: canRedo(history), dispatch }
}

function initialState(plan: Plan): PlannerState {
  return { history: newHistory(plan), selected: undefined, announcement: { text: '', count: 0 } }
}

function reducer(state: PlannerState, action: PlannerAction): PlannerState {
  const next = withoutStaleSelection(reduceEdit(state, action))
  const announce = 'announce' in action && action.announce
  const text = typeof announce === 'function' ? announce(next.history.present) : announce
  return text ? { ...next, announcement: { text, count: state.announcement.count + 1 } } : next
}

function reduceEdit(state: PlannerState, action: PlannerAction): PlannerState {
  const { history } = state
  switch (action.type) {
    case 'change': {
      const next = step(history, action.change(commit(history).present))
      return { ...state, history: next, ...(action.select && { selected: action.select(next.present) }) }
    }
    case 'preview': {
      const started = history.before ? history : begin(history)
      return { ...state, history: preview(started, action.change(started.present)) }
    }
    case 'select':
      return { ...state, selected: action.id }
    case 'announce':
      return state
    default:
      return { ...state, history: { commit, cancel, undo, redo }[action.type](history) }
  }
}

/** An item that is no longer in the plan is not selected. */
function withoutStaleSelection(state: PlannerState): PlannerState {
  const { openings, plumbingPoints, fixtures } = state.history.present
  const exists =
    state.selected !== undefined &&
    (wallWithId(state.history.present, state.selected) !== undefined || [...openings, ...plumbingPoints, ...fixtures].some(({ id }) => id === state.selected))
  return exists || state.selected === undefined ? state : { ...state, selected: undefined }
}
