import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeRunDoctor } from './doctor-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs this as the doctor. */
function run(script: string) {
  const file = join(folder, 'doctor.mjs')
  writeFileSync(file, script)
  return makeRunDoctor(file, { SAID: 'på svenska' })()
}

test('each line with a symbol is a result, also when the doctor ends with 1; others are left out', async () => {
  expect(
    await run(`console.log('✓ Sagt ' + process.env.SAID + '.\\n✗ Fel: – ✓ inte.\\n– Inte prövat.\\n\\nInget fel. ✓ Nej.\\n✓\\n! Nej.'); process.exit(1)`),
  ).toEqual([
    { symbol: '✓', sentence: 'Sagt på svenska.' },
    { symbol: '✗', sentence: 'Fel: – ✓ inte.' },
    { symbol: '–', sentence: 'Inte prövat.' },
  ])
})

test('a doctor that says nothing, or cannot be run, is an error', async () => {
  await expect(run('')).rejects.toThrow('The doctor said nothing')
  await expect(run('throw new Error("broken")')).rejects.toThrow('The doctor said nothing')
})
