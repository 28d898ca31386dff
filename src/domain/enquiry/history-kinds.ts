import { offerDeeds } from '../offer/offer-deeds.ts'

/** What other rooms do about a request, and whose turn it is afterwards. */
export const roomDeeds = { ...offerDeeds } as const satisfies Record<string, 'ours' | 'customer'>
export type RoomDeed = keyof typeof roomDeeds

/**
 * Every kind of entry that is stored in the history, and whether it may change whose turn it is; turn.ts says how. With `byWhom` it depends
 * on who did it.
 */
const historyKinds = {
  undone: 'stays',
  note: 'stays',
  taken: 'stays',
  'given back': 'stays',
  'links renewed': 'stays',
  'visit assigned': 'stays',
  forwarded: 'stays',
  closed: 'stays',
  'merged into': 'stays',
  'merged here': 'stays',
  released: 'turns',
  'not reached': 'turns',
  handled: 'turns',
  reopened: 'turns',
  'visit wish': 'turns',
  'proposal withdrawn': 'byWhom',
  'visit moved': 'byWhom',
  'visit cancelled': 'byWhom',
  ...roomDeeds,
} as const

type HistoryKind = keyof typeof historyKinds
type KindsThat<Does extends string> = { [Kind in HistoryKind]: (typeof historyKinds)[Kind] extends Does ? Kind : never }[HistoryKind]

/** Kinds that may change whose turn it is, whoever did it. */
export type TurningKind = KindsThat<'turns'> | RoomDeed
/** Kinds that change whose turn it is depending on who did it. */
export type ByWhomKind = KindsThat<'byWhom'>

export function isRoomDeed(kind: string): kind is RoomDeed {
  return kind in roomDeeds
}

export function doesTurn(kind: HistoryKind): kind is TurningKind {
  return isRoomDeed(kind) || historyKinds[kind] === 'turns'
}

export function doesTurnByWhom(kind: HistoryKind): kind is ByWhomKind {
  return historyKinds[kind] === 'byWhom'
}
