import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { prioritiesIn } from '../../../tests/support/thread-priorities.ts'
import { lowerPriority } from './low-priority-process.ts'

/** As on a busy machine, where it runs before its priority is lowered. */
test.runIf(existsSync('/proc/self/task'))('a process that has its threads already is put behind requests with all of them', async () => {
  const child = spawn(process.execPath, ['--eval', "process.once('message', () => {}); process.send('running')"], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  await once(child, 'message')
  const pid = child.pid ?? 0
  expect(prioritiesIn(pid).length).toBeGreaterThan(1)
  lowerPriority(pid)
  expect(prioritiesIn(pid).filter((priority) => priority < constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([])
})

test('a process that has ended is let be', async () => {
  const child = spawn(process.execPath, ['--eval', ''])
  await once(child, 'close')
  expect(() => lowerPriority(child.pid ?? 0)).not.toThrow()
})
