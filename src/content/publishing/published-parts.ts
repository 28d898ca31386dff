import type { CompanyFacts } from '../company/facts.ts'
import type { PageContent } from './page-content.ts'

/** What was published and differs from what the scripts were built with: of the facts only those, of the rest whole parts. */
export type PublishedParts = Partial<Omit<PageContent, 'facts'>> & { facts?: Partial<CompanyFacts> }

/** The element in which a page tells its scripts so. */
export const PUBLISHED_ID = 'publicerat'
