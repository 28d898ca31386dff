import type { ShownPair, SiteGallery } from '../checks/gallery-schema.ts'
import { type PictureName, pictures } from '../pictures.ts'
import { band, featured, projects } from './projects.ts'

export type { ShownPair, ShownPicture, SiteGallery, SiteProject } from '../checks/gallery-schema.ts'

/** The projects of projects.ts with their pictures, as the owner may change them. A project's id is its picture. */
export const defaultGallery: SiteGallery = {
  projects: projects.map((project) => ({
    id: project.picture,
    title: project.title,
    description: project.description,
    picture: shown(project.picture),
    onHome: featured.includes(project),
  })),
  // So that a project can be removed from projects.ts without being removed from the band.
  band: band.filter((picture) => projects.some((project) => project.picture === picture)),
}

/** The pair under the home page's first view. */
export const defaultPair: ShownPair = { before: shown('before'), after: shown('after') }

function shown(file: PictureName) {
  return { file, ...pictures[file] }
}
