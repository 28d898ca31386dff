import type { Period } from '../sweden/time.ts'
import type { Addition } from './addition.ts'
import type { ClosingReason } from './closing.ts'
import { BY_LINK, type Doer } from './doer.ts'
import type { RoomDeed } from './history-kinds.ts'
import type { Reply, ReplyKind } from './replies.ts'

/**
 * An email that the owner wrote: to the customer, or to a colleague to whom the request is forwarded. `givenUpAt`: when it was returned, or
 * given up because no server took it.
 */
export type SentMessage = { to: string; subject: string; text: string; sentAt: string | undefined; givenUpAt: string | undefined }

/** A row of the history, apart from who and when. */
export type StoredDeed =
  | { kind: 'undone'; what: ReplyKind | 'reply sent' | 'visit moved' | 'visit cancelled' | 'proposal withdrawn' | 'closed' | RoomDeed }
  | { kind: 'note'; text: string }
  | { kind: 'released' | 'not reached' | 'handled' | 'taken' | 'given back' | 'links renewed' | 'reopened' | 'proposal withdrawn' }
  /** `time`: the instants at which it begins and ends. */
  | { kind: 'visit moved' | 'visit cancelled'; time: Period | undefined }
  /** `name`: who goes on the visit now, or ''. */
  | { kind: 'visit assigned'; name: string }
  | { kind: RoomDeed }
  | { kind: 'visit wish'; text: string }
  | { kind: 'forwarded'; message: SentMessage }
  | { kind: 'closed'; reason: ClosingReason; text: string }
  /** `other`: the reference of the one that it goes on as, or that goes on as this one. */
  | { kind: 'merged into' | 'merged here'; other: string }

/** What was done. `message`: the email that was the reply. */
export type Deed =
  | StoredDeed
  | { kind: 'received' | 'quarantined' }
  | { kind: 'reply'; reply: ReplyKind; undoneAt: string | undefined; message: SentMessage | undefined }
  | { kind: 'added'; addition: Addition }

/** `at`, and `undoneAt` of what was undone: ISO 8601, UTC. */
type Entry = { id: string; at: string; by: Doer; undoneAt?: string | undefined }
export type HistoryEntry = Entry & Deed
/** A row as it is stored. */
export type StoredEntry = Entry & StoredDeed
/** The emails that were replies, by the reply's id. */
export type SentReplies = ReadonlyMap<string, SentMessage>

type Sources = {
  enquiry: { reference: string; receivedAt: string; quarantinedAt: string | undefined; replies: readonly Reply[] }
  additions: readonly Addition[]
  stored: readonly StoredEntry[]
  sentReplies: SentReplies
}

/** Everything that was done about a request, the oldest first. It only grows: an undone deed stays, with its undoing. */
export function historyOf({ enquiry, additions, stored, sentReplies }: Sources): HistoryEntry[] {
  const { reference, receivedAt, quarantinedAt, replies } = enquiry
  const received = { id: reference, at: receivedAt, by: { party: 'customer' }, kind: 'received' } as const
  const quarantined = quarantinedAt === undefined ? [] : [{ id: 'quarantined', at: quarantinedAt, by: { party: 'server' }, kind: 'quarantined' } as const]
  const later: HistoryEntry[] = [
    ...replies.map(
      ({ id, madeAt, by = BY_LINK, kind, undoneAt }) => ({ id, at: madeAt, by, kind: 'reply', reply: kind, undoneAt, message: sentReplies.get(id) }) as const,
    ),
    ...additions.map((addition) => ({ id: addition.id, at: addition.at, by: { party: 'customer' }, kind: 'added', addition }) as const),
    ...stored,
  ]
  return [received, ...quarantined, ...later.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))]
}

const DECISIVE: readonly Deed['kind'][] = ['reply', 'undone', 'closed', 'merged into', 'reopened']

/** The entries that somebody must have seen before replying: other replies, and whether the request is closed. */
export function decisive(history: readonly HistoryEntry[]): HistoryEntry[] {
  return history.filter(({ kind }) => DECISIVE.includes(kind))
}

/** The email that was just undone before it was sent: the owner goes on writing it. */
export function undoneReply(history: readonly HistoryEntry[]): SentMessage | undefined {
  const last = decisive(history).at(-1)
  const reply = history.findLast((entry) => entry.kind === 'reply' && entry.undoneAt === last?.at && entry.message !== undefined)
  return last?.kind === 'undone' && reply?.kind === 'reply' ? reply.message : undefined
}

/** Grows by one with each decisive entry, so that a reply can say which state of the history it was written after. */
export function historyVersion(history: readonly HistoryEntry[]): number {
  return decisive(history).length
}
