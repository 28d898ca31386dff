import { useMemo, useReducer } from 'react'
import type { Designs } from '#domain/room/designs.ts'
import { designsOf, type EditedDesigns, edited, switched, withShown } from '#domain/room/edited-designs.ts'
import { cancel, canRedo, canUndo, commit, type History, newHistory, preview, redo, step, turn, undo } from '#domain/room/history.ts'
import type { Id, Plan } from '#domain/room/plan.ts'
import { wallWithId } from './names.ts'

export type Change = (plan: Plan) => Plan

/** The edited designs with their history, the selected item, and the latest announcement. */
type PlannerState = {
  readonly history: History<EditedDesigns>
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
  /** One whole gesture, of both designs. */
  | { type: 'designs'; change: (designs: EditedDesigns) => EditedDesigns; announce: Announcement }
  /** Shows the other design. */
  | { type: 'switch'; announce: Announcement }
  /** Ends the gesture without a change. */
  | { type: 'cancel' }
  | { type: 'undo' | 'redo'; announce: Announcement }
  | { type: 'select'; id: Id | undefined; announce?: Announcement }
  | { type: 'announce'; announce: Announcement }

export type PlanEditor = ReturnType<typeof usePlanEditor>

export function usePlanEditor(start: Designs) {
  const [{ history, selected, announcement }, dispatch] = useReducer(reducer, start, initialState)
  const { plan, other, letter } = history.present
  const designs = useMemo(() => designsOf(history.present), [history.present])
  const steps = { canUndo: canUndo(history), canRedo: canRedo(history) }
  return { plan, before: history.before?.plan, designs, letter, hasTwo: other !== undefined, selected, announcement, ...steps, dispatch }
}

function initialState(designs: Designs): PlannerState {
  return { history: newHistory(edited(designs)), selected: undefined, announcement: { text: '', count: 0 } }
}

function reducer(state: PlannerState, action: PlannerAction): PlannerState {
  const next = withoutStaleSelection(reduceEdit(state, action))
  const announce = 'announce' in action && action.announce
  const text = typeof announce === 'function' ? announce(next.history.present.plan) : announce
  return text ? { ...next, announcement: { text, count: state.announcement.count + 1 } } : next
}

function reduceEdit(state: PlannerState, action: PlannerAction): PlannerState {
  const { history } = state
  switch (action.type) {
    case 'change': {
      const { present } = commit(history)
      const next = step(history, withShown(present, action.change(present.plan)))
      return { ...state, history: next, ...(action.select && { selected: action.select(next.present.plan) }) }
    }
    case 'preview':
      return { ...state, history: preview(history, withShown(history.present, action.change(history.present.plan))) }
    case 'designs':
      return { ...state, history: step(history, action.change(commit(history).present)) }
    case 'switch':
      return { ...state, history: turn(history, switched) }
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
  const { history, selected } = state
  const { plan } = history.present
  if (selected === undefined || wallWithId(plan, selected)) return state
  const exists = [...plan.openings, ...plan.plumbingPoints, ...plan.fixtures].some(({ id }) => id === selected)
  return exists ? state : { ...state, selected: undefined }
}
