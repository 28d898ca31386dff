/** How the owner has answered. `declined` is a request that nothing comes of. */
export const ways = ['called', 'mailed', 'visit booked', 'declined'] as const
export type Way = (typeof ways)[number]

/** What the owner has done about a quote. Instants are ISO 8601, UTC. */
export type Reply = { id: string; way: Way; madeAt: string; undoneAt: string | undefined }

/** When a quote was first answered, as far as that was not undone. */
export function answeredAt(replies: readonly Reply[]): string | undefined {
  return standing(replies)[0]?.madeAt
}

/** The latest that stands. */
export function latestReply(replies: readonly Reply[]): Reply | undefined {
  return standing(replies).at(-1)
}

function standing(replies: readonly Reply[]): Reply[] {
  return replies.filter(({ undoneAt }) => undoneAt === undefined).toSorted((one, other) => (one.madeAt < other.madeAt ? -1 : 1))
}
