import { gallery as words } from '#content/gallery/gallery.ts'
import { renderingNote } from '#content/gallery/shown-projects.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { breakpoints } from '#shared/breakpoints.ts'
import { Picture, type ProjectPicture, type ReadyPicture } from '#shared/picture.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectList } from './project-list.tsx'

type GalleryProps = Pick<PageContent, 'gallery'> & {
  band: readonly ReadyPicture[]
  /** In the projects' order. */
  pictures: readonly ProjectPicture[]
}

export function Gallery({ gallery, band, pictures }: GalleryProps) {
  const { projects } = gallery
  const note = renderingNote(gallery)
  const featured = projects.filter(({ onHome }) => onHome)
  return (
    <section className="gallery" id="galleri" aria-labelledby="gallery-heading">
      <div className="frame gallery-top">
        <h2 id="gallery-heading">{words.heading}</h2>
        <p>{words.subtitle}</p>
        <button className="button large light" type="button" command="show-modal" commandfor="projekt">
          {words.more}
        </button>
      </div>
      {featured.length > 0 && (
        <ul className="frame featured">
          {featured.map((project) => (
            <ProjectCard key={project.id} project={project} picture={pictures[projects.indexOf(project)]} />
          ))}
        </ul>
      )}
      <Band pictures={band} />
      {note && <p className="frame note">{note}</p>}
      <ProjectList gallery={gallery} pictures={pictures} />
    </section>
  )
}

/** Pictures laid in half bond, on a phone two by two. They open the list too, but are hidden from assistive technology, which has the button. */
function Band({ pictures }: { pictures: readonly ReadyPicture[] }) {
  return (
    <div className="band" aria-hidden="true">
      <button type="button" tabIndex={-1} command="show-modal" commandfor="projekt">
        {pictures.map((picture) => (
          <Picture key={picture.webp} picture={picture} sizes={`${breakpoints.phone} 50vw, 58vw`} decorative />
        ))}
      </button>
    </div>
  )
}
