/** Why a mutant of this code may live; `code` and `becomes` as in record.json. Without `becomes` it holds for every change of that code. */
export type Explanation = { readonly file: string; readonly code: string; readonly becomes?: string; readonly why: string }

export const explained: readonly Explanation[] = []
