declare global {
  /** Set in the process that prints the site, before it loads the pages (server/publishing/press/press-process.ts): what was published, as JSON. */
  var publishedParts: string | undefined
}

/** Parts of the content that the owner may change (site-content.ts). Of the facts only those that were changed; the rest whole, null for none. */
export type Part = 'facts' | 'holiday' | 'notice' | 'questions' | 'tips' | 'about' | 'services' | 'partnership' | 'priceFigures' | 'gallery' | 'pair'

/** The element in which a page tells its scripts what was published. */
export const PUBLISHED_ID = 'publicerat'

const parts = JSON.parse(writtenParts() ?? '{}')

function writtenParts(): string | null | undefined {
  return typeof document === 'undefined' ? globalThis.publishedParts : document.getElementById(PUBLISHED_ID)?.textContent
}

/** What the scripts of a page need of it; undefined if nothing of that was changed. `hasPlanner`: whether they reckon prices. */
export function partsForScripts({ hasPlanner }: { hasPlanner: boolean }): Partial<Record<Part, unknown>> | undefined {
  const { facts, holiday, tips, priceFigures }: Partial<Record<Part, unknown>> = parts
  const needed = { facts, holiday, tips, ...(hasPlanner && { priceFigures }) }
  return Object.values(needed).every((part) => part === undefined) ? undefined : needed
}

/** What this printing of the site, or this page, says in place of what stands in this folder. The desk has checked it (checks/). */
export function published<Built>(part: Part, built: Built): Built {
  const instead = parts[part]
  return instead === undefined ? built : (instead ?? undefined)
}
