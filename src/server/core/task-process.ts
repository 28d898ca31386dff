import type { ChildProcess } from 'node:child_process'
import { startLowPriorityProcess } from './low-priority-process.ts'

const STARTING_MS = 60_000
/** An idle process gives its memory back. */
const IDLE_MS = 30_000

class EndedError extends Error {}

/**
 * Runs one task after the other in a process of its own, with low priority: a slow task keeps no request waiting, and one that takes too much
 * memory or time ends that process and not the server. The process starts with the first task, and ends when none has come for a while.
 */
export function makeTaskProcess(script: string, nodeFlags: readonly string[], { taskMs, parameters = [] }: { taskMs: number; parameters?: readonly string[] }) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return {
    /** What the process answers to a message; undefined if the task ends the process. Rejects if it does not start, or does not finish in time. */
    ask(message: object): Promise<unknown> {
      waiting += 1
      const turn = last
        .then(() => answerTo(message))
        .finally(() => {
          waiting -= 1
        })
      last = turn.catch(() => {})
      return turn
    },
    /** How many messages wait for their answer. */
    waiting: (): number => waiting,
    close: stop,
  }

  async function answerTo(message: object): Promise<unknown> {
    clearTimeout(idle)
    const running = child ?? (await start())
    running.ref()
    running.channel?.ref()
    try {
      running.send(message)
      return await nextMessage(running, taskMs)
    } catch (error) {
      stop()
      if (error instanceof EndedError) return undefined
      throw error
    } finally {
      // An idle process must not keep the server from ending.
      running.unref()
      running.channel?.unref()
      idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  async function start(): Promise<ChildProcess> {
    const started = startLowPriorityProcess(script, nodeFlags, parameters)
    child = started
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    try {
      await nextMessage(started, STARTING_MS)
    } catch (error) {
      stop()
      throw new Error(`The process ${script} does not start`, { cause: error })
    }
    return started
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
}

/** Rejects when no message comes in that time, and with an EndedError when the process ends first. */
function nextMessage(child: ChildProcess, withinMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const ended = () => reject(new EndedError('The process has ended'))
  const timer = setTimeout(() => reject(new Error('The process takes too long')), withinMs)
  child.once('message', resolve)
  child.once('exit', ended)
  child.once('error', reject)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve)
    child.off('exit', ended)
    child.off('error', reject)
  })
}
