import { company } from '#content/company/company.ts'
import type { Part } from '#content/publishing/published.ts'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { keysOf } from '#domain/keys-of.ts'

/** What differs from what stands in src/content. */
export type ChangedParts = Partial<Record<Part, unknown>>

export function changedParts({ facts, ...parts }: SiteContent, holiday: Holiday | undefined): ChangedParts {
  const changedFacts = keysOf(facts).filter((name) => differ(facts[name], defaultContent.facts[name]))
  const changed = PRINTED.filter((part) => differ(parts[part], defaultContent[part]))
  return {
    ...(changedFacts.length > 0 && { facts: Object.fromEntries(changedFacts.map((name) => [name, facts[name]])) }),
    ...(differ(holiday, company.holiday) && { holiday: holiday ?? null }),
    ...Object.fromEntries(changed.map((part) => [part, parts[part] ?? null])),
  }
}

/** Beside the facts; what is decided before the launch is on no page. */
const PRINTED = ['notice', 'questions', 'tips', 'about', 'services', 'partnership', 'priceFigures', 'gallery', 'pair'] as const satisfies readonly (Part &
  keyof SiteContent)[]

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
