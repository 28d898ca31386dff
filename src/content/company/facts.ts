import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'

/**
 * What is so of the company now. The owner changes it while the server runs, so a text that says one of them is a function of them.
 * `holiday`: the days without replies that pages and emails speak of.
 */
export type CompanyFacts = SiteContent['facts'] & { holiday: Holiday | undefined }
