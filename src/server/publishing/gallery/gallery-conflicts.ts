import { isDeepStrictEqual } from 'node:util'
import type { SiteGallery, SiteProject } from '#content/gallery/default-gallery.ts'
import { MOST_IN_BAND } from '#content/gallery/projects.ts'

/** The order of the projects and those in the band, by their ids. */
export type Arrangement = { order: readonly string[]; band: readonly string[] }

/** What the owner and a developer have made of the same: a project (undefined where it was removed), or the arrangement. */
export type GalleryConflict =
  | { project: string; ours: SiteProject | undefined; theirs: SiteProject | undefined }
  | { project: undefined; ours: Arrangement; theirs: Arrangement }

/** `over`: the developer's gallery that the owner changed. What only one of the two has changed is no conflict, but if it is the developer is asked about. */
export function conflictsInGallery(ours: SiteGallery, over: SiteGallery, theirs: SiteGallery): GalleryConflict[] {
  const ids = new Set([...theirs.projects, ...over.projects].map(({ id }) => id))
  const ofProjects = [...ids].map((id) => ({ project: id, ours: projectOf(ours, id), theirs: projectOf(theirs, id), was: projectOf(over, id) }))
  const inAll = [...ids].filter((id) => [ours, over, theirs].every((gallery) => projectOf(gallery, id)))
  const arrangement = { project: undefined, ours: arrangementOf(ours, inAll), theirs: arrangementOf(theirs, inAll), was: arrangementOf(over, inAll) }
  return [...ofProjects, arrangement].filter((one) => !isDeepStrictEqual(one.theirs, one.was) && !isDeepStrictEqual(one.theirs, one.ours))
}

/** A gallery that has a project, or the arrangement, as another has it. */
export function takenFrom(gallery: SiteGallery, theirs: SiteGallery, project: string | undefined): SiteGallery {
  return project === undefined ? arrangedAs(gallery, theirs) : withProjectFrom(gallery, theirs, project)
}

/** The developer's gallery that the owner changed, once a project or the arrangement is decided: that is as it is now, the rest still as it was. */
export function decidedIn(over: SiteGallery, theirs: SiteGallery, project: string | undefined): SiteGallery {
  return project === undefined ? arrangedAs({ ...over, band: [] }, theirs) : withProjectFrom(over, theirs, project)
}

function withProjectFrom({ projects, band }: SiteGallery, theirs: SiteGallery, id: string): SiteGallery {
  const project = projectOf(theirs, id)
  const at = projects.findIndex((one) => one.id === id)
  if (!project) return { projects: projects.filter((one) => one.id !== id), band: band.filter((one) => one !== id) }
  if (at !== -1) return { projects: projects.with(at, project), band }
  return { projects: projects.toSpliced(theirs.projects.indexOf(project), 0, project), band }
}

/** What the other has not stays first, as what is new does. */
function arrangedAs({ projects, band }: SiteGallery, theirs: SiteGallery): SiteGallery {
  const known = theirs.projects.map(({ id }) => id)
  const isOwn = (id: string) => !known.includes(id)
  const isThere = (id: string) => projects.some((project) => project.id === id)
  return {
    projects: [...projects.filter(({ id }) => isOwn(id)), ...known.flatMap((id) => projects.filter((project) => project.id === id))],
    band: [...band.filter(isOwn), ...theirs.band.filter(isThere)].slice(0, MOST_IN_BAND),
  }
}

function projectOf({ projects }: SiteGallery, id: string): SiteProject | undefined {
  return projects.find((project) => project.id === id)
}

function arrangementOf({ projects, band }: SiteGallery, among: readonly string[]): Arrangement {
  return { order: projects.map(({ id }) => id).filter((id) => among.includes(id)), band: band.filter((id) => among.includes(id)) }
}
