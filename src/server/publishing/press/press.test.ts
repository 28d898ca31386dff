import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
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
    `process.once('message', (content) => process.send(new Map([['index.html', { plain: Buffer.from('<p>' + JSON.parse(content).facts.phone + '</p>') }]])))`,
  )
  const printed = await press({ ...builtContent, facts: { ...builtContent.facts, phone: '021-11 11 11' } })
  expect([...printed].map(([name, { plain }]) => [name, new TextDecoder().decode(plain)])).toEqual([['index.html', '<p>021-11 11 11</p>']])
})

test('why it cannot be printed is what its process says', async () => {
  const press = pressOf(`process.once('message', () => process.send('Opening hours cannot be read'))`)
  await expect(press(builtContent)).rejects.toThrow('The site cannot be printed: Opening hours cannot be read')
})

test('the process that prints stands behind requests, without the server’s environment', async () => {
  const press = pressOf(`
    import { getPriority } from 'node:os'
    process.once('message', () => process.send(getPriority() + ' ' + process.env.PATH))`)
  await expect(press(builtContent)).rejects.toThrow('The site cannot be printed: 10 undefined')
})

test('a process that says nothing is given up after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const press = pressOf(`setInterval(() => {}, 1000)`)
  const tooLong = expect(press(builtContent)).rejects.toThrow('The press takes too long')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(5 * 60_000)
  await tooLong
})
