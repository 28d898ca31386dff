export type Poller = ReturnType<typeof makePoller>

/**
 * Runs `work` every `everyMs` milliseconds and when triggered; never twice at the same time. `work` does all that is due; when its signal
 * aborts it finishes the item in progress and returns. If it fails, for instance because the database is unreachable, it runs again next time.
 */
export function makePoller({
  work,
  onError,
  everyMs,
}: {
  work: (signal: AbortSignal) => Promise<unknown>
  onError: (error: unknown) => void
  everyMs: number
}) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let triggeredAgain = false
  let timer: NodeJS.Timeout | undefined

  function trigger() {
    if (!timer || stopping.signal.aborted) return
    if (running) {
      triggeredAgain = true
      return
    }
    running = run().finally(() => {
      running = undefined
      if (triggeredAgain) {
        triggeredAgain = false
        trigger()
      }
    })
  }

  async function run() {
    try {
      await work(stopping.signal)
    } catch (error) {
      onError(error)
    }
  }

  return {
    /** Runs at once and from then on at every interval. */
    start(): void {
      timer = setInterval(trigger, everyMs)
      trigger()
    },
    /** Before the start, nothing. After it, runs now instead of at the next interval; during a run, once more after it. */
    trigger,
    /** Resolves when the run in progress has ended. */
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
