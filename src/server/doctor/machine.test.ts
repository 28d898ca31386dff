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

function backup(daysOld: number, ending = '') {
  const file = join(folder, `fogratt-${daysOld}.jsonl.gz${ending}`)
  writeFileSync(file, '')
  utimesSync(file, NOW.getTime() / 1000 - daysOld * 86_400, NOW.getTime() / 1000 - daysOld * 86_400)
}

const readable = async () => {}
const unreadable = () => Promise.reject(new Error('checksum'))

test('the newest backup counts, for a week', async () => {
  backup(30)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({ symbol: '✗', sentence: expect.stringContaining('30 dygn') })
  backup(7)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({ symbol: '✓', sentence: 'Säkerhetskopian är 7 dygn gammal och hel.' })
  backup(0)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({ symbol: '✓', sentence: 'Säkerhetskopian är från det senaste dygnet och hel.' })
})

test('a missing backup fails, unless there is nothing to back up', async () => {
  expect(await checkBackups(folder, NOW, 5, readable)).toMatchObject({ symbol: '✗' })
  expect(await checkBackups(join(folder, 'none'), NOW, 0, readable)).toMatchObject({ symbol: '–' })
})

test('a backup that was damaged on the disk fails', async () => {
  backup(1)
  expect(await checkBackups(folder, NOW, 5, unreadable)).toEqual({ symbol: '✗', sentence: expect.stringContaining('fogratt-1.jsonl.gz är skadad') })
})

test('a backup that failed its trial restore fails until a later one succeeds', async () => {
  backup(2)
  backup(1, '.failed')
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({
    symbol: '✗',
    sentence: expect.stringContaining('fogratt-1.jsonl.gz.failed gick inte att återställa på prov'),
  })
  backup(0)
  expect(await checkBackups(folder, NOW, 5, readable)).toMatchObject({ symbol: '✓' })
})

test('a disk with enough space passes', () => {
  expect(checkDisk(folder).sentence).toMatch(/MB ledigt på disken/)
})

test.each([
  ['right', '2026-11-21T12:00:20.000Z', undefined, '✓'],
  ['two minutes slow', '2026-11-21T11:58:00.000Z', undefined, '✗'],
  ['set back before the newest quote', '2026-11-21T12:00:00.000Z', '2026-11-21T12:30:00.000Z', '✗'],
])('a clock that is %s', async (_, serverTime, latest, symbol) => {
  expect(
    (
      await checkClock(
        () => NOW,
        async () => new Date(serverTime),
        latest,
      )
    ).symbol,
  ).toBe(symbol)
})

test('without a time server the check is skipped', async () => {
  const silent = () => Promise.reject(new Error('timeout'))
  expect(await checkClock(() => NOW, silent, undefined)).toEqual({ symbol: '–', sentence: 'Klockan kunde inte kontrolleras: ingen tidsserver svarar.' })
})
