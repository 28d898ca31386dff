import type { ChildProcess } from 'node:child_process'
import type { PageContent } from '#content/publishing/page-content.ts'
import { startLowPriorityProcess } from '#server/core/low-priority-process.ts'
import type { Compressed } from './compress.ts'

/** Every file that the site makes of its content: name in the site's folder → what is sent. */
export type PrintedSite = ReadonlyMap<string, Compressed>

/** Prints the site with such content. Rejects if it cannot be printed. */
export type Press = (content: PageContent) => Promise<PrintedSite>

/** It takes one second of a processor. On a busy machine it waits for one, since requests come first: minutes are no fault of the content's. */
const PRINTING_MS = 5 * 60_000
const NODE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=128']

/** One printing after the other, each in a process of its own (`script`, press-process.ts), which gives its memory back. `pressDir`: the build's folder of that name. */
export function makePress(script: string, pressDir: string): Press {
  let last: Promise<unknown> = Promise.resolve()
  return (content) => {
    const turn = last.then(() => printOnce(script, pressDir, content))
    last = turn.catch(() => {})
    return turn
  }
}

async function printOnce(script: string, pressDir: string, content: PageContent): Promise<PrintedSite> {
  const child = startLowPriorityProcess(script, NODE_FLAGS, [pressDir])
  try {
    child.send(JSON.stringify(content))
    const answer = await answerOf(child)
    if (!(answer instanceof Map)) throw new Error(`The site cannot be printed: ${answer}`)
    return answer
  } finally {
    child.kill('SIGKILL')
  }
}

/** Rejects when the process ends first, or in PRINTING_MS says nothing. */
function answerOf(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new Error('The press takes too long')), PRINTING_MS)
  child.once('message', resolve)
  child.once('exit', () => reject(new Error('The press has ended before the site was printed')))
  child.once('error', reject)
  return promise.finally(() => clearTimeout(timer))
}
