/** One line of the doctor's output, in Swedish. `–` is a check that could not run or does not apply. */
export type CheckResult = { symbol: '✓' | '✗' | '–'; sentence: string }

export const pass = (sentence: string): CheckResult => ({ symbol: '✓', sentence })
export const fail = (sentence: string): CheckResult => ({ symbol: '✗', sentence })
export const skipped = (sentence: string): CheckResult => ({ symbol: '–', sentence })

/** Makes every check. Rejects if they cannot be made. */
export type RunDoctor = () => Promise<CheckResult[]>
