import { defaultFacts } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { PUBLISHED_ID, type PublishedParts } from '#content/publishing/published-parts.ts'

/** What this page was printed with and its scripts were not built with. */
export function publishedParts(): PublishedParts {
  return JSON.parse(document.getElementById(PUBLISHED_ID)?.textContent ?? '{}')
}

/** What this page says of the company. */
export function pageFacts(): CompanyFacts {
  return { ...defaultFacts, holiday: undefined, ...publishedParts().facts }
}
