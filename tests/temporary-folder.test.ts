import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const MODULE = join(import.meta.dirname, '../tools/temporary-folder.ts')
const SCRIPT = `
import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepTemporaryFilesTogether } from ${JSON.stringify(MODULE)}
const [, left] = process.argv
if (left) renameSync(left, left.replace(/\\d+/, String(process.pid)))
keepTemporaryFilesTogether()
writeFileSync(join(tmpdir(), 'left.txt'), 'left')
process.stdout.write(tmpdir())
process.stdin.once('data', () => process.exit(0))
`

/** A process that has written a temporary file, and ends when it is written to. `left`: the folder of one that had the same number. */
async function startRun(left = ''): Promise<{ run: ChildProcess; folder: string }> {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT, left], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void run.kill('SIGKILL'))
  const [folder] = await once(run.stdout, 'data')
  return { run, folder: String(folder) }
}

async function end(run: ChildProcess, how: () => unknown) {
  const exited = once(run, 'exit')
  how()
  await exited
}

test('the temporary files of a run lie in one folder that others may enter, and go when it ends or is interrupted', async () => {
  const ends: ((run: ChildProcess) => unknown)[] = [(run) => run.stdin?.write('end'), (run) => run.kill('SIGINT'), (run) => run.kill('SIGTERM')]
  for (const how of ends) {
    const { run, folder } = await startRun()
    expect(statSync(folder).mode & 0o777).toBe(0o755)
    expect(existsSync(join(folder, 'left.txt'))).toBe(true)
    await end(run, () => how(run))
    expect(existsSync(folder)).toBe(false)
  }
})

test('what a killed run has left is deleted by the next, and nothing of one that still runs', async () => {
  const killed = await startRun()
  await end(killed.run, () => killed.run.kill('SIGKILL'))
  expect(existsSync(killed.folder)).toBe(true)
  const running = await startRun()
  const next = await startRun()
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(running.folder)).toBe(true)
  for (const { run } of [running, next]) await end(run, () => run.kill('SIGTERM'))
})

test('what a killed run with the same number has left is deleted too', async () => {
  const killed = await startRun()
  await end(killed.run, () => killed.run.kill('SIGKILL'))
  const next = await startRun(killed.folder)
  expect(existsSync(killed.folder.replace(/\d+/, String(next.run.pid)))).toBe(false)
  expect(existsSync(join(next.folder, 'left.txt'))).toBe(true)
  await end(next.run, () => next.run.kill('SIGTERM'))
})
