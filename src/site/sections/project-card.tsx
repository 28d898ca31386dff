import type { SiteProject } from '#content/gallery/default-gallery.ts'
import { type ProjectPicture, RenderingLabel } from '#shared/picture.tsx'

type ProjectCardProps = { project: Pick<SiteProject, 'title' | 'description'>; picture: ProjectPicture | undefined }

/** Links to the project's large picture; with script the picture opens in a dialog (islands/project-viewer.tsx). */
export function ProjectCard({ project, picture }: ProjectCardProps) {
  if (!picture) throw new Error(`The project "${project.title}" has no picture.`)
  return (
    <li>
      <a data-project="" href={picture.large}>
        <img src={picture.card} width="800" height="600" alt={picture.alt} loading="lazy" />
        <strong>{project.title}</strong>
        <span>{project.description}</span>
        <RenderingLabel kind={picture.kind} />
      </a>
    </li>
  )
}
