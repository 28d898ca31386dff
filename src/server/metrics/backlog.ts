/** What waits at this moment, read from the books. Instants are ISO 8601, UTC. */
export type Backlog = {
  emails: { waiting: number; givenUp: number; oldestQueuedAt: string | undefined }
  /** Quotes that the owner was told of and has not answered: the oldest, and the one whose answer is due first. */
  unanswered: { count: number; oldestReceivedAt: string | undefined; nextAnswerBy: string | undefined }
  /** Quotes that are kept apart and wait for the owner to look at them. */
  quarantined: number
}

export type ReadBacklog = () => Promise<Backlog>
