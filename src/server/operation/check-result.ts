/** One line of the doctor's output, in Swedish. `–` is a check that could not run or does not apply. `onDesk`: where the owner reads another. */
export type CheckResult = { symbol: '✓' | '✗' | '–'; sentence: string; onDesk?: string }

/** What the operator reads at a command line, and what the owner reads on the desk, who has neither its settings nor its commands. */
type Sentence = string | { operator: string; desk: string }

export const pass = (sentence: Sentence): CheckResult => ({ symbol: '✓', ...forBoth(sentence) })
export const fail = (sentence: Sentence): CheckResult => ({ symbol: '✗', ...forBoth(sentence) })
export const skipped = (sentence: Sentence): CheckResult => ({ symbol: '–', ...forBoth(sentence) })

function forBoth(sentence: Sentence) {
  return typeof sentence === 'string' ? { sentence } : { sentence: sentence.operator, onDesk: sentence.desk }
}

/** Makes every check, in the words of the desk. Rejects if they cannot be made. */
export type RunDoctor = () => Promise<CheckResult[]>

/** Makes a backup and restores it on trial. Rejects if it cannot be relied on. */
export type RunBackup = () => Promise<void>
