import { randomInt } from 'node:crypto'

/** Without characters that are confused when read aloud over the phone. */
const ALPHABET = '346789ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 7

/** For example "F-7K3M9QA". 26⁷ ≈ 8 billion; the primary key refuses a duplicate. */
export function newReference(): string {
  return `F-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
