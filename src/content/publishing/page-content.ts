import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'
import type { CompanyFacts } from '../company/facts.ts'

/** The content of the pages: everything published, with the days without replies among the facts and without the decisions before the launch. */
export type PageContent = Omit<SiteContent, 'facts' | 'decided'> & { facts: CompanyFacts }

export function pageContent({ facts, decided: _, ...content }: SiteContent, holiday: Holiday | undefined): PageContent {
  return { ...content, facts: { ...facts, holiday } }
}
