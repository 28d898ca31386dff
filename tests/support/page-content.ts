import { questionsWith } from '#content/pages/questions.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { PublishedParts } from '#content/publishing/published-parts.ts'
import { buildId } from '#server/core/build-id.ts'
import { isPublished, PUBLISHED_SITE, publishedPrint } from './published-changes.ts'

/** What the pages say that the tests look at: as they were built, or with the changes published. */
export const content: PageContent = withPublished(isPublished ? JSON.parse(publishedPrint(buildId(PUBLISHED_SITE)).parts) : {})

export const { facts } = content

export const questions = questionsWith(content.questions, facts)

function withPublished({ facts, ...parts }: PublishedParts): PageContent {
  return { ...builtContent, ...parts, facts: { ...builtContent.facts, ...facts } }
}
