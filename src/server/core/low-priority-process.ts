import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Starts a Node script in a process of its own, with less priority than requests: on a busy machine it may wait for minutes. The two
 * exchange messages; only its errors are printed. It gets none of the server's environment, because it needs no secrets.
 */
export function startLowPriorityProcess(script: string, nodeFlags: readonly string[], parameters: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...nodeFlags, script, ...parameters], {
    env: { MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/**
 * Lowers the priority of a process with all its threads. On Linux each thread has a priority of its own, and a new thread inherits that of
 * the one that starts it: so the main thread comes first, then those that it has started meanwhile.
 */
export function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some machines do not allow it or have no /proc; or the process has ended.
  }
}
