import type { OwnerLinks } from '../quotes/owner-links.ts'
import type { QuoteLetterKind } from '../quotes/quote-transaction.ts'
import { confirmationLetter } from './confirmation-email.ts'
import { digestLetter } from './digest-email.ts'
import type { LetterToWrite, Mail } from './email.ts'
import { firstReminder, lastReminder, ownerLetter } from './owner-email.ts'

type Needs = { mailFrom: string; mailTo: string[]; ownerLinks: Pick<OwnerLinks, 'linkTo'> }

const letters = {
  owner: ownerLetter,
  confirmation: confirmationLetter,
  'first reminder': firstReminder,
  'last reminder': lastReminder,
} satisfies Record<QuoteLetterKind, unknown>

/** Puts a due letter into words: the same at every attempt, also its Message-ID, its own id at the sender's domain. */
export function makeWriteLetter({ mailFrom, mailTo, ownerLinks }: Needs) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (letter: LetterToWrite): Mail => {
    const envelope = { from: mailFrom, to: mailTo, messageId: `<${letter.id}@${domain}>` }
    const linkTo = (reference: string) => ownerLinks.linkTo(reference, new Date(letter.queuedAt))
    if (letter.kind === 'digest') return digestLetter(letter.digest, envelope, linkTo)
    return letters[letter.kind](letter.quote, envelope, linkTo(letter.quote.reference))
  }
}
