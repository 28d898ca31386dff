import { buildId } from '#server/core/build-id.ts'
import { isPublished, PUBLISHED_SITE, publishedPrint } from './published-changes.ts'

/** Runs before tests of the built site and of journeys: with changes published, src/content says in this process what the pages say. */
if (isPublished) globalThis.publishedParts = publishedPrint(buildId(PUBLISHED_SITE)).parts
