import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examineBackups, examineClock, examineDisk } from './machine.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function backup(daysOld: number) {
  const file = join(folder, `fogratt-${daysOld}.jsonl.gz`)
  writeFileSync(file, '')
  utimesSync(file, NOW.getTime() / 1000 - daysOld * 86_400, NOW.getTime() / 1000 - daysOld * 86_400)
}

test('the newest copy counts, for a week', () => {
  backup(30)
  expect(examineBackups(folder, NOW, 5)).toMatchObject({ mark: '✗', says: expect.stringContaining('30 dygn') })
  backup(7)
  expect(examineBackups(folder, NOW, 5)).toMatchObject({ mark: '✓', says: 'Säkerhetskopian är 7 dygn gammal.' })
  backup(0)
  expect(examineBackups(folder, NOW, 5)).toMatchObject({ mark: '✓', says: 'Säkerhetskopian är från det senaste dygnet.' })
})

test('without a copy there is something to do, unless there is nothing to copy', () => {
  expect(examineBackups(folder, NOW, 5).mark).toBe('✗')
  expect(examineBackups(join(folder, 'none'), NOW, 0).mark).toBe('–')
})

test('a disk with room is well', () => {
  expect(examineDisk(folder).says).toMatch(/MB ledigt på disken/)
})

test.each([
  ['right', '2026-11-21T12:00:20.000Z', undefined, '✓'],
  ['wrong by two minutes', '2026-11-21T11:58:00.000Z', undefined, '✗'],
  ['set back behind what was written', '2026-11-21T12:00:00.000Z', '2026-11-21T12:30:00.000Z', '✗'],
])('a clock that is %s', async (_, told, written, mark) => {
  expect(
    (
      await examineClock(
        () => NOW,
        async () => new Date(told),
        written,
      )
    ).mark,
  ).toBe(mark)
})

test('without a time server the clock could not be looked at', async () => {
  const silent = () => Promise.reject(new Error('timeout'))
  expect(await examineClock(() => NOW, silent, undefined)).toEqual({ mark: '–', says: 'Klockan kunde inte kontrolleras: ingen tidsserver svarar.' })
})
