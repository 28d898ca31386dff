/** How many of anything that waits are counted. With more of them, the number is this one, whatever it grows to. */
export const MOST_COUNTED = 10_000

/** What is waiting now, read from the database. Instants are ISO 8601, UTC. */
export type Backlog = {
  emails: { waiting: number; givenUp: number; oldestQueuedAt: string | undefined }
  /** Enquiries outside quarantine without a reply: their number, the oldest, and the earliest deadline of those counted. */
  unanswered: { count: number; oldestReceivedAt: string | undefined; nextAnswerBy: string | undefined }
  /** Enquiries in quarantine. */
  quarantined: number
  photos: { count: number; bytes: number }
}

export type ReadBacklog = () => Promise<Backlog>
