import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makePress } from './press.ts'

/** A press whose process runs this script. */
function pressOf(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-press-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'press.mjs')
  writeFileSync(file, script)
  return makePress(file, folder)
}

test('what its process answers is the printed site', async () => {
  const press = pressOf(
    `process.once('message', (parts) => process.send(new Map([['index.html', { plain: Buffer.from('<p>' + JSON.parse(parts).tips + '</p>') }]])))`,
  )
  const printed = await press({ tips: 'Hej' })
  expect([...printed].map(([name, { plain }]) => [name, new TextDecoder().decode(plain)])).toEqual([['index.html', '<p>Hej</p>']])
})

test('why it cannot be printed is what its process says', async () => {
  const press = pressOf(`process.once('message', () => process.send('Opening hours cannot be read'))`)
  await expect(press({})).rejects.toThrow('The site cannot be printed: Opening hours cannot be read')
})

test('the process that prints stands behind requests, without the server’s environment', async () => {
  const press = pressOf(`
    import { getPriority } from 'node:os'
    process.once('message', () => process.send(getPriority() + ' ' + process.env.PATH))`)
  await expect(press({})).rejects.toThrow('The site cannot be printed: 10 undefined')
})

test('a process that says nothing is given up after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const press = pressOf(`setInterval(() => {}, 1000)`)
  const tooLong = expect(press({})).rejects.toThrow('The press takes too long')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(5 * 60_000)
  await tooLong
})
