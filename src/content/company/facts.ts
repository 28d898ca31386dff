import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'

/**
 * The facts about the company. The owner can change them while the server runs, so a text that contains one is a function of them.
 * `holiday`: the days without replies that pages and emails speak of.
 */
export type CompanyFacts = SiteContent['facts'] & { holiday: Holiday | undefined }
