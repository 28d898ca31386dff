import type { Project } from '#content/projects.ts'
import { type ProjectPicture, RenderingLabel } from '#parts/picture.tsx'

/** A door to one project's large picture. */
export function ProjectCard({ project, picture }: { project: Project; picture: ProjectPicture | undefined }) {
  if (!picture) throw new Error(`The project "${project.title}" has no picture.`)
  return (
    <li>
      <button type="button" data-replay="" data-project={project.picture} data-large={picture.large}>
        <img src={picture.card} width="800" height="600" alt={picture.alt} loading="lazy" />
        <strong>{project.title}</strong>
        <span>{project.description}</span>
        <RenderingLabel kind={picture.kind} />
      </button>
    </li>
  )
}
