import type { CompanyFacts } from '../company/facts.ts'
import type { PageContent } from './page-content.ts'

/** Published content that differs from what the scripts were built with: single facts, and other parts as a whole. */
export type PublishedParts = Partial<Omit<PageContent, 'facts'>> & { facts?: Partial<CompanyFacts> }

/** The id of the element that holds it for the page's scripts. */
export const PUBLISHED_ID = 'publicerat'
