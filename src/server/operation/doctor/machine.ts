import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { systemPage } from '#content/desk/system.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { type CheckResult, fail, pass, skipped } from '../check-result.ts'

const MB = 1024 * 1024
/** Space for years of requests and their backups. */
const MIN_FREE_MB = 500
const DAY_MS = 86_400_000
const MAX_BACKUP_DAYS = 7
/** Beyond this deviation the promised deadlines are wrong for visitors. */
const MAX_CLOCK_ERROR_MS = 60_000

const TELL = 'Be den som sköter servern att ställa den.'

export function checkDisk(dataDir: string): CheckResult {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  const sentence = `${free.toLocaleString('sv-SE')} MB ledigt på disken.`
  return free >= MIN_FREE_MB ? pass(sentence) : fail(`Bara ${sentence} Gör plats, annars kan förfrågningar inte tas emot.`)
}

/**
 * A backup has its name only once it was restored on trial; one that failed ends with `.failed`. `checkFile` reads the newest
 * again, since a disk can lose what was written to it.
 */
export async function checkBackups(folder: string, now: Date, enquiries: number, checkFile: (file: string) => Promise<unknown>): Promise<CheckResult> {
  const newest = newestIn(folder, '.jsonl.gz')
  const failed = newestIn(folder, '.jsonl.gz.failed')
  const failNaming = (operator: string, desk = operator) =>
    fail({ operator: `${operator} Gör en med: npm run quotes -- backup`, desk: `${desk} Tryck på ${systemPage.backup.make}.` })
  if (failed && failed.at > (newest?.at ?? 0))
    return failNaming(`Säkerhetskopian ${failed.name} gick inte att återställa på prov.`, 'Den senaste säkerhetskopian gick inte att återställa på prov.')
  if (!newest) return enquiries === 0 ? skipped('Ingen säkerhetskopia än, och inget att kopiera.') : failNaming('Ingen säkerhetskopia finns.')
  const days = Math.floor((now.getTime() - newest.at) / DAY_MS)
  const age = days === 0 ? 'från det senaste dygnet' : `${days} dygn gammal`
  if (days > MAX_BACKUP_DAYS) return failNaming(`Säkerhetskopian är ${age}.`)
  return checkFile(join(folder, newest.name)).then(
    () => pass(`Säkerhetskopian är ${age} och hel.`),
    () => failNaming(`Säkerhetskopian ${newest.name} är skadad.`, 'Den senaste säkerhetskopian är skadad.'),
  )
}

function newestIn(folder: string, ending: string): { name: string; at: number } | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)[0]
}

/**
 * Compares the clock with a time server, and with `latest`, the newest instant in the database: a clock that was set back lies
 * before it.
 */
export async function checkClock(now: () => Date, askTime: () => Promise<Date>, latest: string | undefined): Promise<CheckResult> {
  if (latest !== undefined && latest > now().toISOString())
    return fail({
      operator: `Klockan går efter: det finns en förfrågan från ${latest}, och klockan säger ${now().toISOString()}.`,
      desk: `Klockan går efter: det finns en förfrågan från ${swedishTime(new Date(latest))}, och klockan säger ${swedishTime(now())}. ${TELL}`,
    })
  try {
    const deviation = now().getTime() - (await askTime()).getTime()
    if (Math.abs(deviation) < MAX_CLOCK_ERROR_MS) return pass('Klockan går rätt.')
    const wrong = `Klockan går ${Math.round(Math.abs(deviation) / 1000)} sekunder ${deviation > 0 ? 'före' : 'efter'}.`
    return fail({ operator: `${wrong} Slå på tidssynkronisering.`, desk: `${wrong} ${TELL}` })
  } catch {
    return skipped('Klockan kunde inte kontrolleras: ingen tidsserver svarar.')
  }
}
