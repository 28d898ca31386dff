/** Counts for whoever watches over the house. */
export type LettersInTrouble = {
  /** Not sent yet, though they were queued more than an hour ago. */
  overdue: number
  /** Will not be tried again. */
  givenUp: number
}

/** A letter that has not left after this time is an alarm, whatever is tried with it. */
export const OVERDUE_AFTER_MS = 3_600_000

type Needs = {
  now: () => Date
  countTrouble: (queuedBefore: string) => Promise<LettersInTrouble>
}

export function makeLettersInTrouble({ now, countTrouble }: Needs) {
  return (): Promise<LettersInTrouble> => countTrouble(new Date(now().getTime() - OVERDUE_AFTER_MS).toISOString())
}
