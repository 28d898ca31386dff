import type { LetterKind } from '../quotes/books.ts'
import type { LetterToWrite, Mail } from './mail.ts'
import { ownerLetter } from './owner-letter.tsx'

type Needs = { mailFrom: string; mailTo: string[] }

const letters = { owner: ownerLetter } satisfies Record<LetterKind, unknown>

/** Puts a due letter into words. Its Message-ID is its own id at the sender's domain: the same at every attempt. */
export function makeWriteLetter({ mailFrom, mailTo }: Needs) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (letter: LetterToWrite): Mail => letters[letter.kind](letter.quote, { from: mailFrom, to: mailTo, messageId: `<${letter.id}@${domain}>` })
}
