import { expect, test } from 'vitest'
import { makeLog } from './log.ts'

test('a line has its time as ISO 8601, and no name of the machine or number of the process', () => {
  const lines: string[] = []
  makeLog((line) => lines.push(line)).info({ event: 'started' })
  const line = JSON.parse(lines.join(''))
  expect(line).toEqual({ level: 30, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), event: 'started' })
})

test('of an error its type, message, code and stack are logged, and nothing else that it carries', () => {
  const lines: string[] = []
  const log = makeLog((line) => lines.push(line))
  log.error({ err: Object.assign(new TypeError('not unique'), { code: '23505', detail: 'email=asa@example.se' }) })
  log.error({ err: new Error('plain') })
  log.error({ err: 'no error at all' })
  const [first, second, third] = lines.map((line) => JSON.parse(line).err)
  expect(first).toEqual({ type: 'TypeError', message: 'not unique', code: '23505', stack: expect.stringContaining('log.test.ts') })
  expect(second).toEqual({ type: 'Error', message: 'plain', stack: expect.any(String) })
  expect(third).toEqual({ message: 'no error at all' })
})
