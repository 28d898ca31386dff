import { isDeepStrictEqual } from 'node:util'
import { noticeOn, type SiteContent } from '#content/publishing/site-content.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Base } from '#server/core/core.ts'
import { withPriceVersion } from './price-version.ts'
import type { SiteVersion, SiteVersions } from './site-versions.ts'
import { usableContent } from './usable-content.ts'

/** What the desk shows and changes. */
export type DraftedSite = {
  /** As published, as it stands in the draft, and as publishing that would make it. */
  published: SiteContent
  drafted: SiteContent
  toPublish: SiteContent
  /** As it was before anything was published. */
  first: SiteContent
  /** Undefined without a draft that differs from what is published. */
  draft: { savedBy: string; savedAt: string } | undefined
  /** Names what was seen, in forms: the draft, also one that differs in nothing; without one what is published. */
  seen: string | undefined
  latest: SiteVersion | undefined
}

/** `overtaken`: another owner saved or published meanwhile, and nothing is written. */
type Published = 'published' | 'overtaken' | 'nothing to publish'

export type Publishing = ReturnType<typeof makePublishing>

/** How many versions the desk shows, and pictures are kept for. */
export const SHOWN_VERSIONS = 50

/**
 * `files`: the content of the files, what the site says until something is published. `rehearse`: prints the pages for nothing, before anything is
 * stored, since what cannot be printed is not published. `changed`: told of each change, also when a notice begins or ends; awaited before the next.
 */
export function makePublishing(
  { now }: Pick<Base, 'now'>,
  versions: SiteVersions,
  files: SiteContent,
  { rehearse, changed }: { rehearse: (content: SiteContent) => Promise<unknown>; changed: (content: SiteContent) => Promise<void> },
) {
  let latest: SiteVersion | undefined
  let told = onItsDays(files)

  /** What the site says now, as last read. The notice only on its days. */
  function content(): SiteContent {
    return onItsDays(contentOf(latest))
  }

  /** Reads what was published, here or through another process. */
  async function refresh(): Promise<void> {
    const number = await versions.latestNumber()
    if (number !== (latest?.number ?? 0)) latest = await versions.version(number)
    const current = content()
    if (isDeepStrictEqual(current, told)) return
    await changed(current)
    told = current
  }

  function onItsDays({ notice, ...rest }: SiteContent): SiteContent {
    const shown = noticeOn(swedishDate(now()), notice)
    return shown ? { ...rest, notice: shown } : rest
  }

  function contentOf(version: Pick<SiteVersion, 'content'> | undefined): SiteContent {
    return version ? usableContent(version.content, files, now()) : files
  }

  async function read(): Promise<DraftedSite> {
    const [newest] = await versions.newest(1)
    const draft = await versions.draft()
    const first = contentOf(await versions.version(0))
    const published = contentOf(newest)
    const drafted = contentOf(draft ?? newest)
    return {
      published,
      drafted,
      toPublish: withPriceVersion(drafted, [published, first], { date: swedishDate(now()), number: numberAfter(newest) }),
      first,
      draft: draft && !isDeepStrictEqual(drafted, published) ? { savedBy: draft.savedBy, savedAt: draft.savedAt } : undefined,
      seen: draft?.savedAt ?? (newest && `version ${newest.number}`),
      latest: newest,
    }
  }

  /** An instant after this one, also in the same millisecond or with a clock that was set back: it names the draft. */
  function after(earlier: string | undefined): string {
    return new Date(Math.max(now().getTime(), earlier === undefined ? 0 : Date.parse(earlier) + 1)).toISOString()
  }

  async function add(version: Pick<SiteVersion, 'number' | 'restores'> & { content: SiteContent }, by: string, draft?: string): Promise<Published> {
    await rehearse(onItsDays(version.content))
    if (!(await versions.add({ ...version, publishedAt: now().toISOString(), publishedBy: by }, { files, draft }))) return 'overtaken'
    await refresh()
    return 'published'
  }

  return {
    content,
    refresh,
    read,
    contentOf,

    /** `seen`: what the content was made from. Resolves to whether it still was that. */
    async save(content: SiteContent, seen: string | undefined, by: string): Promise<boolean> {
      if ((await read()).seen !== seen) return false
      const draft = await versions.draft()
      return versions.saveDraft({ content, savedAt: after(draft?.savedAt), savedBy: by }, draft?.savedAt)
    },

    /** The draft that was seen. Resolves to whether there is none left. */
    async discard(seen: string): Promise<boolean> {
      await versions.discardDraft(seen)
      return (await versions.draft()) === undefined
    },

    async publish(seen: string, by: string): Promise<Published> {
      const { draft, toPublish, latest, seen: current } = await read()
      if (current !== seen) return 'overtaken'
      return draft ? add({ number: numberAfter(latest), content: toPublish, restores: undefined }, by, seen) : 'nothing to publish'
    },

    /** Publishes the content of an earlier version again. */
    async restore(number: number, latestNumber: number, by: string): Promise<Published> {
      if ((await versions.latestNumber()) !== latestNumber) return 'overtaken'
      const earlier = await versions.version(number)
      return earlier ? add({ number: latestNumber + 1, content: contentOf(earlier), restores: number }, by) : 'nothing to publish'
    },

    /** Those that the desk shows, the newest first. */
    newest: () => versions.newest(SHOWN_VERSIONS),
    /** Any that was ever published. */
    version: versions.version,
  }
}

function numberAfter(version: SiteVersion | undefined): number {
  return (version?.number ?? 0) + 1
}
