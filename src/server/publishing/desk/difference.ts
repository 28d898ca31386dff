import type { FormPart, ListPart, PicturePart } from './site-parts.ts'

/** What differs between two contents, in words. `before` is '' for what is new, `after` for what is removed. */
export type Difference = {
  part: FormPart | ListPart | PicturePart | undefined
  label: string
  before: string
  after: string
  /** Shown small, where a picture is another. */
  pictures?: { before: string | undefined; after: string | undefined }
}

/** Whether what is in both lists stands in another order. */
export function isReordered(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const kept = before.filter(({ id }) => after.some((item) => item.id === id))
  const keptAfter = after.filter(({ id }) => before.some((item) => item.id === id))
  return kept.some(({ id }, index) => keptAfter[index]?.id !== id)
}
