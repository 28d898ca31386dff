/** Why the owner closes a request. */
export const closingReasons = ['won', 'chose another', 'too expensive', 'no time', 'unreachable', 'outside area', 'duplicate', 'spam', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** `declined`: the owner has said no, as a reply. `withdrawn`: by the customer. */
export type ClosedBecause = ClosingReason | 'declined' | 'withdrawn'

/** A request that is closed waits for nothing: it gets no reminders. `at`: ISO 8601, UTC. */
export type Closed = { at: string; because: ClosedBecause }
