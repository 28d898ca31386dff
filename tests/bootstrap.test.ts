import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const TOOLS = join(import.meta.dirname, '../tools')

test('an npm command ends as its task does, and installs first when the lock file is newer than what is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['tools', 'node_modules', 'bin']) mkdirSync(join(folder, part))
  for (const file of ['bootstrap.mjs', 'node-flags.mjs']) cpSync(join(TOOLS, file), join(folder, 'tools', file))
  writeFileSync(join(folder, 'tools/task.ts'), 'const code: number = Number(process.argv[2])\nprocess.exit(code)\n')
  // In place of npm: says what it was asked, and fails.
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $1"\nexit 1\n', { mode: 0o755 })
  const [lockFile, installed] = [join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json')]
  for (const file of [lockFile, installed]) writeFileSync(file, '{}')
  const changedAt = (file: string, second: number) => utimesSync(file, second, second)
  const run = (code: string) => {
    const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'task', code], { encoding: 'utf8', env })
    return { status, said: stdout + stderr }
  }
  changedAt(lockFile, 1_000)
  changedAt(installed, 1_001)
  expect(['0', '3'].map(run)).toEqual([
    { status: 0, said: '' },
    { status: 3, said: '' },
  ])
  changedAt(lockFile, 1_002)
  expect(run('0')).toEqual({ status: 1, said: expect.stringMatching(/^Installing what the project needs …\nnpm ci\nnpm ci failed/) })
})
