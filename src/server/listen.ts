import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { type Config, ConfigError } from './config.ts'

/** A visitor on a slow phone gets a minute for 32 KiB; one who sends a byte now and then is shown out. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 5_000 }

/** Opens the street door. Port 0 takes any free one. */
export async function listen(app: Hono, { host, port }: Pick<Config, 'host' | 'port'>): Promise<{ address: string; close: () => Promise<void> }> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions: PATIENCE }, (info) => resolve(info.port))
  server.on('error', reject)
  try {
    const taken = await promise
    return { address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${taken}`, close: () => closed(server) }
  } catch (error) {
    throw asSentence(error, host, port)
  }
}

function closed(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
}

function asSentence(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is already in use. Stop what runs there, or choose another with PORT.`)
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST ${host} is not an address of this machine.`)
  return error
}
