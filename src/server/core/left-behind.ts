import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Work on a temporary file writes to it all the time, so one that is older was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000

/** Removes temporary files that a killed process left in the folder. */
export function removeLeftBehind(folder: string, isTemporary: (name: string) => boolean, olderThanMs = LEFT_BEHIND_MS) {
  for (const name of readdirSync(folder).filter(isTemporary)) {
    const file = join(folder, name)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN)
    if (age > olderThanMs) rmSync(file, { force: true })
  }
}
