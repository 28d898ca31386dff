/** One line of the doctor's: `–` is what could not be looked at, or what there was no reason to look at. */
export type Finding = { mark: '✓' | '✗' | '–'; says: string }

export const well = (says: string): Finding => ({ mark: '✓', says })
export const ill = (says: string): Finding => ({ mark: '✗', says })
export const unknown = (says: string): Finding => ({ mark: '–', says })
