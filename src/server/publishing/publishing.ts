import { isDeepStrictEqual } from 'node:util'
import { noticeOn, type SiteContent } from '#content/publishing/site-content.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { type Changes, type Conflict, changesBetween, conflictsIn, type Settlement, settled, withChanges } from './changes.ts'
import { withPriceVersion } from './price-version.ts'
import type { SiteRepository, SiteVersion } from './site-versions.ts'

/** What the desk shows and changes. */
export type DraftedSite = {
  /** As published, as it stands in the draft, and as publishing that would make it. */
  published: SiteContent
  drafted: SiteContent
  toPublish: SiteContent
  /** Undefined without a draft that differs from what is published. */
  draft: { savedBy: string; savedAt: string } | undefined
  /** Names what was seen, in forms: the draft, also one that differs in nothing; without one what is published. */
  seen: string | undefined
  latest: SiteVersion | undefined
  conflicts: Conflict[]
}

/** `overtaken`: another owner saved or published meanwhile, and nothing is written. */
export type Published = 'published' | 'overtaken' | 'nothing to publish'

export type Publishing = {
  /** What the site says now, as last read. The notice only on its days. */
  content(): SiteContent
  /** Reads what was published, here or through another process. */
  refresh(): Promise<void>
  read(): Promise<DraftedSite>
  /** `seen`: what the content was made from. Resolves to whether it still was that. */
  save(content: SiteContent, seen: string | undefined, by: string): Promise<boolean>
  /** The draft that was seen. Resolves to whether there is none left. */
  discard(seen: string): Promise<boolean>
  publish(seen: string, by: string): Promise<Published>
  /** Publishes the content of an earlier version again; 0 for the repository's. */
  restore(number: number, latest: number, by: string): Promise<Published>
  /** Of a change of the owner's and a developer's of the same, decides which is in the draft. */
  settle(settlement: Settlement, seen: string | undefined, by: string): Promise<'settled' | 'overtaken' | 'impossible'>
  /** Those that the desk shows, the newest first. */
  versions(): Promise<SiteVersion[]>
  /** Any that was ever published. */
  version(number: number): Promise<SiteVersion | undefined>
  contentOf(version: SiteVersion | undefined): SiteContent
}

type Needs = {
  now: () => Date
  repository: SiteRepository
  /** The content of the repository. */
  usual: SiteContent
  /** Prints the pages for nothing, before anything is stored: what cannot be printed is not published. */
  rehearse: (content: SiteContent) => Promise<unknown>
  /** Told of each change, also when a notice begins or ends. Awaited before the next. */
  changed: (content: SiteContent) => Promise<void>
}

/** How many versions the desk shows, and pictures are kept for. */
export const SHOWN_VERSIONS = 50

export function makePublishing({ now, repository, usual, rehearse, changed }: Needs): Publishing {
  let latest: SiteVersion | undefined
  let told = onItsDays(usual)

  function content() {
    return onItsDays(contentOf(latest))
  }

  async function refresh() {
    const number = await repository.latestNumber()
    if (number !== (latest?.number ?? 0)) latest = await repository.version(number)
    const current = content()
    if (isDeepStrictEqual(current, told)) return
    await changed(current)
    told = current
  }

  function onItsDays({ notice, ...rest }: SiteContent): SiteContent {
    const shown = noticeOn(swedishDate(now()), notice)
    return shown ? { ...rest, notice: shown } : rest
  }

  function contentOf(version: SiteVersion | undefined): SiteContent {
    return version ? withChanges(usual, version.changes, now()) : usual
  }

  /** A draft with what publishing it adds by itself; the same one if that is nothing. */
  function toPublish(drafted: SiteContent, newest: SiteVersion | undefined): SiteContent {
    return withPriceVersion(drafted, [contentOf(newest), usual], { date: swedishDate(now()), number: numberAfter(newest) })
  }

  async function read(): Promise<DraftedSite> {
    const [newest] = await repository.versions(1)
    const draft = await repository.draft()
    const published = contentOf(newest)
    const changes = draft?.changes ?? newest?.changes ?? {}
    const differs = draft !== undefined && !isDeepStrictEqual(draft.changes, newest?.changes ?? {})
    const drafted = withChanges(usual, changes, now())
    return {
      published,
      drafted,
      toPublish: toPublish(drafted, newest),
      draft: differs ? { savedBy: draft.savedBy, savedAt: draft.savedAt } : undefined,
      seen: draft?.savedAt ?? nameOf(newest),
      latest: newest,
      conflicts: conflictsIn(usual, changes),
    }
  }

  /** What is drafted, or else published; undefined if it is not what was seen. */
  async function draftSeen(seen: string | undefined): Promise<{ changes: Changes; save: (changes: Changes, by: string) => Promise<boolean> } | undefined> {
    const [newest] = await repository.versions(1)
    const draft = await repository.draft()
    if ((draft?.savedAt ?? nameOf(newest)) !== seen) return undefined
    return {
      changes: (draft ?? newest)?.changes ?? {},
      save: (changes, by) => repository.saveDraft({ changes, savedAt: after(draft?.savedAt), savedBy: by }, draft?.savedAt),
    }
  }

  /** An instant after this one, also in the same millisecond or with a clock that was set back: it names the draft. */
  function after(earlier: string | undefined): string {
    return new Date(Math.max(now().getTime(), earlier === undefined ? 0 : Date.parse(earlier) + 1)).toISOString()
  }

  async function add(number: number, changes: Changes, by: string, { restores, draft }: { restores?: number; draft?: string }): Promise<Published> {
    await rehearse(onItsDays(withChanges(usual, changes, now())))
    const version = { number, changes, restores, publishedAt: now().toISOString(), publishedBy: by }
    if (!(await repository.add(version, draft))) return 'overtaken'
    await refresh()
    return 'published'
  }

  return {
    content,
    refresh,
    read,
    contentOf,

    async save(content, seen, by) {
      const draft = await draftSeen(seen)
      return (await draft?.save(changesBetween(usual, content, draft.changes), by)) ?? false
    },

    async discard(seen) {
      await repository.discardDraft(seen)
      return (await repository.draft()) === undefined
    },

    async publish(seen, by) {
      const draft = await repository.draft()
      if (draft?.savedAt !== seen) return 'overtaken'
      const [newest] = await repository.versions(1)
      if (isDeepStrictEqual(draft.changes, newest?.changes ?? {})) return 'nothing to publish'
      const drafted = withChanges(usual, draft.changes, now())
      const content = toPublish(drafted, newest)
      const changes = content === drafted ? draft.changes : changesBetween(usual, content, draft.changes)
      return add(numberAfter(newest), changes, by, { draft: seen })
    },

    async restore(number, latestNumber, by) {
      const [newest] = await repository.versions(1)
      if ((newest?.number ?? 0) !== latestNumber) return 'overtaken'
      const earlier = number === 0 ? undefined : await repository.version(number)
      if (number !== 0 && !earlier) return 'nothing to publish'
      return add(latestNumber + 1, earlier?.changes ?? {}, by, { restores: number })
    },

    async settle(settlement, seen, by) {
      const draft = await draftSeen(seen)
      if (!draft) return 'overtaken'
      const decided = settled(usual, draft.changes, settlement)
      if (!decided) return 'impossible'
      return (await draft.save(decided, by)) ? 'settled' : 'overtaken'
    },

    versions: () => repository.versions(SHOWN_VERSIONS),
    version: (number) => repository.version(number),
  }
}

/** Before the first version nothing has a name. */
function nameOf(version: SiteVersion | undefined): string | undefined {
  return version && `version ${version.number}`
}

function numberAfter(version: SiteVersion | undefined): number {
  return (version?.number ?? 0) + 1
}
