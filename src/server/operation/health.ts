import { withDeadline } from '#server/core/deadline.ts'
import type { FailureKind } from '#server/core/mail/mail-transport.ts'
import type { OutboxHealth } from '#server/core/outbox/outbox-health.ts'

/** `mailServer` is why no mail server takes email, if none does; `quarantineUnseen`: something was quarantined after the owner last looked. */
export type Health = { lowOnSpace: boolean; emails: OutboxHealth; mailServer: FailureKind | 'not set' | undefined; quarantineUnseen: boolean }

const MIB = 1024 * 1024
/** Raises the alarm: time enough to make room. */
const LOW_SPACE = 100 * MIB
/** SQLite's log grows by about this much between two checkpoints, so with less the next request may fail. */
const LEAST_SPACE = 8 * MIB

const DEADLINE_MS = 2000
/** How long a good result is used again: /healthz is public, and each check takes the write lock. */
const REUSE_MS = 1000

/**
 * Rejects, within two seconds, when requests cannot be stored. `tryDatabase` and `tryFolder` write and take it back; free space is in bytes.
 * If the database is not in the data folder, the folder holds backups, and too little space is only an alarm.
 */
export function makeHealth(
  {
    tryDatabase,
    tryFolder,
    freeSpace,
    storesInFolder,
  }: {
    tryDatabase: () => Promise<void>
    tryFolder: () => Promise<void>
    freeSpace: () => Promise<number>
    storesInFolder: boolean
  },
  outboxHealth: () => Promise<OutboxHealth>,
  quarantineUnseen: () => Promise<boolean>,
  mailFailure: () => Health['mailServer'],
): () => Promise<Health> {
  let running: Promise<Pick<Health, 'lowOnSpace'>> | undefined
  let latest: { at: number; lowOnSpace: boolean } | undefined

  return () => withDeadline(DEADLINE_MS, `The database did not respond within ${DEADLINE_MS / 1000} s`, check())

  async function check(): Promise<Health> {
    const { lowOnSpace } = await storage()
    return { lowOnSpace, emails: await outboxHealth(), mailServer: mailFailure(), quarantineUnseen: await quarantineUnseen() }
  }

  /** One check at a time, so that those that hang do not pile up. */
  async function storage(): Promise<Pick<Health, 'lowOnSpace'>> {
    if (latest && performance.now() - latest.at < REUSE_MS) return latest
    running ??= checkStorage().finally(() => {
      running = undefined
    })
    return running
  }

  async function checkStorage(): Promise<Pick<Health, 'lowOnSpace'>> {
    latest = undefined
    const free = await freeSpace()
    if (storesInFolder) {
      if (free < LEAST_SPACE) throw new Error(`Only ${Math.floor(free / MIB)} MiB are free in DATA_DIR`)
      await tryFolder()
    }
    await tryDatabase()
    latest = { at: performance.now(), lowOnSpace: free < LOW_SPACE }
    return latest
  }
}
