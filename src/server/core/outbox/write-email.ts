import type { CompanyFacts } from '#content/company/facts.ts'
import type { Email } from '../mail/email.ts'
import type { Signing } from '../signing/signatures.ts'
import type { EmailDefinitions, QueuedEmail } from './define-email.ts'
import type { EmailKind } from './email-kind.ts'

type Needs = {
  emails: EmailDefinitions
  mailFrom: string
  mailTo: readonly [string, ...string[]]
  signing: Signing
  facts: () => CompanyFacts
}

/** Renders a queued email. The Message-ID is the email's id at the sender's domain, the same at every attempt. */
export function makeWriteEmail({ emails, mailFrom, mailTo, signing, facts }: Needs) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (email: QueuedEmail & { kind: EmailKind }): Email => {
    const definition = emails[email.kind]
    // One that was queued for an address that MAIL_TO no longer has goes to the first.
    const to = mailTo[email.recipient ?? 0] ?? mailTo[0]
    const written = definition.write(email, { envelope: { from: mailFrom, to, messageId: `<${email.id}@${domain}>` }, mailTo, signing, facts: facts() })
    const ids = definition.thread?.(email).map((id) => `<${id}@${domain}>`)
    if (!ids) return written
    const [, answers] = ids
    return { ...written, headers: { ...written.headers, References: ids.join(' '), ...(answers !== undefined && { 'In-Reply-To': answers }) } }
  }
}
