import { siteContentSchema } from '#content/checks/site-content-schema.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { putAt, valueAt } from '#domain/at-path.ts'

/** Parts whose values are replaced one by one. */
const SPLIT: readonly PropertyKey[] = ['facts', 'services']

/**
 * A stored content, with that of the files in each place that this version of the program cannot use, because a rule or a field is new:
 * the site must never stand still for it.
 */
export function usableContent(stored: unknown, files: SiteContent, now: Date): SiteContent {
  const schema = siteContentSchema(now)
  const content: object = { ...(typeof stored === 'object' ? structuredClone(stored) : {}) }
  const replaced = new Set<string>()
  for (;;) {
    const reading = schema.safeParse(content)
    if (reading.success) return reading.data
    const unusable = reading.error.issues.map(({ path }) => placeOf(path)).filter((place) => !replaced.has(place))
    if (unusable.length === 0) return files
    for (const place of unusable) {
      putAt(content, place, valueAt(files, place))
      replaced.add(place)
    }
  }
}

/** ['facts', 'phoneHours', 'days'] → 'facts.phoneHours' */
function placeOf(path: readonly PropertyKey[]): string {
  return path.slice(0, SPLIT.includes(path[0] ?? '') ? 2 : 1).join('.')
}
