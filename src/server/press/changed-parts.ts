import { company } from '#content/company.ts'
import type { Part } from '#content/published.ts'
import { defaultContent, type SiteContent } from '#content/site-content.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Holiday } from '#domain/quote/reply-deadlines.ts'

/** What differs from what stands in src/content. */
export type ChangedParts = Partial<Record<Part, unknown>>

export function changedParts({ facts, notice, questions, tips, gallery, pair }: SiteContent, holiday: Holiday | undefined): ChangedParts {
  const changedFacts = keysOf(facts).filter((name) => differ(facts[name], defaultContent.facts[name]))
  return {
    ...(changedFacts.length > 0 && { facts: Object.fromEntries(changedFacts.map((name) => [name, facts[name]])) }),
    ...(differ(holiday, company.holiday) && { holiday: holiday ?? null }),
    ...(differ(notice, defaultContent.notice) && { notice: notice ?? null }),
    ...(differ(questions, defaultContent.questions) && { questions }),
    ...(differ(tips, defaultContent.tips) && { tips }),
    ...(differ(gallery, defaultContent.gallery) && { gallery }),
    ...(differ(pair, defaultContent.pair) && { pair }),
  }
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
