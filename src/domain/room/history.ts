/** Undo history of what is edited. Each gesture (a drag, a typed length, a button) is one step. */
export type History<Edited> = {
  /** What it was earlier, the latest last. */
  readonly past: readonly Edited[]
  /** As shown, also during a gesture. */
  readonly present: Edited
  /** What was undone, the next to redo first. */
  readonly future: readonly Edited[]
  /** What it was when the current gesture began. */
  readonly before?: Edited
}

export function newHistory<Edited>(present: Edited): History<Edited> {
  return { past: [], present, future: [] }
}

/** Shows a change during a gesture, which begins with the first. */
export function preview<Edited>(history: History<Edited>, changed: Edited): History<Edited> {
  return { ...history, present: changed, before: history.before ?? history.present }
}

/** Ends the gesture as one step, or none if nothing changed. */
export function commit<Edited>({ past, present, future, before }: History<Edited>): History<Edited> {
  if (!before || before === present) return { past, present, future }
  return { past: [...past, before], present, future: [] }
}

/** Ends the gesture as if it had not been. */
export function cancel<Edited>({ past, present, future, before }: History<Edited>): History<Edited> {
  return { past, present: before ?? present, future }
}

/** A whole gesture in one call. */
export function step<Edited>(history: History<Edited>, changed: Edited): History<Edited> {
  return commit(preview(commit(history), changed))
}

/** Shows another side of what is edited; there is nothing to undo in it. */
export function turn<Edited>(history: History<Edited>, change: (present: Edited) => Edited): History<Edited> {
  const { past, present, future } = commit(history)
  return { past, present: change(present), future }
}

export function canUndo<Edited>({ past, present, before }: History<Edited>): boolean {
  return past.length > 0 || (before !== undefined && before !== present)
}

export function canRedo<Edited>({ future }: History<Edited>): boolean {
  return future.length > 0
}

/** Undoes the last step, or the current gesture. */
export function undo<Edited>(history: History<Edited>): History<Edited> {
  const { past, present, future } = commit(history)
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : { past, present, future }
}

export function redo<Edited>(history: History<Edited>): History<Edited> {
  const { past, present, future } = commit(history)
  const [next, ...later] = future
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future }
}
