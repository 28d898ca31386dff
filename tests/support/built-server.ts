import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { nodeFlags } from '../../tools/node-flags.mjs'
import { isPublished, publishInto } from './published-changes.ts'

/** A program that the build makes: `main`, `quotes`, `doctor`. */
export const builtProgram = (name: string) => join(import.meta.dirname, `../../dist/server/${name}.js`)

/** The built server as a process of its own with its own data folder, as in production. */
export type BuiltServer = {
  address: string
  dataDir: string
  process: ChildProcess
  /** Its output, line by line. */
  lines: string[]
  close: () => Promise<void>
}

/** Rejects with the output when the server exits before it is listening. */
export async function startBuiltServer(env: Record<string, string> = {}, main = builtProgram('main')): Promise<BuiltServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fogratt-server-'))
  if (isPublished) await publishInto({ dataDir, databaseUrl: env.DATABASE_URL })
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', UNDO_SECONDS: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      const address = /is listening at (\S+)/.exec(line)?.[1]
      if (address) listening.resolve(address)
    })
  }
  const removeData = () => env.DATA_DIR === undefined && rmSync(dataDir, { recursive: true, force: true })
  child.once('exit', (code) => {
    listening.reject(new Error(`The server exited with ${code} before it was listening:\n${lines.join('\n')}`))
  })
  listening.promise.catch(removeData)
  const address = await listening.promise
  return {
    address,
    dataDir,
    process: child,
    lines,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
      removeData()
    },
  }
}
