import { gallery as words } from '#content/gallery/gallery.ts'
import { renderingNote } from '#content/gallery/shown-projects.ts'
import { renderingWords } from '#content/pictures.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { ProjectPicture } from '#shared/picture.tsx'
import { ProjectCard } from './project-card.tsx'

type ProjectListProps = Pick<PageContent, 'gallery'> & { pictures: readonly ProjectPicture[] }

/** All projects, in a dialog that the browser opens without script. Where scripting is off, the list lies open in the page (styles/dialog.css). */
export function ProjectList({ gallery, pictures }: ProjectListProps) {
  const note = renderingNote(gallery)
  return (
    <dialog className="dialog project-list" id="projekt" closedby="any" aria-labelledby="projekt-rubrik">
      <header>
        <h2 id="projekt-rubrik">{words.list.heading}</h2>
        <p>{words.list.text}</p>
        <button className="square cross" type="button" command="close" commandfor="projekt" aria-label={words.close} />
      </header>
      <ul className={note === renderingWords.note ? 'projects all-renderings' : 'projects'}>
        {gallery.projects.map((project, index) => (
          <ProjectCard key={project.id} project={project} picture={pictures[index]} />
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </dialog>
  )
}
