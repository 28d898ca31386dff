import type { Doer } from './doer.ts'

/** The replies that the owner can note by hand. `declined` also closes the request. */
export const replyKinds = ['called', 'mailed', 'declined'] as const
/**
 * `times proposed` and `visit booked` are written together with the visit; old entries of the latter, from before visits had times, were
 * noted by hand. `withdrawn`: the customer withdrew the request, which closes it too.
 */
export type ReplyKind = (typeof replyKinds)[number] | 'times proposed' | 'visit booked' | 'withdrawn'

/** A reply to an enquiry by the owner, or its withdrawal by the customer. `by`: the owner by a link, if it is left out. Instants are ISO 8601, UTC. */
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
