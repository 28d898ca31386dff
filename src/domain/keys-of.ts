/** The keys of a record, in order, with the type that `Object.keys` loses. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
