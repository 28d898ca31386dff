import type { Doer } from './doer.ts'

/** How the owner can say to have replied. `declined` closes a request that comes to nothing. */
export const replyKinds = ['called', 'mailed', 'declined'] as const
/**
 * `times proposed` and `visit booked`: written with the visit; before visits had times, the latter was said like the others.
 * `withdrawn`: by the customer, which closes the request too.
 */
export type ReplyKind = (typeof replyKinds)[number] | 'times proposed' | 'visit booked' | 'withdrawn'

/** A reply to an enquiry: the owner's, or that the customer has withdrawn it. `by`: the owner by a link, if it is left out. Instants are ISO 8601, UTC. */
export type Reply = { id: string; kind: ReplyKind; madeAt: string; undoneAt: string | undefined; by?: Doer }

/** The instant of the owner's first reply that was not undone. */
export function answeredAt(replies: readonly Reply[]): string | undefined {
  return standing(replies).find(({ kind }) => kind !== 'withdrawn')?.madeAt
}

/** The latest reply that was not undone. */
export function latestReply(replies: readonly Reply[]): Reply | undefined {
  return standing(replies).at(-1)
}

function standing(replies: readonly Reply[]): Reply[] {
  return replies.filter(({ undoneAt }) => undoneAt === undefined).toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
}
