import { emailKinds } from '#content/emails.ts'
import { FIRST_INVITED } from '#server/core/people/people.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { UndeliveredEmail, UndeliveredEmails } from '#server/operation/undelivered-emails.ts'

/** Prints the given-up emails, a line each. */
export async function listEmails(emails: UndeliveredEmails): Promise<void> {
  const undelivered = await emails.list()
  for (const email of undelivered) console.log(emailLine(email))
  console.log(undelivered.length === 0 ? 'No email was given up.' : `${undelivered.length} emails were given up.`)
}

/** "b7c4…  Mejlet till dig (adress 1)  F-7K3M9QA  2026-11-21T19:47  550 5.1.1 no such user" */
function emailLine({ id, kind, reference = '–', recipient, givenUpAt, response }: UndeliveredEmail): string {
  const whose = recipient < FIRST_INVITED ? `adress ${recipient + 1}` : `${OWNER_PATH}/folk/${recipient}`
  const address = emailKinds[kind].to === 'customer' ? '' : ` (${whose})`
  return [id, `${emailKinds[kind].name}${address}`, reference, givenUpAt.slice(0, 16), response].join('  ')
}
