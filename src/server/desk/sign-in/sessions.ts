import type { Core } from '#server/core/core.ts'
import type { SignInWay } from '#server/core/database/tables.ts'
import type { People, Person } from '#server/core/people/people.ts'
import type { DeskSession, SessionRepository } from './desk-sessions.ts'
import { hashOfId, newSecretId } from './secret-id.ts'

const DAY_MS = 86_400_000
/** A session that is not used for so long ends. */
export const SESSION_DAYS = 30
/** However much it is used. */
export const LONGEST_SESSION_DAYS = 180
/** What could lock the owner out, or give a stranger a way in, takes a sign-in that is younger. */
const RECENT_MS = 15 * 60_000

/** Who asks, on the desk. */
export type SignedIn = Person & {
  /** The session's hash: it identifies the session, and is not the way in. */
  sessionId: string
  signedInAt: Date
}

export type Sessions = ReturnType<typeof makeSessions>

export function makeSessions({ now }: Pick<Core, 'now'>, people: Pick<People, 'find'>, sessions: SessionRepository) {
  return {
    /** A new session, with a new id whatever the browser had before. Resolves to the id for its cookie. */
    async start(address: string, way: SignInWay, device: string, before: string | undefined): Promise<string> {
      const { id, hash } = newSecretId()
      const at = now().toISOString()
      await sessions.start({ idHash: hash, address, way, device, signedInAt: at, lastUsedAt: at }, before === undefined ? undefined : hashOfId(before))
      return id
    },

    /** By the id in a cookie; undefined if the session has ended or its address is nobody's any more. `renewed`: the cookie is to be set anew. */
    async find(id: string): Promise<{ signedIn: SignedIn; renewed: boolean } | undefined> {
      const session = await sessions.find(hashOfId(id))
      if (!session || !isValid(session, now())) return undefined
      const person = await people.find(session.address)
      if (!person) return undefined
      const renewed = distance(session.lastUsedAt, now()) >= DAY_MS
      if (renewed) await sessions.recordUse(session.idHash, now().toISOString())
      return { signedIn: { ...person, sessionId: session.idHash, signedInAt: new Date(session.signedInAt) }, renewed }
    },

    /** Whether there was a sign-in within the last 15 minutes. */
    isRecent: ({ signedInAt }: SignedIn): boolean => distance(signedInAt.toISOString(), now()) < RECENT_MS,
  }
}

/** Both ways in time, so that a clock that was ahead for a while gives no session that lasts longer. */
function isValid({ signedInAt, lastUsedAt }: DeskSession, now: Date): boolean {
  return distance(lastUsedAt, now) < SESSION_DAYS * DAY_MS && distance(signedInAt, now) < LONGEST_SESSION_DAYS * DAY_MS
}

/** In milliseconds. */
function distance(instant: string, now: Date): number {
  return Math.abs(now.getTime() - Date.parse(instant))
}
