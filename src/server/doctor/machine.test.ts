import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBackups, checkClock, checkDisk } from './machine.ts'

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
  expect(checkBackups(folder, NOW, 5)).toMatchObject({ symbol: '✗', says: expect.stringContaining('30 dygn') })
  backup(7)
  expect(checkBackups(folder, NOW, 5)).toMatchObject({ symbol: '✓', says: 'Säkerhetskopian är 7 dygn gammal.' })
  backup(0)
  expect(checkBackups(folder, NOW, 5)).toMatchObject({ symbol: '✓', says: 'Säkerhetskopian är från det senaste dygnet.' })
})

test('without a copy there is something to do, unless there is nothing to copy', () => {
  expect(checkBackups(folder, NOW, 5).symbol).toBe('✗')
  expect(checkBackups(join(folder, 'none'), NOW, 0).symbol).toBe('–')
})

test('a disk with room is well', () => {
  expect(checkDisk(folder).says).toMatch(/MB ledigt på disken/)
})

test.each([
  ['right', '2026-11-21T12:00:20.000Z', undefined, '✓'],
  ['wrong by two minutes', '2026-11-21T11:58:00.000Z', undefined, '✗'],
  ['set back behind what was written', '2026-11-21T12:00:00.000Z', '2026-11-21T12:30:00.000Z', '✗'],
])('a clock that is %s', async (_, told, written, symbol) => {
  expect(
    (
      await checkClock(
        () => NOW,
        async () => new Date(told),
        written,
      )
    ).symbol,
  ).toBe(symbol)
})

test('without a time server the clock could not be looked at', async () => {
  const silent = () => Promise.reject(new Error('timeout'))
  expect(await checkClock(() => NOW, silent, undefined)).toEqual({ symbol: '–', says: 'Klockan kunde inte kontrolleras: ingen tidsserver svarar.' })
})
