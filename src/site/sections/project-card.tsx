import type { Project } from '#content/projects.ts'
import { Picture, type ReadyPicture, RenderingLabel } from '#parts/picture.tsx'

/** A door to one project's large picture. */
export function ProjectCard({ project, picture }: { project: Project; picture: ReadyPicture | undefined }) {
  if (!picture) throw new Error(`The project "${project.title}" has no picture.`)
  return (
    <li>
      <button type="button" data-replay="" data-project={project.picture}>
        <Picture picture={picture} sizes="(max-width: 719px) 90vw, (max-width: 960px) 45vw, 370px" />
        <strong>{project.title}</strong>
        <span>{project.description}</span>
        <RenderingLabel kind={picture.kind} />
      </button>
    </li>
  )
}
