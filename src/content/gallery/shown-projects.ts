import type { SiteContent } from '../checks/site-content-schema.ts'
import { renderingWords } from '../pictures.ts'
import { MOST_IN_BAND } from './projects.ts'

type Gallery = SiteContent['gallery']

/** The projects whose pictures open the list: those that are chosen, then others until there are enough. */
export function bandOf({ projects, band }: Gallery): Gallery['projects'] {
  const chosen = band.flatMap((id) => projects.filter((project) => project.id === id))
  const others = projects.filter(({ id }) => !band.includes(id))
  return [...chosen, ...others].slice(0, MOST_IN_BAND)
}

/** The note below projects whose pictures are no photos. Undefined if all are photos. */
export function renderingNote({ projects }: Gallery): string | undefined {
  const renderings = projects.filter(({ picture }) => picture.kind === 'rendering').length
  if (renderings === 0) return undefined
  return renderings === projects.length ? renderingWords.note : renderingWords.noteOnSome
}
