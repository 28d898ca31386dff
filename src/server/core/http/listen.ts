import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { PHOTOS_PATH } from '#domain/paths.ts'
import { type Config, ConfigError } from '../config.ts'

/**
 * `requestTimeout` is so long for photos. A proxy keeps an idle connection for up to two minutes (Caddy's default): if this server closed it
 * first, the proxy could be sending a request on it just then, and would answer that with 502.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 20 * 60_000, keepAliveTimeout: 130_000, connectionsCheckingInterval: 5_000 }
const CLOSE_IDLE_EVERY_MS = 50
/** How long the rest of a body is still read before the response ends. */
const LINGER_MS = 500

/**
 * From the headers to the end of body and response, not counting the time that the server itself needs. A slow phone gets a minute for
 * 40 KiB; a client that trickles bytes (slowloris) or reads too slowly is disconnected: the largest file must be read at 5 KB/s.
 */
const EXCHANGE_MS = 60_000
/** An upload of pictures gets `EXCHANGE_MS` for every so many bytes: 4 KB/s. */
const LEAST_BYTES = 240_000

/** Length of the kernel's queue of pending connections; Node's default of 511 refuses connections in a rush. */
const BACKLOG = 4096

type Listening = { address: string; close: () => Promise<void> }

type Address = Pick<Config, 'host' | 'port'> & { exchangeMs?: number }

/** Starts an HTTP server. Port 0 takes any free one. Throws a ConfigError that names `portName`, the port's variable. */
export async function listen(listener: RequestListener, { host, port, exchangeMs = EXCHANGE_MS }: Address, portName = 'PORT'): Promise<Listening> {
  const server = createServer(TIMEOUTS)
  for (const each of [disconnectAfter(exchangeMs), omitConnection, closeUnread, listener]) server.on('request', each)
  try {
    server.listen({ host, port, backlog: BACKLOG })
    await once(server, 'listening')
    return { address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${portOf(server) ?? port}`, close: () => closeServer(server) }
  } catch (error) {
    throw asConfigError(error, host, port, portName)
  }
}

/** Disconnects a client that has kept the server waiting for `ms`. */
function disconnectAfter(ms: number) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    let bytesRead = socket.bytesRead
    let timeout = setTimeout(check, ms)
    // After the response the rest of the body may still be read.
    response.once('close', () => {
      if (request.complete) clearTimeout(timeout)
    })

    function check() {
      const isMoving = socket.bytesRead - bytesRead >= LEAST_BYTES
      bytesRead = socket.bytesRead
      if (response.closed && request.complete) return
      const isServersTurn = request.readableLength > 0 || (request.complete && socket.writableLength === 0)
      if (isServersTurn || (isMoving && isUpload(request))) timeout = setTimeout(check, ms)
      else socket.destroy()
    }
  }
}

/** Pictures: one by itself, or in the form of a browser without script. */
function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'PUT') return url.startsWith(`${PHOTOS_PATH}/`)
  return method === 'POST' && (headers['content-type'] ?? '').startsWith('multipart/form-data')
}

/** HTTP/1.1 keeps connections open without this header, and its bytes would push the home page over the first round trip (docs/decisions/006). */
function omitConnection(_: IncomingMessage, response: ServerResponse) {
  response.removeHeader('Connection')
}

/**
 * A response that is sent before the body has been read closes the connection: a proxy that reused it would send another visitor's request
 * into the rest of the body. For a moment that rest is read and dropped, because a browser that is still sending sees no response, only a
 * connection that was reset.
 */
function closeUnread(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request)) return
  const { writeHead, end } = response
  response.writeHead = (...parameters: unknown[]) => {
    if (!request.complete) response.setHeader('Connection', 'close')
    return Reflect.apply(writeHead, response, parameters)
  }
  response.end = (...parameters: unknown[]) => {
    if (request.complete) return Reflect.apply(end, response, parameters)
    void dropBody(request).then(() => Reflect.apply(end, response, parameters))
    return response
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

async function dropBody(request: IncomingMessage) {
  request.resume()
  await Promise.race([once(request, 'end').catch(() => {}), wait(LINGER_MS, undefined, { ref: false })])
}

function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Resolves when the last response has been sent. */
function closeServer(server: Server): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // `server.close` ends the connections that are idle now. One that gets its response later would stay open for `keepAliveTimeout`.
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  server.close((error) => (error ? reject(error) : resolve()))
  return promise.finally(() => clearInterval(timer))
}

function asConfigError(error: unknown, host: string, port: number, portName: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is already in use. Stop what runs there, or choose another with ${portName}.`)
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023 with ${portName}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST ${host} is not an address of this machine.`)
  return error
}
