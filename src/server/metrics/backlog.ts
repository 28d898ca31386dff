/** What is waiting now, read from the database. Instants are ISO 8601, UTC. */
export type Backlog = {
  emails: { waiting: number; givenUp: number; oldestQueuedAt: string | undefined }
  /** Quotes outside quarantine without a reply: their number, the oldest, and the earliest deadline. */
  unanswered: { count: number; oldestReceivedAt: string | undefined; nextAnswerBy: string | undefined }
  /** Quotes in quarantine. */
  quarantined: number
}

export type ReadBacklog = () => Promise<Backlog>
