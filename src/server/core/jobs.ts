import { makePoller, type Poller } from './poller.ts'

type Job = (signal: AbortSignal) => unknown

/** What a room does on its own, by how long it may be put off. */
type Jobs = {
  /** Reminders and the like, at most half a minute. */
  due?: readonly Job[]
  /** At most ten minutes: short enough to raise an alarm well within the hour. */
  maintenance?: readonly Job[]
  /** Reading what another process has published or entered, at most three seconds. */
  refresh?: readonly Job[]
  /** Jobs with a pace of their own. */
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
    /** Called once the server listens: a backlog must not keep visitors waiting. */
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
