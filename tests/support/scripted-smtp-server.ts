import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Where a conversation is: `end` is the end of the message. */
export type SmtpStep = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'

/** What the server says instead of the usual reply; 'drop' ends the connection, 'hang' says nothing. */
export type SmtpScript = (step: SmtpStep, line: string) => string | undefined

type Options = {
  script?: SmtpScript
  /** Every reply comes this long after its command. */
  delayMs?: number
  extensions?: readonly string[]
}

const USUAL: Record<SmtpStep, string> = {
  greeting: '220 post.example ESMTP',
  EHLO: '250 post.example',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 accepted',
}

/** An accepted message: its recipient and its text with headers. */
export type AcceptedMessage = { recipient: string; text: string; at: number }

/** An SMTP server that follows a script, and counts. For what a well-behaved server cannot show. */
export async function startScriptedSmtpServer({ script: firstScript = () => undefined, delayMs = 0, extensions = [] }: Options = {}) {
  let script = firstScript
  const sockets = new Set<Socket>()
  const accepted: AcceptedMessage[] = []
  const steps: SmtpStep[] = []
  /** Each returns whether it is done. */
  const waiting: (() => boolean)[] = []
  let mostConnections = 0

  function tellWaiting() {
    for (const check of waiting.splice(0)) if (!check()) waiting.push(check)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    mostConnections = Math.max(mostConnections, sockets.size)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.setNoDelay()
    let inData = false
    let recipient = ''
    let message: string[] = []

    function reply(step: SmtpStep, line = ''): boolean {
      steps.push(step)
      tellWaiting()
      const said = script(step, line)
      if (said === 'hang') return false
      if (said === 'drop') {
        socket.destroy()
        return false
      }
      say(said ?? usual(step))
      return said === undefined
    }

    function say(text: string) {
      if (delayMs === 0) socket.write(`${text}\r\n`)
      else setTimeout(() => socket.write(`${text}\r\n`), delayMs)
    }

    function usual(step: SmtpStep) {
      if (step !== 'EHLO') return USUAL[step]
      return [USUAL.EHLO.slice(4), ...extensions].map((line, index, all) => `250${index === all.length - 1 ? ' ' : '-'}${line}`).join('\r\n')
    }

    function take(line: string) {
      if (inData) {
        if (line !== '.') return message.push(line)
        inData = false
        if (reply('end')) accepted.push({ recipient, text: message.join('\n'), at: performance.now() })
        message = []
        tellWaiting()
      } else if (/^(?:EHLO|HELO)/.test(line)) reply('EHLO', line)
      else if (/^AUTH/.test(line)) reply('AUTH', line)
      else if (/^MAIL/.test(line)) reply('MAIL', line)
      else if (/^RCPT/.test(line)) {
        recipient = /<(.*?)>/.exec(line)?.[1] ?? ''
        reply('RCPT', line)
      } else if (/^DATA/.test(line)) inData = reply('DATA', line)
      else if (/^RSET/.test(line)) say('250 ok')
      else if (/^QUIT/.test(line)) socket.end('221 bye\r\n')
      else say('500 what')
    }

    reply('greeting')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** With a name and a password, for a server whose extensions say AUTH. */
    smtpUrlWithLogin: `smtp://fogratt:hemligt@127.0.0.1:${port}`,
    accepted,
    /** How often a step was reached. */
    count: (step: SmtpStep) => steps.filter((reached) => reached === step).length,
    openConnections: () => sockets.size,
    mostConnections: () => mostConnections,
    /** Waits until something holds; every command is a chance. */
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!holds()) return false
          resolve()
          return true
        }
        if (!check()) waiting.push(check)
      }),
    follow(next: SmtpScript) {
      script = next
    },
    async close() {
      if (!server.listening) return
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ScriptedSmtpServer = Awaited<ReturnType<typeof startScriptedSmtpServer>>

/** Fails at these steps. */
export function failAt(replies: Partial<Record<SmtpStep, string>>): SmtpScript {
  return (step) => replies[step]
}
