import type { CompanyFacts } from '../company/facts.ts'
import type { PageContent } from './page-content.ts'

/** The published content that differs from the built scripts': single facts, and whole parts of the rest. */
export type PublishedParts = Partial<Omit<PageContent, 'facts'>> & { facts?: Partial<CompanyFacts> }

/** The id of the element that holds it for the page's scripts. */
export const PUBLISHED_ID = 'publicerat'
