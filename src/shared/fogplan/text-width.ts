import type { Mm } from '#domain/room/plan.ts'

/** The widths of the typeface's letters at weight 500, as parts of its body; of letters that share one, the widest. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [' \u00a0', 0.2],
  ['.,·', 0.225],
  ['ijlI’', 0.265],
  [':;', 0.29],
  ['-', 0.3],
  ['ft', 0.315],
  ['()/', 0.35],
  ['r', 0.375],
  ['²', 0.4],
  ['scz', 0.51],
  ['vxykeo', 0.54],
  ['abdghnpquåäö', 0.565],
  ['0123456789×+=', 0.57],
  ['EFLPKRSTVXYZBCAÅÄJ', 0.625],
  ['DGHNOÖQU', 0.7],
]
const widthOf = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)))

/** Of any other letter: the widest are M and W. */
const WIDEST = 0.95

/** How long a line of text is at most, in the units of its size. */
export function textWidth(words: string, size: Mm): Mm {
  return [...words].reduce((sum, letter) => sum + (widthOf.get(letter) ?? WIDEST), 0) * size
}

/** Words in lines of at most this width; a longer word has a line of its own. */
export function wrapped(words: string, size: Mm, width: Mm): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
