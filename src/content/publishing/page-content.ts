import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'
import type { CompanyFacts } from '../company/facts.ts'

/** What the pages are made of: what is published, with the days without replies among the facts. What is decided before the launch is on no page. */
export type PageContent = Omit<SiteContent, 'facts' | 'decided'> & { facts: CompanyFacts }

export function pageContent({ facts, decided: _, ...content }: SiteContent, holiday: Holiday | undefined): PageContent {
  return { ...content, facts: { ...facts, holiday } }
}
