import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from './problem.ts'

/** The exports of each content file, by its path in the folder. */
export type Content = Map<string, Record<string, unknown>>

/** Imports every content file, or returns the problem in the first that cannot be imported. */
export async function readContent(folder: string): Promise<Content | Problem> {
  const content: Content = new Map()
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['checks/**'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  for (const file of files) {
    try {
      content.set(file, await import(pathToFileURL(join(folder, file)).href))
    } catch (error) {
      return unreadable(file, error)
    }
  }
  return content
}

/** The error is often in a file that this one imports; the stack names it. */
function unreadable(reading: string, error: unknown): Problem {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error))
  const [, file = reading, line] = /src\/content\/([\w/-]+\.ts):(\d+)/.exec(stack) ?? []
  const at = { file, line: line ? Number(line) : undefined, field: '' }
  if (error instanceof SyntaxError)
    return { ...at, message: `filen går inte att läsa. Här eller på raden före saknas nog ett citattecken (') eller ett kommatecken (,). (${message})` }
  if (error instanceof ReferenceError) return { ...at, message: `texten måste stå mellan citattecken, 'så här'. (${message})` }
  return { ...at, message: `filen går inte att läsa. (${message})` }
}
