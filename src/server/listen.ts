import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type Config, ConfigError } from './config.ts'

/** A slow phone gets a minute for 40 KiB; a client that trickles bytes (slowloris) is disconnected. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 5_000 }

/** A client that reads too slowly is disconnected: the largest file is then read at 5 KB/s. */
const RESPONSE_TIMEOUT_MS = 60_000

/** Length of the kernel's queue of pending connections; Node's default of 511 refuses connections in a rush. */
const BACKLOG = 4096

type Listening = { address: string; close: () => Promise<void> }

type Address = Pick<Config, 'host' | 'port'> & { responseTimeoutMs?: number }

/** Starts an HTTP server. Port 0 takes any free one. Throws a ConfigError that names `portName`, the port's variable. */
export async function listen(
  listener: RequestListener,
  { host, port, responseTimeoutMs = RESPONSE_TIMEOUT_MS }: Address,
  portName = 'PORT',
): Promise<Listening> {
  const server = createServer(TIMEOUTS, listener)
  server.on('request', endAfter(responseTimeoutMs))
  try {
    server.listen({ host, port, backlog: BACKLOG })
    await once(server, 'listening')
    return { address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${portOf(server) ?? port}`, close: () => closeServer(server) }
  } catch (error) {
    throw asConfigError(error, host, port, portName)
  }
}

function endAfter(ms: number) {
  return (_: IncomingMessage, response: ServerResponse) => {
    const timeout = setTimeout(() => response.destroy(), ms)
    response.once('close', () => clearTimeout(timeout))
  }
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
}

function asConfigError(error: unknown, host: string, port: number, portName: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is already in use. Stop what runs there, or choose another with ${portName}.`)
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023 with ${portName}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST ${host} is not an address of this machine.`)
  return error
}
