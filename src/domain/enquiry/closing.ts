/** Why the owner closes a request. */
export const closingReasons = ['won', 'chose another', 'too expensive', 'no time', 'unreachable', 'outside area', 'duplicate', 'spam', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** `declined`: the owner said no in a reply. `withdrawn`: the customer withdrew the request. `merged`: it goes on as another request of the same customer. */
export type ClosedBecause = ClosingReason | 'declined' | 'withdrawn' | 'merged'

/** A closed request waits for nothing and gets no reminders. `at`: ISO 8601, UTC. */
export type Closed = { at: string; because: ClosedBecause }
