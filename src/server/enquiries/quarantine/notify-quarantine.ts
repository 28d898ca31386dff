import type { Core } from '#server/core/core.ts'
import type { QuarantineRepository } from '../sql/quarantine-repository.ts'

/** A flood lasts hours or days. The alarm stays on in between. */
const SPACING_MS = 3 * 60 * 60_000

/** Tells the owner that a flood is set aside: at the first run that finds one, and then every three hours while more comes. */
export function makeNotifyQuarantine(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  quarantine: Pick<QuarantineRepository, 'latestNotice' | 'floodedSince' | 'queueNotice'>,
) {
  return async (): Promise<void> => {
    const instant = now()
    const latest = await quarantine.latestNotice()
    if (latest !== undefined && instant.getTime() - Date.parse(latest) < SPACING_MS) return
    if (!(await quarantine.floodedSince(latest ?? ''))) return
    const name = new Date(Math.floor(instant.getTime() / SPACING_MS) * SPACING_MS).toISOString()
    if (await quarantine.queueNotice(name, instant.toISOString())) emailQueued()
  }
}
