import type { EmailKind } from '#content/emails.ts'
import type { Config } from '../config.ts'
import type { Base, PublishedNow } from '../core.ts'
import type { Email } from '../mail/email.ts'
import type { EmailDefinitions, QueuedEmail } from './define-email.ts'

/** Renders a queued email. The Message-ID is the email's id at the sender's domain, the same at every attempt. */
export function makeWriteEmail(
  { signing, facts }: Pick<Base & PublishedNow, 'signing' | 'facts'>,
  emails: EmailDefinitions,
  { mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>,
) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (email: QueuedEmail & { kind: EmailKind }): Email => {
    const definition = emails[email.kind]
    // An email queued for an address that is no longer in MAIL_TO goes to the first.
    const to = email.invited ?? mailTo[email.recipient ?? 0] ?? mailTo[0]
    const written = definition.write(email, { envelope: { from: mailFrom, to, messageId: `<${email.id}@${domain}>` }, mailTo, signing, facts: facts() })
    const ids = definition.thread?.(email).map((id) => `<${id}@${domain}>`)
    if (!ids) return written
    const [, answers] = ids
    return { ...written, headers: { ...written.headers, References: ids.join(' '), ...(answers !== undefined && { 'In-Reply-To': answers }) } }
  }
}
