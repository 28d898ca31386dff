import { keysOf } from '../keys-of.ts'
import type { Closed } from './closing.ts'
import type { Doer } from './doer.ts'
import { type ByWhomKind, isRoomDeed, roomDeeds, type TurningKind } from './history-kinds.ts'
import type { ReplyKind } from './replies.ts'
import type { Visit } from './visit.ts'
import { changeableUntil } from './visit-rules.ts'
import { doOverlap, type VisitTime } from './visit-time.ts'

export type Whose = 'ours' | 'customer' | 'visit' | 'closed' | 'quarantine'

/**
 * Every reason, and whose turn it makes it. `visit been` and `times gone` come with time alone: a visit is over, and no proposed time can be
 * chosen any more.
 */
const whoseTurn = {
  new: 'ours',
  'not reached': 'ours',
  'customer wrote': 'ours',
  'photos came': 'ours',
  'no time fits': 'ours',
  'customer moved': 'ours',
  'customer cancelled': 'ours',
  'we cancelled': 'ours',
  'times withdrawn': 'ours',
  reopened: 'ours',
  merged: 'ours',
  ...roomDeeds,
  'visit been': 'ours',
  'times gone': 'ours',
  called: 'customer',
  mailed: 'customer',
  'nothing to answer': 'customer',
  'times proposed': 'customer',
  'visit booked': 'visit',
  closed: 'closed',
  quarantined: 'quarantine',
} as const satisfies Record<string, Whose>

export type TurnReason = keyof typeof whoseTurn

export function reasonsOf(whose: Whose): TurnReason[] {
  return keysOf(whoseTurn).filter((reason) => whoseTurn[reason] === whose)
}

/**
 * Where the history has left the request. `oursFrom`: from when it is the owner's turn if nothing else happens; `due`: by when the owner
 * should then act. Undefined where time alone changes nothing. Instants are ISO 8601, UTC.
 */
export type Standing = { reason: TurnReason; since: string; oursFrom: string | undefined; due: string | undefined }

/** Whose turn it is at an instant, why, and since when. */
export type Turn = { whose: Whose; reason: TurnReason; since: string }

/**
 * What may change whose turn it is. What was undone is left out. `merged`: a request that was merged into this one waited for the owner then, and
 * should have been done by `due`.
 */
export type TurnEvent = { at: string } & (
  | { kind: 'merged'; due: string }
  | { kind: TurningKind | 'added' | 'photos' }
  | { kind: 'reply'; reply: ReplyKind }
  | { kind: ByWhomKind; by: Doer['party'] }
)

/** What a standing is worked out from. `taken`: the times that others have booked, and when they did. */
export type TurnFacts = {
  receivedAt: string
  answerBy: string
  isQuarantined: boolean
  closed: Closed | undefined
  visit: Pick<Visit, 'state' | 'time' | 'offered'> | undefined
  events: readonly TurnEvent[]
  taken: readonly { time: VisitTime; at: string }[]
}

const HOUR_MS = 3_600_000
/** As long as the owner has for a new request. */
const ANSWER_HOURS = 24
/** A visit is followed by an offer, which takes some days to write. */
const OFFER_HOURS = 7 * 24

/** The one place where the state of an enquiry is worked out: every list, count, email and page follows it. */
export function standingOf(facts: TurnFacts): Standing {
  const { receivedAt, isQuarantined, closed } = facts
  if (isQuarantined) return { reason: 'quarantined', since: receivedAt, oursFrom: undefined, due: undefined }
  const events = facts.events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  if (closed) return standingOfClosed(closed, events)
  const last = events.reduce(after, { reason: 'new', since: receivedAt, isAnswered: false })
  if (whoseTurn[last.reason] === 'ours') return ours(last, last.isAnswered ? dueOf(last) : facts.answerBy)
  return standingOfAgreed(last, facts)
}

/** What a request that was merged says about the one that it goes on as: that it waited for the owner, and what has been said there since. */
export function eventsOfMerged(facts: TurnFacts): TurnEvent[] {
  const { closed, events } = facts
  if (!closed) return []
  const before = standingOf({ ...facts, closed: undefined, events: events.filter(({ at }) => at <= closed.at) })
  const waits: TurnEvent[] = before.due === undefined ? [] : [{ kind: 'merged', at: closed.at, due: before.due }]
  return [...waits, ...events.filter(({ at }) => at > closed.at)]
}

/** What the customer says after the closing makes it the owner's turn, until the owner has handled it; of a merged one the other says so. */
function standingOfClosed({ at, because }: Closed, events: readonly TurnEvent[]): Standing {
  if (because === 'merged') return { reason: 'closed', since: at, oursFrom: undefined, due: undefined }
  const said = events.flatMap((event) => (event.at > at ? reasonsAfterClosing(event) : [])).at(-1)
  const isHandled = said && events.some((event) => event.kind === 'handled' && event.at >= said.at)
  if (!said || isHandled) return { reason: 'closed', since: at, oursFrom: undefined, due: undefined }
  return ours({ reason: said.reason, since: said.at }, laterBy(said.at, ANSWER_HOURS))
}

/** The reason for which an event makes it the owner's turn though the request is closed; none for most. */
function reasonsAfterClosing({ kind, at }: TurnEvent): { reason: TurnReason; at: string }[] {
  if (kind === 'added' || kind === 'photos') return [{ reason: OUR_REASONS[kind], at }]
  return isRoomDeed(kind) && roomDeeds[kind] === 'ours' ? [{ reason: kind, at }] : []
}

/** `due`: only where it is sooner than of anything else that waits as long. */
type Last = { reason: TurnReason; since: string; isAnswered: boolean; due?: string | undefined }

function dueOf({ since, due }: Last): string {
  return due ?? laterBy(since, ANSWER_HOURS)
}

/** The state after one more event. An unanswered request stays new, whatever the customer adds. */
function after(last: Last, event: TurnEvent): Last {
  const { at } = event
  const answered = (reason: TurnReason): Last => ({ reason, since: at, isAnswered: true })
  const back = (reason: TurnReason): Last => ({
    reason: last.isAnswered ? reason : 'new',
    since: whoseTurn[last.reason] === 'ours' ? last.since : at,
    isAnswered: last.isAnswered,
    due: last.due,
  })
  switch (event.kind) {
    case 'reply':
      return event.reply === 'withdrawn' || event.reply === 'declined' ? last : answered(event.reply)
    case 'handled':
      return last.isAnswered ? answered('nothing to answer') : last
    case 'not reached':
      return { ...back('not reached'), reason: 'not reached' }
    case 'visit moved':
      return event.by === 'customer' ? back('customer moved') : answered('visit booked')
    case 'visit cancelled':
      return back(event.by === 'customer' ? 'customer cancelled' : 'we cancelled')
    case 'released':
      return { ...last, since: at }
    case 'merged':
      return { ...back('merged'), due: whoseTurn[last.reason] === 'ours' && dueOf(last) < event.due ? dueOf(last) : event.due }
    case 'added':
    case 'photos':
    case 'visit wish':
    case 'proposal withdrawn':
    case 'reopened':
      return back(OUR_REASONS[event.kind])
    default:
      return roomDeeds[event.kind] === 'ours' ? back(event.kind) : answered(event.kind)
  }
}

/** The reason for which each of these events makes it the owner's turn. */
const OUR_REASONS = {
  added: 'customer wrote',
  photos: 'photos came',
  'visit wish': 'no time fits',
  'proposal withdrawn': 'times withdrawn',
  reopened: 'reopened',
} as const

/** It is the customer's turn, or a visit is booked: until that is over, or until no proposed time is left. */
function standingOfAgreed({ reason, since }: Last, { visit, taken }: TurnFacts): Standing {
  if (visit?.state === 'booked' && visit.time && visit.time.end > since)
    return { reason: 'visit booked', since, oursFrom: visit.time.end, due: laterBy(visit.time.end, OFFER_HOURS) }
  const until = visit?.state === 'proposed' ? choosableUntil(visit.offered, taken) : undefined
  if (until !== undefined && until > since) return { reason: 'times proposed', since, oursFrom: until, due: laterBy(until, ANSWER_HOURS) }
  return { reason: reason === 'visit booked' || reason === 'times proposed' ? 'nothing to answer' : reason, since, oursFrom: undefined, due: undefined }
}

/** From when on none of the offered times can be chosen, because for each it is too late or others have booked it. */
function choosableUntil(offered: readonly VisitTime[], taken: TurnFacts['taken']): string | undefined {
  return offered
    .map((time) => {
      const booked = taken.filter((other) => doOverlap(time, other.time)).map(({ at }) => at)
      return [changeableUntil(time).toISOString(), ...booked].toSorted()[0] ?? ''
    })
    .toSorted()
    .at(-1)
}

function ours({ reason, since }: Pick<Last, 'reason' | 'since'>, due: string): Standing {
  return { reason, since, oursFrom: since, due }
}

/** Whose turn it is now: the standing, with what time alone has changed since it was stored. `visit`: that of the enquiry. */
export function turnAt({ reason, since, oursFrom }: Omit<Standing, 'due'>, visit: Pick<Visit, 'state' | 'time'> | undefined, now: Date): Turn {
  const at = now.toISOString()
  const hasBeen = visit?.state === 'booked' && visit.time !== undefined && visit.time.end <= at
  if (reason === 'customer moved' && hasBeen) return { whose: 'ours', reason: 'visit been', since: visit.time?.end ?? since }
  if (oursFrom === undefined || oursFrom > at) return { whose: whoseTurn[reason], reason, since }
  if (reason === 'visit booked') return { whose: 'ours', reason: 'visit been', since: oursFrom }
  if (reason === 'times proposed') return { whose: 'ours', reason: 'times gone', since: oursFrom }
  return { whose: 'ours', reason, since }
}

function laterBy(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()
}
