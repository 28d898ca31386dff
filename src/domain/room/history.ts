import type { Plan } from './plan.ts'

/** Undo history of a plan. Each gesture (a drag, a typed length, a button) is one step. */
export type History = {
  /** Earlier plans, the latest last. */
  readonly past: readonly Plan[]
  /** The plan as shown, also during a gesture. */
  readonly present: Plan
  /** Undone plans, the next to redo first. */
  readonly future: readonly Plan[]
  /** The plan when the current gesture began. */
  readonly before?: Plan
}

export function newHistory(present: Plan): History {
  return { past: [], present, future: [] }
}

/** Begins a gesture; commits the current one first. */
export function begin(history: History): History {
  const { past, present, future } = commit(history)
  return { past, present, future, before: present }
}

/** Shows a plan during a gesture without making it a step; outside a gesture it is a step. */
export function preview(history: History, plan: Plan): History {
  return history.before ? { ...history, present: plan } : step(history, plan)
}

/** Ends the gesture as one step, or none if nothing changed. */
export function commit({ past, present, future, before }: History): History {
  if (!before || before === present) return { past, present, future }
  return { past: [...past, before], present, future: [] }
}

/** Ends the gesture as if it had not been: the plan is what it was before. */
export function cancel({ past, present, future, before }: History): History {
  return { past, present: before ?? present, future }
}

/** A whole gesture in one call. */
export function step(history: History, plan: Plan): History {
  return commit({ ...begin(history), present: plan })
}

export function canUndo({ past, present, before }: History): boolean {
  return past.length > 0 || (before !== undefined && before !== present)
}

export function canRedo({ future }: History): boolean {
  return future.length > 0
}

/** Undoes the last step, or the current gesture. */
export function undo(history: History): History {
  const { past, present, future } = commit(history)
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : { past, present, future }
}

export function redo(history: History): History {
  const { past, present, future } = commit(history)
  const [next, ...later] = future
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future }
}
