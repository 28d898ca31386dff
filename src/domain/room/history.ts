import type { Plan } from './plan.ts'

/** What was done to a plan. Each gesture – a drag, a typed measure, a press of a button – is one step. */
export type History = {
  /** Earlier plans, the latest last. */
  readonly past: readonly Plan[]
  /** The plan as it is shown now, also in the middle of a gesture. */
  readonly present: Plan
  /** Plans that were undone, the next to be redone first. */
  readonly future: readonly Plan[]
  /** The plan when the gesture that is going on began. */
  readonly before?: Plan
}

export function newHistory(present: Plan): History {
  return { past: [], present, future: [] }
}

/** A gesture begins. A gesture that was going on is finished first. */
export function begin(history: History): History {
  const { past, present, future } = commit(history)
  return { past, present, future, before: present }
}

/** Shows a plan in the middle of a gesture, without making a step of it. Without a gesture it is a whole one. */
export function preview(history: History, plan: Plan): History {
  return history.before ? { ...history, present: plan } : step(history, plan)
}

/** The gesture is done: one step, or none if nothing changed. */
export function commit({ past, present, future, before }: History): History {
  if (!before || before === present) return { past, present, future }
  return { past: [...past, before], present, future: [] }
}

/** A whole gesture at once. */
export function step(history: History, plan: Plan): History {
  return commit({ ...begin(history), present: plan })
}

export function canUndo({ past, present, before }: History): boolean {
  return past.length > 0 || (before !== undefined && before !== present)
}

export function canRedo({ future }: History): boolean {
  return future.length > 0
}

/** In the middle of a gesture, undoes that gesture. */
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
