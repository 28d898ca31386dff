import { isIdeaName } from '#content/gallery/idea-names.ts'
import { content } from '../support/page-content.ts'

const { projects } = content.gallery

/** The projects whose picture shows a room that the planner knows, and the others. The owner may show none of either. */
export const roomProjects = projects.filter(({ picture }) => isIdeaName(picture.file))
export const closeUpProjects = projects.filter((project) => !roomProjects.includes(project))

/** A project that is shown, if possible one whose room the planner knows. */
export const aProject = [...roomProjects, ...projects][0] ?? {
  title: 'There are no projects',
  description: '',
  picture: { file: 'hero', kind: 'rendering', alt: '' },
}
