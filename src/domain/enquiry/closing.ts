/** Why the owner closes a request. */
export const closingReasons = ['won', 'chose another', 'too expensive', 'no time', 'unreachable', 'outside area', 'duplicate', 'spam', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** `declined`: the owner has said no, as a reply. `withdrawn`: by the customer. `merged`: it goes on as another request of the same customer. */
export type ClosedBecause = ClosingReason | 'declined' | 'withdrawn' | 'merged'

/** A request that is closed waits for nothing: it gets no reminders. `at`: ISO 8601, UTC. */
export type Closed = { at: string; because: ClosedBecause }
