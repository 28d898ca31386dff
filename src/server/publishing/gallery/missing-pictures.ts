import { defaultGallery, defaultPair, type SiteProject } from '#content/gallery/default-gallery.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import type { HasPicture } from '#domain/site-picture.ts'

/** What of a content cannot be shown: a developer has taken a picture out of the build that the owner's content still names. */
export type MissingPictures = { projects: readonly SiteProject[]; isPairMissing: boolean }

type Shown = Pick<SiteContent, 'gallery' | 'pair'>

export function missingPictures({ gallery, pair }: Shown, hasPicture: HasPicture): MissingPictures {
  return {
    projects: gallery.projects.filter(({ picture }) => !hasPicture(picture.file, 'project')),
    isPairMissing: [pair.before, pair.after].some(({ file }) => !hasPicture(file, 'pair')),
  }
}

/** Without the projects whose pictures are missing; in place of a pair that lacks one, or when no project is left, those of the build. */
export function withoutMissingPictures<Content extends Shown>(content: Content, hasPicture: HasPicture): Content {
  const { projects: missing, isPairMissing } = missingPictures(content, hasPicture)
  if (missing.length === 0 && !isPairMissing) return content
  const projects = content.gallery.projects.filter((project) => !missing.includes(project))
  const band = content.gallery.band.filter((id) => projects.some((project) => project.id === id))
  return { ...content, gallery: projects.length === 0 ? defaultGallery : { projects, band }, pair: isPairMissing ? defaultPair : content.pair }
}
