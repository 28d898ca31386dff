import fs, { existsSync, mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

const HINT = 'Gör en med: npm run quotes -- backup'
const PRESS = 'Tryck på Gör en kopia nu.'

test('the newest backup counts, for a week', async () => {
  backup(8)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({
    symbol: '✗',
    sentence: expect.stringContaining('8 dygn'),
    onDesk: `Säkerhetskopian är 8 dygn gammal. ${PRESS}`,
  })
  backup(7)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({ symbol: '✓', sentence: 'Säkerhetskopian är 7 dygn gammal och hel.' })
  backup(0)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({ symbol: '✓', sentence: 'Säkerhetskopian är från det senaste dygnet och hel.' })
})

test('a missing backup fails, unless there is nothing to back up', async () => {
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual({
    symbol: '✗',
    sentence: `Ingen säkerhetskopia finns. ${HINT}`,
    onDesk: `Ingen säkerhetskopia finns. ${PRESS}`,
  })
  expect(await checkBackups(join(folder, 'none'), NOW, 0, readable)).toEqual({
    symbol: '–',
    sentence: 'Ingen säkerhetskopia än, och inget att kopiera.',
  })
})

test('a backup that was damaged on the disk fails', async () => {
  backup(1)
  expect(await checkBackups(folder, NOW, 5, unreadable)).toEqual({
    symbol: '✗',
    sentence: expect.stringContaining('fogratt-1.jsonl.gz är skadad'),
    onDesk: `Den senaste säkerhetskopian är skadad. ${PRESS}`,
  })
})

test('a backup that failed its trial restore fails until a later one succeeds, and other files do not matter', async () => {
  backup(1, '.failed')
  const failed = {
    symbol: '✗',
    sentence: `Säkerhetskopian fogratt-1.jsonl.gz.failed gick inte att återställa på prov. ${HINT}`,
    onDesk: `Den senaste säkerhetskopian gick inte att återställa på prov. ${PRESS}`,
  }
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual(failed)
  backup(2)
  expect(await checkBackups(folder, NOW, 5, readable)).toEqual(failed)
  backup(0.5)
  writeFileSync(join(folder, 'newest.txt'), '')
  expect(await checkBackups(folder, NOW, 5, readable)).toMatchObject({ symbol: '✓' })
})

test('of a backup that failed and one of the same instant that did not, the latter counts', async () => {
  backup(1, '.failed')
  backup(1)
  expect(await checkBackups(folder, NOW, 5, readable)).toMatchObject({ symbol: '✓' })
})

test('a disk with enough space passes, and what is left is told in MB', () => {
  const { symbol, sentence } = checkDisk(folder)
  expect(symbol).toBe('✓')
  expect(sentence).toMatch(/^[\d\s]+ MB ledigt på disken\.$/)
  const { bavail, bsize } = statfsSync(folder)
  expect(Number(sentence.replace(/\D/g, '')) / ((bavail * bsize) / 1024 ** 2)).toBeCloseTo(1, 1)
})

test('500 MB are enough, and less is told', () => {
  const space = vi.spyOn(fs, 'statfsSync')
  onTestFinished(() => {
    space.mockRestore()
    syncBuiltinESMExports()
  })
  const checked = (free: number) => {
    space.mockReturnValueOnce({ ...statfsSync(folder), bavail: free, bsize: 1024 * 1024 })
    syncBuiltinESMExports()
    return checkDisk(folder)
  }
  expect(checked(500)).toEqual({ symbol: '✓', sentence: '500 MB ledigt på disken.' })
  expect(checked(499)).toEqual({ symbol: '✗', sentence: 'Bara 499 MB ledigt på disken. Gör plats, annars kan förfrågningar inte tas emot.' })
})

test.runIf(existsSync('/proc'))('a disk that is full fails', () => {
  expect(checkDisk('/proc')).toEqual({ symbol: '✗', sentence: 'Bara 0 MB ledigt på disken. Gör plats, annars kan förfrågningar inte tas emot.' })
})

const SET_BACK = 'Klockan går efter: det finns en förfrågan från 2026-11-21T12:30:00.000Z, och klockan säger 2026-11-21T12:00:00.000Z.'

test.each([
  ['right', '2026-11-21T12:00:00.000Z', undefined, '✓ Klockan går rätt.'],
  ['right, with an enquiry of this instant', '2026-11-21T12:00:00.000Z', NOW.toISOString(), '✓ Klockan går rätt.'],
  ['right, with earlier enquiries', '2026-11-21T12:00:00.000Z', '2026-11-21T11:00:00.000Z', '✓ Klockan går rätt.'],
  ['nearly a minute fast', '2026-11-21T11:59:01.000Z', undefined, '✓ Klockan går rätt.'],
  ['nearly a minute slow', '2026-11-21T12:00:59.000Z', undefined, '✓ Klockan går rätt.'],
  ['a minute fast', '2026-11-21T11:59:00.000Z', undefined, '✗ Klockan går 60 sekunder före. Slå på tidssynkronisering.'],
  ['two minutes fast', '2026-11-21T11:58:00.000Z', undefined, '✗ Klockan går 120 sekunder före. Slå på tidssynkronisering.'],
  ['two minutes slow', '2026-11-21T12:02:00.000Z', undefined, '✗ Klockan går 120 sekunder efter. Slå på tidssynkronisering.'],
  ['set back before the newest enquiry', '2026-11-21T12:00:00.000Z', '2026-11-21T12:30:00.000Z', `✗ ${SET_BACK}`],
])('a clock that is %s', async (_, serverTime, latest, line) => {
  const { symbol, sentence } = await checkClock(
    () => NOW,
    async () => new Date(serverTime),
    latest,
  )
  expect(`${symbol} ${sentence}`).toBe(line)
})

test('without a time server the check is skipped', async () => {
  const silent = () => Promise.reject(new Error('timeout'))
  expect(await checkClock(() => NOW, silent, undefined)).toEqual({ symbol: '–', sentence: 'Klockan kunde inte kontrolleras: ingen tidsserver svarar.' })
})
