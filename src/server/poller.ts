type Needs = {
  /** Everything that is to be done now. Asked to stop, it finishes what it has in hand. */
  work: (signal: AbortSignal) => Promise<unknown>
  /** Told when a whole round failed, for instance because the database could not be reached. The next one tries again. */
  failed: (error: unknown) => void
  everyMs: number
}

export type Poller = {
  /** Something new is waiting: go now rather than at the next round. */
  trigger(): void
  stop(): Promise<void>
}

/** Work that is done at regular intervals, and at once when called; never two rounds at the same time. */
export function startPoller({ work, failed, everyMs }: Needs): Poller {
  const end = new AbortController()
  let walking: Promise<void> | undefined
  let calledAgain = false

  function trigger() {
    if (end.signal.aborted) return
    if (walking) {
      calledAgain = true
      return
    }
    walking = walk().finally(() => {
      walking = undefined
      if (calledAgain) {
        calledAgain = false
        trigger()
      }
    })
  }

  async function walk() {
    try {
      await work(end.signal)
    } catch (error) {
      failed(error)
    }
  }

  const timer = setInterval(trigger, everyMs)
  trigger()
  return {
    trigger,
    async stop() {
      end.abort()
      clearInterval(timer)
      await walking
    },
  }
}
