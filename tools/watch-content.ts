import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const CHECK = join(import.meta.dirname, 'content-check.ts')
/** Editors write a file in several steps. */
const SAVED_AFTER_MS = 200

/** Looks at the content now, and again whenever something in it is saved. Each time anew: a module is read only once by a process. */
export function watchContent(folder: string) {
  let waiting: NodeJS.Timeout | undefined
  const look = () => spawn(process.execPath, [CHECK], { stdio: 'inherit' })
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(look, SAVED_AFTER_MS)
  })
  look()
}
