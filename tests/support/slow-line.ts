import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { noFlood } from './no-limits.ts'

type Line = {
  /** From the browser to the server. */
  bytesPerSecond: number
  /** What the browser receives in the place of what the server sent, of the same length. */
  alter?: (received: string) => string
}

const TURN_MS = 50

/** A slow line in front of a server: bytes are passed on as they come, and an end or a reset as well. */
async function startSlowLine(upstream: string, { bytesPerSecond, alter }: Line) {
  const { port } = new URL(upstream)
  const open = new Set<Socket>()
  const line = createServer({ allowHalfOpen: true }, (browser) => {
    const server = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(socket)
      socket.once('error', () => other.resetAndDestroy())
      socket.once('close', () => {
        open.delete(socket)
        if (socket === server) browser.destroySoon()
      })
    }
    server.on('data', (chunk) => browser.write(alter ? Buffer.from(alter(chunk.toString('latin1')), 'latin1') : chunk))
    server.once('end', () => browser.end())
    void passSlowly(browser, server, bytesPerSecond)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  return {
    address: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      line.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Reads no faster than it writes, so that the sender's own buffers fill. */
async function passSlowly(from: Socket, to: Socket, bytesPerSecond: number) {
  const most = (bytesPerSecond * TURN_MS) / 1000
  from.pause()
  try {
    while (!from.readableEnded && !from.destroyed && !to.destroyed) {
      const chunk: unknown = from.read(Math.min(from.readableLength, most) || undefined)
      if (chunk instanceof Buffer) to.write(chunk)
      await pause(TURN_MS)
    }
  } finally {
    to.end()
  }
}

/** A server that lets no photos in, because the browser is handed another token than it gave, at the end of a slow line. */
export async function startRefusingServer(smtpUrl: string): Promise<BuiltServer> {
  const server = await startBuiltServer({ SMTP_URL: smtpUrl, ...noFlood })
  const alter = (received: string) => received.replace(/("token":"[^".]+\.)(.)/, (_, before, first) => `${before}${first === 'a' ? 'b' : 'a'}`)
  const line = await startSlowLine(server.address, { bytesPerSecond: 3_000_000, alter })
  const close = () => {
    line.close()
    return server.close()
  }
  return { ...server, address: line.address, close }
}
