import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** A file that becomes standard input; without it there is none. */
  input?: string
  signal?: AbortSignal
}

/** How much of a failed command's output is kept: npm's reason stands near the end. */
const LAST_LINES = 40

/** Runs a command without blocking this process, which may be its mail server. Resolves to its standard output; rejects with the end of everything that it said. */
export async function runProgram([command = '', ...args]: readonly string[], { cwd, env, input, signal }: Options = {}): Promise<string> {
  const child = spawn(command, args, { cwd, env, signal, stdio: [input === undefined ? 'ignore' : openSync(input, 'r'), 'pipe', 'pipe'] })
  const stdout: Buffer[] = []
  const everything: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => {
    stdout.push(part)
    everything.push(part)
  })
  child.stderr?.on('data', (part: Buffer) => everything.push(part))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject).once('close', resolve)
  const code = await promise
  if (code === 0) return Buffer.concat(stdout).toString()
  const lines = Buffer.concat(everything).toString().trimEnd().split('\n')
  throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}:\n${lines.slice(-LAST_LINES).join('\n')}`)
}
