const MINUTE = 60_000

export type SendRate = ReturnType<typeof makeSendRate>

/** At most `perMinute` turns in any minute; undefined for any number. Each process counts its own. */
export function makeSendRate({ now, perMinute }: { now: () => Date; perMinute: number | undefined }) {
  let taken: number[] = []
  return {
    /** Takes one of the minute's turns. False when none is left. */
    take(): boolean {
      if (perMinute === undefined) return true
      const at = now().getTime()
      taken = taken.filter((turn) => turn > at - MINUTE && turn <= at)
      if (taken.length >= perMinute) return false
      taken.push(at)
      return true
    },
    /** Gives an unused turn back. */
    giveBack(): void {
      taken.pop()
    },
  }
}
