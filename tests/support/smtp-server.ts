import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server, and the emails that it accepted. */
export type SmtpServer = {
  smtpUrl: string
  emails: Email[]
  /** The envelope sender of each. */
  returnPaths: string[]
  /** Waits for an email whose text contains this. */
  emailSaying: (text: string) => Promise<Email>
  close: () => Promise<void>
}

/** On the loopback, unless containers must reach it too. */
export async function startSmtpServer(host = '127.0.0.1'): Promise<SmtpServer> {
  const emails: Email[] = []
  const returnPaths: string[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The reverse lookup takes longer than everything else.
    disableReverseLookup: true,
    async onData(stream, { envelope }, done) {
      try {
        if (envelope.mailFrom) returnPaths.push(envelope.mailFrom.address)
        emails.push(await PostalMime.parse(await buffer(stream)))
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
      for (const resolve of waiting.splice(0)) resolve()
    },
  })
  // A server that is killed drops its connection in the middle of a command.
  server.on('error', () => {})
  server.listen(0, host)
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The SMTP server has no port')
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    emails,
    returnPaths,
    async emailSaying(wanted) {
      for (;;) {
        const email = emails.find(({ text }) => text?.includes(wanted))
        if (email) return email
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
