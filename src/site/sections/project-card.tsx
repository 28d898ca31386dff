import type { Project } from '#content/projects.ts'
import { type ProjectPicture, RenderingLabel } from '#shared/picture.tsx'

type ProjectCardProps = {
  project: Project
  picture: ProjectPicture | undefined
  /** With the project's text. */
  whole?: boolean
}

/** A door to a project's large picture: by itself to the file, with script to a dialog (islands/project-viewer.tsx). */
export function ProjectCard({ project, picture, whole = false }: ProjectCardProps) {
  if (!picture) throw new Error(`The project "${project.title}" has no picture.`)
  return (
    <li>
      <a data-replay="" data-project={project.picture} href={picture.large}>
        <img src={picture.card} width="800" height="600" alt={picture.alt} loading="lazy" />
        <strong>{project.title}</strong>
        {whole && <span>{project.description}</span>}
        <RenderingLabel kind={picture.kind} />
      </a>
    </li>
  )
}
