import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { needBrowser } from '../../tools/browsers.ts'

/** A screen without a monitor. Firefox draws WebGL on one, but not headless; WebKitGTK opens no window without one. */
export type Display = {
  /** For the environment variable DISPLAY. */
  name: string
  close: () => Promise<void>
}

export async function startDisplay(): Promise<Display> {
  // It chooses a number that is free, and writes it to the descriptor.
  const child = spawn(needBrowser('xvfb'), ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endWithThisProcess(child)
  const pipe = child.stdio[3]
  if (!pipe || !('setEncoding' in pipe)) throw new Error('Xvfb has no pipe to write its number to')
  const closed = once(child, 'exit').then(([code]) => {
    throw new Error(`Xvfb closed with ${code} before it was ready`)
  })
  const [number] = await Promise.race([once(pipe, 'data'), closed])
  closed.catch(() => undefined)
  return { name: `:${String(number).trim()}`, close: () => endProcess(child) }
}

/** A worker that is stopped in the middle of a test runs no teardown. */
export function endWithThisProcess(child: ChildProcess) {
  process.once('exit', () => child.kill())
}

export async function endProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
