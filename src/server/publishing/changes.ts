import { isDeepStrictEqual } from 'node:util'
import { galleryRules } from '#content/checks/gallery-schema.ts'
import { siteContentSchema } from '#content/checks/site-content-schema.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { putAt } from '#domain/at-path.ts'
import { conflictsInGallery, decidedIn, type GalleryConflict, takenFrom } from './gallery/gallery-conflicts.ts'

/** What differs from the repository's content: place ('facts.phone', 'tips') → what it is, and what it was in the repository when the owner began to differ, or last decided. As JSON; null where there is nothing. */
export type Changes = Readonly<Record<string, { is: unknown; over: unknown }>>

/** A place where the owner and, since then, a developer have changed the same. */
export type Conflict = {
  place: string
  /** Of the gallery each project is decided by itself, and their arrangement. */
  inGallery?: GalleryConflict
}

/** What the owner lets stand: her own, or a developer's. */
export type Settlement = {
  place: string
  /** Of the gallery; undefined for the arrangement. */
  project: string | undefined
  stands: 'ours' | 'theirs'
}

const GALLERY = 'gallery'

/** Parts whose values are changed and shown one by one. */
const SPLIT: readonly PropertyKey[] = ['facts', 'services']

/** What is changed and shown on its own, by place. */
export function placesOf(content: SiteContent): Map<string, unknown> {
  const places = new Map<string, unknown>()
  for (const [part, value] of Object.entries(content))
    if (SPLIT.includes(part)) for (const [name, inside] of Object.entries(value)) places.set(`${part}.${name}`, asStored(inside))
    else places.set(part, asStored(value))
  return places
}

/** `kept`: what was stored before. Its memory of the repository's content is kept: a developer's change is not decided by changing something else beside it. */
export function changesBetween(repository: SiteContent, content: SiteContent, kept: Changes = {}): Changes {
  const [before, after] = [placesOf(repository), placesOf(content)]
  const changed: Record<string, { is: unknown; over: unknown }> = {}
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [over, is] = [before.get(place) ?? null, after.get(place) ?? null]
    if (!isDeepStrictEqual(is, over)) changed[place] = { is, over: kept[place] ? kept[place].over : over }
  }
  return changed
}

/**
 * The repository's content with the changes. A change that this version of the program cannot use, because a rule is new, is left out:
 * the site must never stand still for it.
 */
export function withChanges(repository: SiteContent, changes: Changes, now: Date): SiteContent {
  const schema = siteContentSchema(now)
  const left = { ...changes }
  for (;;) {
    const places = placesOf(repository)
    for (const [place, { is }] of Object.entries(left)) places.set(place, is)
    const reading = schema.safeParse(contentFrom(places))
    if (reading.success) return reading.data
    const unusable = new Set(reading.error.issues.map(({ path }) => changedPlace(path)))
    const usable = Object.keys(left).filter((place) => !unusable.has(place))
    if (usable.length === Object.keys(left).length) return repository
    for (const place of unusable) delete left[place]
  }
}

/** ['facts', 'phoneHours', 'home'] → 'facts.phoneHours' */
function changedPlace(path: readonly PropertyKey[]): string {
  return path.slice(0, SPLIT.includes(path[0] ?? '') ? 2 : 1).join('.')
}

export function conflictsIn(repository: SiteContent, changes: Changes): Conflict[] {
  const places = placesOf(repository)
  return Object.entries(changes).flatMap(([place, { is, over }]): Conflict[] => {
    const theirs = places.get(place) ?? null
    if (isDeepStrictEqual(theirs, over) || isDeepStrictEqual(theirs, is)) return []
    const galleries = place === GALLERY ? galleriesIn(is, over) : undefined
    return galleries ? conflictsInGallery(galleries.ours, galleries.over, repository.gallery).map((inGallery) => ({ place, inGallery })) : [{ place }]
  })
}

/** A conflict settled: either the owner's stands over what is now in the repository, or it goes. Undefined if the rest of the owner's does not allow it. */
export function settled(repository: SiteContent, changes: Changes, { place, project, stands }: Settlement): Changes | undefined {
  const { [place]: change, ...others } = changes
  if (!change) return changes
  const theirs = placesOf(repository).get(place) ?? null
  const galleries = place === GALLERY ? galleriesIn(change.is, change.over) : undefined
  if (!galleries) return stands === 'ours' ? { ...others, [place]: { is: change.is, over: theirs } } : others
  const over = decidedIn(galleries.over, repository.gallery, project)
  const is = stands === 'ours' ? galleries.ours : takenFrom(galleries.ours, repository.gallery, project)
  // A project taken can have the title of one of the owner's.
  if (!galleryRules.safeParse(is).success) return undefined
  return isDeepStrictEqual(asStored(is), theirs) ? others : { ...others, [place]: { is, over } }
}

/** The owner's gallery and the one that she changed; undefined if this version of the program cannot read them. */
function galleriesIn(is: unknown, over: unknown) {
  const [ours, earlier] = [galleryRules.safeParse(is), galleryRules.safeParse(over)]
  return ours.success && earlier.success ? { ours: ours.data, over: earlier.data } : undefined
}

function contentFrom(places: ReadonlyMap<string, unknown>): unknown {
  const content = {}
  for (const [place, value] of places) if (value !== null) putAt(content, place, value)
  return content
}

function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}
