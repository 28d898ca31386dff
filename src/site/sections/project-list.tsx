import type { GalleryWords } from '#content/gallery.ts'
import { renderingWords } from '#content/pictures.ts'
import type { Project } from '#content/projects.ts'
import type { ProjectPicture } from '#shared/picture.tsx'
import { ProjectCard } from './project-card.tsx'

type ProjectListProps = { words: GalleryWords; projects: readonly Project[]; pictures: readonly ProjectPicture[] }

/**
 * All projects, in a dialog that the browser opens by itself. Without script the list lies open in the page; with script
 * it is unpacked at the first touch (islands/project-list.ts), so that nobody who passes by pays for 15 cards.
 */
export function ProjectList({ words, projects, pictures }: ProjectListProps) {
  return (
    <dialog className="dialog project-list" id="projekt" closedby="any" aria-labelledby="projekt-rubrik">
      <header>
        <h2 id="projekt-rubrik">{words.list.heading}</h2>
        <p>{words.list.text}</p>
        <button className="square cross" type="button" command="close" commandfor="projekt" aria-label={words.close} />
      </header>
      <noscript>
        <ul className="projects">
          {projects.map((project, index) => (
            <ProjectCard key={project.title} project={project} picture={pictures[index]} />
          ))}
        </ul>
      </noscript>
      <p className="note">{renderingWords.note}</p>
    </dialog>
  )
}
