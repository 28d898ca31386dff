/** The keys of a record, in order, with the type that `Object.keys` loses. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** A record with the same keys, each with what is made of it. */
export function recordOf<Key extends string, Value>(record: Record<Key, unknown>, of: (key: Key) => Value): Record<Key, Value>
export function recordOf(record: Record<string, unknown>, of: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keysOf(record).map((key) => [key, of(key)]))
}
