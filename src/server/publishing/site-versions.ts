import type { Changes } from './changes.ts'

/** Versions are only added to; the one with the highest number is what the site says. Instants are ISO 8601, UTC; `by`: an owner's name. */
export type SiteVersion = {
  /** From 1. */
  number: number
  changes: Changes
  /** The earlier version whose content it is; 0 for the repository's. */
  restores: number | undefined
  publishedAt: string
  publishedBy: string
}

/** What is changed and not yet published: one draft, which all owners share. */
export type SiteDraft = { changes: Changes; savedAt: string; savedBy: string }

export type SiteRepository = {
  /** 0 before the first. */
  latestNumber(): Promise<number>
  version(number: number): Promise<SiteVersion | undefined>
  /** The newest first, `most` of them. */
  versions(most: number): Promise<SiteVersion[]>
  draft(): Promise<SiteDraft | undefined>
  /** In place of the one before. Resolves to whether that was saved at `seen`, or there was none; otherwise nothing is written. */
  saveDraft(draft: SiteDraft, seen: string | undefined): Promise<boolean>
  /** The one that was saved at `seen`. */
  discardDraft(seen: string): Promise<void>
  /**
   * Adds a version, unless there is one with its number already. `draft`: when the draft that it publishes was saved; it goes in the same
   * transaction, and with another draft there than that nothing is written. Resolves to whether the version was added.
   */
  add(version: SiteVersion, draft: string | undefined): Promise<boolean>
}
