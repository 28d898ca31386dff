import { keysOf } from '#domain/keys-of.ts'
import { builtContent } from './built-content.ts'
import type { PageContent } from './page-content.ts'
import type { PublishedParts } from './published-parts.ts'

/** The parts of a content that differ from what the pages were built with. */
export function changedParts({ facts, ...parts }: PageContent): PublishedParts {
  const { facts: builtFacts, ...built } = builtContent
  const changedFacts = changedIn(facts, builtFacts)
  return { ...(Object.keys(changedFacts).length > 0 && { facts: changedFacts }), ...changedIn(parts, built) }
}

function changedIn<Value extends object>(now: Value, built: Value): Partial<Value> {
  const changed: Partial<Value> = {}
  for (const name of keysOf(now)) if (JSON.stringify(now[name]) !== JSON.stringify(built[name])) changed[name] = now[name]
  return changed
}
