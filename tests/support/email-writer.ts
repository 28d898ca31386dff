import type { EmailKind } from '#content/emails.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import type { EmailDefinition, QueuedEmail } from '#server/core/outbox/define-email.ts'
import { makeWriteEmail } from '#server/core/outbox/write-email.ts'
import { emails } from '#server/emails.ts'
import { drawingPng } from '#server/fogplan/drawing-png.ts'

/** A queued email with what it is about. */
export type EmailToWrite = { [Kind in EmailKind]: QueuedEmail & { kind: Kind } & Awaited<ReturnType<(typeof emails)[Kind]['read']>> }[EmailKind]

/** Renders emails as the server does, for these addresses of the owner. */
export function emailWriter(...mailTo: [string, ...string[]]) {
  const core = {
    signing: { secret: 'for the tests only, and of no use', publicUrl: 'https://www.fogratt.example' },
    facts: () => builtContent.facts,
  }
  const write = makeWriteEmail(core, emails, { mailFrom: 'Fogrätt <kontakt@fogratt.example>', mailTo })
  return (email: EmailToWrite) => {
    const svg = pictureOf(email)
    return write(svg === undefined ? email : { ...email, picture: drawingPng(svg) })
  }
}

function pictureOf(email: EmailToWrite): string | undefined {
  const { picture }: EmailDefinition = emails[email.kind]
  return picture?.(email)
}
