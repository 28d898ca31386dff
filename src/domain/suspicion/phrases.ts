/** Words in a phrase. Shorter phrases stand in many honest messages. */
const WORDS = 3
/** A shorter message, as "Ring mig gärna", could be anybody's. */
const FEWEST_WORDS = 4
/** Enough to tell whether half of two messages is the same, however long they are. */
const MOST_PHRASES = 16

/**
 * Some phrases of a message, the same ones for the same text: those with the lowest hashes (a bottom-k sketch). Words with digits are
 * left out, so that a number or an id does not make a copy look new. Linear in the message's length.
 */
export function phrasesIn(message: string): string[] {
  const words = message
    .toLowerCase()
    .split(/\s/u)
    .filter((word) => !/\d/.test(word))
    .map((word) => word.replace(/\P{L}/gu, ''))
    .filter((word) => word !== '')
  if (words.length < FEWEST_WORDS) return []
  const phrases = words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(' '))
  return [...new Set(phrases)]
    .map((phrase) => ({ phrase, hash: hashOfText(phrase) }))
    .sort((one, other) => one.hash - other.hash)
    .slice(0, MOST_PHRASES)
    .map(({ phrase }) => phrase)
}

/** FNV-1a, 32 bits. */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
