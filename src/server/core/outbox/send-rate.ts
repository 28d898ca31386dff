const MINUTE = 60_000

export type SendRate = {
  /** Takes one of the minute's turns. False when none is left. */
  take(): boolean
  /** Gives an unused turn back. */
  giveBack(): void
}

/** At most `perMinute` turns in any minute; undefined for any number. Each process counts its own. */
export function makeSendRate({ now, perMinute }: { now: () => Date; perMinute: number | undefined }): SendRate {
  let taken: number[] = []
  return {
    take() {
      if (perMinute === undefined) return true
      const at = now().getTime()
      taken = taken.filter((turn) => turn > at - MINUTE && turn <= at)
      if (taken.length >= perMinute) return false
      taken.push(at)
      return true
    },
    giveBack() {
      taken.pop()
    },
  }
}
