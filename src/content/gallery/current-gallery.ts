import { renderingWords } from '../pictures.ts'
import { published } from '../publishing/published.ts'
import { defaultGallery, defaultPair, type SiteProject } from './default-gallery.ts'
import { MOST_IN_BAND } from './projects.ts'

/** The projects and the pair that the pages show. */
export const currentGallery = published('gallery', defaultGallery)
export const currentPair = published('pair', defaultPair)

/** The projects whose pictures open the list: those that are chosen, then others until there are enough. */
export const bandProjects: readonly SiteProject[] = bandOf(currentGallery)

/** What is said below the projects of pictures that are no photos. Undefined if all are. */
export const renderingNote = noteOf(currentGallery.projects)

function bandOf({ projects, band }: typeof currentGallery): SiteProject[] {
  const chosen = band.flatMap((id) => projects.filter((project) => project.id === id))
  const others = projects.filter(({ id }) => !band.includes(id))
  return [...chosen, ...others].slice(0, MOST_IN_BAND)
}

function noteOf(projects: readonly SiteProject[]): string | undefined {
  const renderings = projects.filter(({ picture }) => picture.kind === 'rendering').length
  if (renderings === 0) return undefined
  return renderings === projects.length ? renderingWords.note : renderingWords.noteOnSome
}
