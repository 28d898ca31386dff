/** Every string in a value, however deep, with its path. */
export function* textsIn(value: unknown, path: readonly PropertyKey[]): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index])
  else for (const [name, item] of Object.entries(value)) yield* textsIn(item, [...path, name])
}

/** What is wrong with a text anywhere in the content, in Swedish, or undefined. */
export function problemInText(text: string): string | undefined {
  if (text.trim() === '') return 'texten är tom.'
  if (text !== text.trim()) return `texten börjar eller slutar med ett mellanslag: ”${text}”`
  if (/ {2}/.test(text)) return `det står två mellanslag i rad: ”${text}”`
  if (/\b(?:undefined|NaN)\b|\[object /.test(text)) return `texten hämtar något som inte finns: ”${text}”`
  if (UNSEEN.test(text)) return 'texten innehåller tecken som inte syns. Skriv den för hand i stället för att klistra in den.'
  return undefined
}

/** Control characters but line breaks, and characters that turn the direction of writing, which would change what stands beside them. */
const UNSEEN = /[[\p{Cc}--\n]\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/v
