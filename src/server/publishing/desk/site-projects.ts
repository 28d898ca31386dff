import type { ContentProblem } from '#content/checks/check-site-content.ts'
import type { SiteGallery, SiteProject } from '#content/gallery/default-gallery.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { pictureFields } from '#content/publishing/site-pictures.ts'
import { isOwnPicture } from '#domain/site-picture.ts'
import { type Move, moved } from '#server/desk/list-order.tsx'
import { freeAddress } from './free-address.ts'
import { changedByMe, type Opened } from './opened.tsx'
import type { PictureOption } from './picture-fields.tsx'
import { NEW_ITEM } from './site-items.ts'
import { type FormErrors, type PictureAnswers, pictureChangedByMe, pictureTexts } from './typed-picture.ts'
import { oneLine } from './typed-value.ts'

/** One project as its form shows it. */
export type ProjectAnswers = { title: string; description: string; picture: PictureAnswers; onHome: boolean; inBand: boolean }

export const emptyProject: ProjectAnswers = { title: '', description: '', picture: { file: '', alt: '', kind: 'photo' }, onHome: false, inBand: false }

export function projectAnswers({ id, title, description, picture, onHome }: SiteProject, { band }: SiteGallery): ProjectAnswers {
  return { title, description, picture, onHome, inBand: band.includes(id) }
}

/** What stands in the fields of the form, by their names. */
export function projectTexts({ title, description, picture, onHome, inBand }: ProjectAnswers): Record<string, string> {
  return { title, description, ...pictureTexts('', picture), onHome: tickText(onHome), inBand: tickText(inBand) }
}

function tickText(isTicked: boolean): string {
  return isTicked ? 'ja' : ''
}

/** As it was typed, but for what is as it was when the page was opened: that is as it stands now. */
export function projectChangedByMe(typed: ProjectAnswers, opened: Opened, now: ProjectAnswers): ProjectAnswers {
  const mine = changedByMe(projectTexts(typed), opened, projectTexts(now))
  return {
    title: mine.title ?? typed.title,
    description: mine.description ?? typed.description,
    picture: pictureChangedByMe(typed.picture, '', opened, now.picture),
    onHome: mine.onHome === tickText(true),
    inBand: mine.inBand === tickText(true),
  }
}

/** The content with this project, at the front if it is new, and what is wrong with it by the form's fields. */
export function withProject(content: SiteContent, id: string, answers: ProjectAnswers): { changed: unknown; errorsOf: ErrorsOf } {
  const { projects, band } = content.gallery
  const found = projects.findIndex((project) => project.id === id)
  const { picture, onHome } = answers
  const [title, description] = [oneLine(answers.title), oneLine(answers.description)]
  const project = { id: found === -1 ? newId(projects, title) : id, title, description, picture, onHome }
  const gallery = {
    projects: found === -1 ? [project, ...projects] : projects.with(found, project),
    band: bandWith(band, project.id, answers.inBand),
  }
  return { changed: { ...content, gallery }, errorsOf: (problems) => errorsIn(problems, Math.max(found, 0)) }
}

type ErrorsOf = (problems: readonly ContentProblem[]) => FormErrors

function newId(projects: readonly SiteProject[], title: string): string {
  return freeAddress(title, 'projekt', (address) => address === NEW_ITEM || projects.some(({ id }) => id === address))
}

function bandWith(band: readonly string[], id: string, isInBand: boolean): readonly string[] {
  if (!isInBand) return band.filter((one) => one !== id)
  return band.includes(id) ? band : [...band, id]
}

function errorsIn(problems: readonly ContentProblem[], index: number): FormErrors {
  const inside = `gallery.projects.${index}.`
  return Object.fromEntries(problems.map(({ path, message }) => [FIELDS[path.startsWith(inside) ? path.slice(inside.length) : path] ?? '', message]))
}

/** The fields of the form by the places in a project. */
const FIELDS: Record<string, string> = {
  title: 'title',
  description: 'description',
  // That none is chosen is said there too, in better words.
  'picture.file': 'bild',
  'picture.alt': 'alt',
  'picture.kind': 'sort',
  'gallery.band': 'inBand',
}

export function withoutProject(content: SiteContent, id: string): unknown {
  const { projects, band } = content.gallery
  return { ...content, gallery: { projects: projects.filter((project) => project.id !== id), band: band.filter((one) => one !== id) } }
}

export function withProjectMoved(content: SiteContent, id: string, where: Move): unknown {
  const { gallery } = content
  return { ...content, gallery: { ...gallery, projects: moved(gallery.projects, (project) => project.id === id, where) } }
}

/** The pictures of the projects as they were built, and the owner's that the content shows. */
export function projectPictures(files: SiteContent, { gallery, pair }: SiteContent): PictureOption[] {
  const built = files.gallery.projects.map(({ title, picture }) => ({ file: picture.file, name: title }))
  return [...ownPictures({ gallery, pair }), ...built]
}

/** The pair as it was built, and the owner's pictures that the content shows. */
export function pairPictures(files: SiteContent, { gallery, pair }: SiteContent, names: { before: string; after: string }): PictureOption[] {
  const built = [files.pair.before, files.pair.after].map(({ file }, index) => ({ file, name: index === 0 ? names.before : names.after }))
  return [...ownPictures({ gallery, pair }), ...built]
}

function ownPictures({ gallery, pair }: Pick<SiteContent, 'gallery' | 'pair'>): PictureOption[] {
  const shown = [
    ...gallery.projects.map(({ title, picture }) => ({ title, picture })),
    ...[pair.before, pair.after].map((picture) => ({ title: picture.alt, picture })),
  ]
  const own = shown
    .filter(({ picture }) => isOwnPicture(picture.file))
    .map(({ title, picture }) => ({ file: picture.file, name: `${pictureFields.file.own}: ${title}` }))
  return own.filter(({ file }, index) => own.findIndex((one) => one.file === file) === index)
}
