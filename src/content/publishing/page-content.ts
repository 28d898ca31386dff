import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'
import type { CompanyFacts } from '../company/facts.ts'

/** The content of the pages: everything that is published except the decisions before the launch, and the owner's holiday among the facts. */
export type PageContent = Omit<SiteContent, 'facts' | 'decided'> & { facts: CompanyFacts }

export function pageContent({ facts, decided: _, ...content }: SiteContent, holiday: Holiday | undefined): PageContent {
  return { ...content, facts: { ...facts, holiday } }
}
