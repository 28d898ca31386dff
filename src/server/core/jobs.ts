import { makePoller, type Poller } from './poller.ts'

type Job = (signal: AbortSignal) => unknown

/** What a room does without being asked, by how late it may be. */
type Jobs = {
  /** Reminders and the like, at most half a minute. */
  due?: readonly Job[]
  /** At most ten minutes: short enough to raise an alarm well within the hour. */
  maintenance?: readonly Job[]
  /** What was published or entered through another process, at most three seconds. */
  refresh?: readonly Job[]
  /** Those with a pace of their own. */
  pollers?: readonly Poller[]
}

const EVERY_MS = { due: 30_000, maintenance: 10 * 60_000, refresh: 3_000 } as const

/** The jobs of all rooms, one after the other in the order of the rooms. */
export function makeJobs(rooms: readonly { jobs: Jobs }[], report: (error: unknown) => void) {
  const workOf = (pace: keyof typeof EVERY_MS) => {
    const jobs = rooms.flatMap((room) => room.jobs[pace] ?? [])
    return async (signal: AbortSignal) => {
      for (const job of jobs) await job(signal)
    }
  }
  const every = (pace: keyof typeof EVERY_MS) => makePoller({ work: workOf(pace), onError: report, everyMs: EVERY_MS[pace] })
  const pollers = [...rooms.flatMap(({ jobs }) => jobs.pollers ?? []), every('due'), every('maintenance'), every('refresh')]
  return {
    /** For when the server listens: what has piled up must not keep visitors waiting. */
    start() {
      for (const poller of pollers) poller.start()
    },
    /** Does what is due now instead of at the next poll. */
    runDue: () => workOf('due')(new AbortController().signal),
    async stop() {
      await Promise.all(pollers.map((poller) => poller.stop()))
    },
  }
}
