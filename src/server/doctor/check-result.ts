/** One line of the doctor's: `–` is what could not be looked at, or what there was no reason to look at. */
export type CheckResult = { symbol: '✓' | '✗' | '–'; says: string }

export const pass = (says: string): CheckResult => ({ symbol: '✓', says })
export const fail = (says: string): CheckResult => ({ symbol: '✗', says })
export const unknown = (says: string): CheckResult => ({ symbol: '–', says })
