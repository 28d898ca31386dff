type Needs = {
  /** Carries everything that is due. */
  deliverLetters: (signal: AbortSignal) => Promise<unknown>
  /** Told when a whole round failed, for instance because the database could not be reached. */
  roundFailed: (error: unknown) => void
  everyMs: number
}

export type Rounds = {
  /** A letter was queued: go now rather than at the next round. */
  goSoon(): void
  /** Finishes the letter in hand and goes home. */
  stop(): Promise<void>
}

/** The postman walks at regular intervals, and at once when called; never two rounds at the same time. */
export function startRounds({ deliverLetters, roundFailed, everyMs }: Needs): Rounds {
  const home = new AbortController()
  let walking: Promise<void> | undefined
  let calledAgain = false

  function goSoon() {
    if (home.signal.aborted) return
    if (walking) {
      calledAgain = true
      return
    }
    walking = walk().finally(() => {
      walking = undefined
      if (calledAgain) {
        calledAgain = false
        goSoon()
      }
    })
  }

  async function walk() {
    try {
      await deliverLetters(home.signal)
    } catch (error) {
      roundFailed(error)
    }
  }

  const timer = setInterval(goSoon, everyMs)
  goSoon()
  return {
    goSoon,
    async stop() {
      home.abort()
      clearInterval(timer)
      await walking
    },
  }
}
