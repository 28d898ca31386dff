import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback, and the letters it has taken. */
export type PostOffice = {
  smtpUrl: string
  letters: Email[]
  /** The letter that says this; waits for it to arrive. */
  letterSaying: (words: string) => Promise<Email>
  close: () => Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Email[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, answer) {
      // A sender that is killed in the middle of a letter has not handed it over.
      take(stream).then(() => answer(), answer)
    },
  })
  async function take(stream: AsyncIterable<Buffer>) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    letters.push(await PostalMime.parse(Buffer.concat(chunks)))
    for (const wake of waiting.splice(0)) wake()
  }

  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The post office has no address')
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    letters,
    async letterSaying(words) {
      for (;;) {
        const letter = letters.find(({ text }) => text?.includes(words))
        if (letter) return letter
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
