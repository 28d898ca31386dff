import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type Config, ConfigError } from './config.ts'

/** A visitor on a slow phone gets a minute for 40 KiB; one who sends a byte now and then is shown out. */
const MAX_AGE = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 5_000 }

/** Callers that the machine keeps waiting while others are let in; the standard of 511 turns a rush away. */
const BACKLOG = 4096

type Opened = { address: string; close: () => Promise<void> }

/** Opens a door. Port 0 takes any free one. `portName` is what whoever starts the house calls the port. */
export async function listen(door: RequestListener, { host, port }: Pick<Config, 'host' | 'port'>, portName = 'PORT'): Promise<Opened> {
  const server = createServer(MAX_AGE, door)
  try {
    server.listen({ host, port, backlog: BACKLOG })
    await once(server, 'listening')
    return { address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${portOf(server) ?? port}`, close: () => closed(server) }
  } catch (error) {
    throw asSentence(error, host, port, portName)
  }
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
}

function asSentence(error: unknown, host: string, port: number, portName: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is already in use. Stop what runs there, or choose another with ${portName}.`)
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023 with ${portName}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST ${host} is not an address of this machine.`)
  return error
}
