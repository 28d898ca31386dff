/** Figures from the least on, each once. */
export function ascending(figures: readonly number[]): readonly number[] {
  return [...new Set(figures)].toSorted((one, other) => one - other)
}

/** What some stretches leave of a length, before, between and after them. A gap may have no length. */
export function gapsBetween(stretches: readonly { from: number; to: number }[], length: number): readonly { from: number; to: number }[] {
  const edges = [0, ...stretches.flatMap(({ from, to }) => [from, to]), length]
  return consecutive(edges).flatMap(([from, to], index) => (index % 2 === 0 ? [{ from, to }] : []))
}

/** The keys of a record. In place of keysOf: a module in common with the quote form would be one more request for the planner. */
export function keysInOrder<Key extends string>(record: Record<Key, unknown>): readonly Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Each item with the next. */
export function consecutive<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.slice(1).map((next, index) => [items[index] ?? next, next])
}
