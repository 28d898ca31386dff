import { randomInt } from 'node:crypto'

/** Without the letters and digits that are mistaken for each other when read aloud over the phone. */
const ALPHABET = '346789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 7

/** "F-7K3M9QA": what visitor and owner call a request. 26⁷ ≈ 8 billion, and the table refuses a second one. */
export function newReference(): string {
  return `F-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
