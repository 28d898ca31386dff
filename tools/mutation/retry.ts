import { readFileSync } from 'node:fs'
import type { Folder } from './folders.ts'
import { mutate, type Outcome, type Survivor, withSingleSpaces } from './stryker.ts'

/**
 * The outcome after the tests that were written since: only what lived is tried again, which takes minutes instead of hours. Throws where
 * code of a survivor has been changed.
 */
export async function retry(folder: Folder, before: Outcome): Promise<Outcome> {
  if (before.survivors.length === 0) return before
  const places = new Set(before.survivors.map(linesOfSurvivor))
  const { survivors } = await mutate({ ...folder, name: `${folder.name}-survivors`, mutate: [...places], every: 1 })
  const living = survivors.filter((survivor) => before.survivors.some((other) => isSame(survivor, other)))
  return { ...before, killed: before.killed + before.survivors.length - living.length, survivors: living }
}

/** `file:first-last`, the lines that its code stands in. */
export function linesOfSurvivor({ file, line, code }: Survivor): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(line - 1)
  const start = code.replace(/…$/, '')
  const last = lines.findIndex((_, index) => withSingleSpaces(lines.slice(0, index + 1).join(' ')).includes(start))
  const isOnFirst = last >= 0 && !withSingleSpaces(lines.slice(1, last + 1).join(' ')).includes(start)
  if (!isOnFirst) throw new Error(`${file}:${line} is no longer “${code}”: try the whole folder`)
  return `${file}:${line}-${line + last + (code.endsWith('…') ? ROOM : 0)}`
}

/** Lines that code may go on for where the record has only its beginning. */
const ROOM = 60

function isSame(one: Survivor, other: Survivor): boolean {
  return one.file === other.file && one.line === other.line && one.code === other.code && one.becomes === other.becomes
}
