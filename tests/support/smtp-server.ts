import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback, and the letters it has taken. */
export type SmtpServer = {
  smtpUrl: string
  emails: Email[]
  /** The letter that says this; waits for it to arrive. */
  emailSaying: (words: string) => Promise<Email>
  close: () => Promise<void>
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const emails: Email[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Asking a name server who calls takes longer than everything else.
    disableReverseLookup: true,
    async onData(stream, _session, answer) {
      try {
        emails.push(await PostalMime.parse(await buffer(stream)))
        answer()
      } catch (error) {
        answer(error instanceof Error ? error : new Error(String(error)))
      }
      for (const wake of waiting.splice(0)) wake()
    },
  })
  // A house that is killed hangs up in the middle of a word.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The post office has no address')
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    emails,
    async emailSaying(words) {
      for (;;) {
        const email = emails.find(({ text }) => text?.includes(words))
        if (email) return email
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
