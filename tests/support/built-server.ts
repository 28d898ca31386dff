import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { nodeFlags } from '../../tools/node-flags.mjs'

const MAIN = join(import.meta.dirname, '../../dist/server/main.js')

/** The built server, running as its own process with its own data, as it runs for the owner. */
export type BuiltServer = {
  address: string
  dataDir: string
  process: ChildProcess
  /** Everything it has written, line by line. */
  lines: string[]
  close: () => Promise<void>
}

export async function startBuiltServer(env: Record<string, string> = {}, main = MAIN): Promise<BuiltServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fogratt-house-'))
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const opened = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      const address = /is open at (\S+)/.exec(line)?.[1]
      if (address) opened.resolve(address)
    })
  }
  child.once('exit', (code) => opened.reject(new Error(`The server closed with ${code} before it opened:\n${lines.join('\n')}`)))
  const address = await opened.promise
  return {
    address,
    dataDir,
    process: child,
    lines,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
