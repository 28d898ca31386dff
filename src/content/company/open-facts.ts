/** The facts that the owner's texts may leave open, each in braces: {telefon}. */
export const openFactNames = [
  'telefon',
  'telefontider',
  'pris',
  'tid',
  'rot',
  'rot-tak',
  'rot-år',
  'betalningstid',
  'orter',
  'säte',
  'partner',
  'svarstid',
  'företaget',
  'startår',
  'trakten',
] as const
export type OpenFact = (typeof openFactNames)[number]

/** A name in braces. Anything longer than a name is ordinary text in braces. */
export const IN_BRACES = /\{([^{}\n]{1,40})\}/g

/** The fact with this name; undefined if there is none. */
export function openFact(name: string): OpenFact | undefined {
  return openFactNames.find((one) => one === name)
}

/** The names in braces that nothing fills in. */
export function unknownIn(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (openFact(name) ? [] : [name]))
}
