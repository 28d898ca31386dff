import { readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckResult, fail, pass, unknown } from './check-result.ts'

const MB = 1024 * 1024
/** Room for years of requests, and for the copies of them. */
const ENOUGH_MB = 500
const DAY = 86_400_000
const BACKUP_DAYS = 7
/** More than this, and 24 hours are no longer 24 hours to whoever waits. */
const CLOCK_OFF_MS = 60_000

export function checkDisk(dataDir: string): CheckResult {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  const says = `${free.toLocaleString('sv-SE')} MB ledigt på disken.`
  return free >= ENOUGH_MB ? pass(says) : fail(`Bara ${says} Gör plats, annars kan förfrågningar inte tas emot.`)
}

export function checkBackups(folder: string, now: Date, quotes: number): CheckResult {
  const newest = newestIn(folder)
  const how = 'Gör en med: npm run quotes -- backup'
  if (newest === undefined) return quotes === 0 ? unknown('Ingen säkerhetskopia än, och inget att kopiera.') : fail(`Ingen säkerhetskopia finns. ${how}`)
  const days = Math.floor((now.getTime() - newest) / DAY)
  const age = days === 0 ? 'från det senaste dygnet' : `${days} dygn gammal`
  return days <= BACKUP_DAYS ? pass(`Säkerhetskopian är ${age}.`) : fail(`Säkerhetskopian är ${age}. ${how}`)
}

function newestIn(folder: string): number | undefined {
  try {
    const times = readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl.gz'))
      .map((name) => statSync(join(folder, name)).mtimeMs)
    return times.length === 0 ? undefined : Math.max(...times)
  } catch {
    return undefined
  }
}

/** `told` is what a time server says, `written` the latest instant in the books: a clock that was set back lies before it. */
export async function checkClock(now: () => Date, told: () => Promise<Date>, written: string | undefined): Promise<CheckResult> {
  if (written !== undefined && written > now().toISOString())
    return fail(`Klockan går efter: det finns en förfrågan från ${written}, och klockan säger ${now().toISOString()}.`)
  try {
    const off = now().getTime() - (await told()).getTime()
    if (Math.abs(off) < CLOCK_OFF_MS) return pass('Klockan går rätt.')
    return fail(`Klockan går ${Math.round(Math.abs(off) / 1000)} sekunder ${off > 0 ? 'före' : 'efter'}. Slå på tidssynkronisering.`)
  } catch {
    return unknown('Klockan kunde inte kontrolleras: ingen tidsserver svarar.')
  }
}
