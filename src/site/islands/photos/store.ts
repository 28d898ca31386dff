/** A value that components follow with `useSyncExternalStore`. */
export function makeStore<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
