import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm'
const NAME = /^fogratt-run-(\d+)-/
const GIB = 2 ** 30
/** A run of all tests has needed a quarter of one at once. */
const NEEDED_BYTES = 2 * GIB
/** Left to the processes of the run. */
const LEFT_BYTES = 4 * GIB

/**
 * Every temporary file of this process and of those that it starts lies in one folder from now on, which goes when this process ends. It is in
 * memory where there is room: on a disk the servers' tests take half as long again (docs/benchmarks.md). What a killed run has left there is
 * deleted by the next.
 */
export function keepTemporaryFilesTogether(): void {
  const parent = isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir()
  deleteAbandoned(parent)
  const folder = mkdtempSync(join(parent, `fogratt-run-${process.pid}-`))
  // PostgreSQL's own user must be able to enter it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

/** Containers often have a small one, whose programs may not be run. */
function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === folder)
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= NEEDED_BYTES && freemem() >= NEEDED_BYTES + LEFT_BYTES
  } catch {
    return false
  }
}

/** Of this user: another's could not be deleted. */
function deleteAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? []
    const folder = join(parent, name)
    if (pid && !isRunning(Number(pid)) && statSync(folder).uid === (process.getuid?.() ?? 0)) rmSync(folder, { recursive: true, force: true })
  }
}

/** In a container every run may have the number of this one. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch {
    return false
  }
}
