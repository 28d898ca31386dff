import type { ShownPicture } from '#content/gallery/default-gallery.ts'
import { type PictureFacts, type PictureKind, pictures } from '#content/pictures.ts'
import { pictureFields as words } from '#content/publishing/site-pictures.ts'
import { isOwnPicture } from '#domain/site-picture.ts'
import type { PictureForm } from './read-picture-form.ts'

/** What stands in the fields of a picture: `file` is '' where none is chosen yet. */
export type PictureAnswers = { file: string; alt: string; kind: PictureKind }

/** What is wrong in a field of the form, by its name. */
export type FormErrors = Readonly<Record<string, string>>

const built: Record<string, PictureFacts> = pictures

/** The names of a picture's fields; `prefix` where a form has several pictures. */
export const pictureFieldNames = (prefix: string) => ({ upload: `${prefix}bild`, file: `${prefix}fil`, alt: `${prefix}alt`, kind: `${prefix}sort` }) as const

/**
 * The picture that a form asks for, and what is wrong with it. `before`: the one that it takes the place of. One of the build's keeps its
 * kind, and its description unless another is typed.
 */
export function typedPicture(form: PictureForm, prefix: string, before: ShownPicture | undefined): { picture: PictureAnswers; errors: FormErrors } {
  const names = pictureFieldNames(prefix)
  const uploaded = form.picture(names.upload)
  const file = uploaded && 'id' in uploaded ? uploaded.id : form.field(names.file)
  const typed = form.field(names.alt).replace(/\s+/g, ' ').trim()
  const facts = built[file]
  const isNew = file !== before?.file
  if (uploaded && 'error' in uploaded) return { picture: { file, alt: typed, kind: kindIn(form, names.kind) }, errors: { [names.upload]: uploaded.error } }
  if (file === '') return { picture: { file, alt: typed, kind: kindIn(form, names.kind) }, errors: { [names.upload]: words.errors.none } }
  if (facts) return { picture: { file, alt: isNew && (typed === '' || typed === before?.alt) ? facts.alt : typed, kind: facts.kind }, errors: {} }
  const isLeft = isNew && isOwnPicture(file) && typed !== '' && typed === before?.alt
  return { picture: { file, alt: typed, kind: kindIn(form, names.kind) }, errors: isLeft ? { [names.alt]: words.errors.sameAlt } : {} }
}

function kindIn(form: PictureForm, name: string): PictureKind {
  return form.field(name) === 'rendering' ? 'rendering' : 'photo'
}
