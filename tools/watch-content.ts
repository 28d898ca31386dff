import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const CHECK = join(import.meta.dirname, 'content-check.ts')
/** Editors write a file in several steps. */
const SAVED_AFTER_MS = 200

/** Checks the content now and after every save, in a new process each time, because a process caches modules. */
export function watchContent(folder: string) {
  let waiting: NodeJS.Timeout | undefined
  const look = () => spawn(process.execPath, [CHECK], { stdio: 'inherit' })
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(look, SAVED_AFTER_MS)
  })
  look()
}
