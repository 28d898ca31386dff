import { accessSync, chmodSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm'
const NAME = /^fogratt-run-(\d+)$/
const GIB = 2 ** 30
/** A run of all tests has needed a quarter of one at once. */
const NEEDED_BYTES = 2 * GIB
/** What the processes of a run need beside it. */
const LEFT_BYTES = 2 * GIB * availableParallelism()

/**
 * Every temporary file of this process and of those that it starts lies in one folder from now on, which goes when this process ends. It is in
 * memory where there is room: making and deleting a thousand databases on a disk is a third of the time that the servers' tests take. What a
 * killed run has left there is deleted by the next.
 */
export function keepTemporaryFilesTogether(): void {
  const parent = isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir()
  deleteAbandoned(parent)
  const folder = join(parent, `fogratt-run-${process.pid}`)
  mkdirSync(folder)
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
      .find((line) => line.split(' ')[1] === folder)
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= NEEDED_BYTES && freemem() >= NEEDED_BYTES + LEFT_BYTES
  } catch {
    return false
  }
}

function deleteAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
