import { defaultFacts } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { PUBLISHED_ID, type PublishedParts } from '#content/publishing/published-parts.ts'

/** The parts of the content that this page was printed with but its scripts were not built with. */
export function publishedParts(): PublishedParts {
  return JSON.parse(document.getElementById(PUBLISHED_ID)?.textContent ?? '{}')
}

/** The facts about the company that this page was printed with. */
export function pageFacts(): CompanyFacts {
  return { ...defaultFacts, holiday: undefined, ...publishedParts().facts }
}
