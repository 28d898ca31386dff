import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PrintedSite } from './press.ts'

/** What was printed, and of what: the build and the changed parts. */
export type Print = { build: string; parts: string; files: PrintedSite }

const FILE = 'published-site'

/** The newest print, in the data folder: after a restart it is served before the database is read, and is not printed again. */
export type KeptPrint = ReturnType<typeof makeKeptPrint>

export function makeKeptPrint(folder: string, report: (error: unknown) => void) {
  const file = join(folder, FILE)
  // Of this process alone: several may share the folder.
  const unfinished = `${file}.${hostname()}-${process.pid}`
  return {
    /** Undefined without one, or with one of another build or that cannot be read. */
    read(build: string): Print | undefined {
      try {
        const kept: Print = deserialize(readFileSync(file))
        return kept.build === build && kept.files instanceof Map ? kept : undefined
      } catch {
        return undefined
      }
    },
    /** In place of the one before, or with undefined of none; never half of it. A full disk must not keep a site from being published, so a failure is reported only. */
    write(print: Print | undefined): void {
      try {
        if (print) {
          writeFileSync(unfinished, serialize(print), { mode: 0o600, flush: true })
          renameSync(unfinished, file)
        } else rmSync(file, { force: true })
      } catch (error) {
        report(error)
        rmSync(file, { force: true })
      }
    },
  }
}
