import { type PictureFacts, type PictureKind, pictures } from '#content/pictures.ts'
import { pictureFields as words } from '#content/publishing/site-pictures.ts'
import { isOwnPicture } from '#domain/site-picture.ts'
import { changedByMe, type Opened } from './opened.tsx'

/** What stands in the fields of a picture: `file` is '' where none is chosen yet. */
export type PictureAnswers = { file: string; alt: string; kind: PictureKind }

/** What was typed and chosen in a form with pictures. */
export type TypedPictures = {
  field(name: string): string
  /** Of a field's picture: that it was taken, or why not. Undefined where none was chosen. */
  picture(field: string): TakenPicture | undefined
}

export type TakenPicture = { id: string } | { error: string }

/** What is wrong in a field of the form, by its name. */
export type FormErrors = Readonly<Record<string, string>>

const built: Record<string, PictureFacts> = pictures

/** The names of a picture's fields; `prefix` where a form has several pictures. */
export const pictureFieldNames = (prefix: string) =>
  ({ upload: `${prefix}bild`, cut: `${prefix}utsnitt`, file: `${prefix}fil`, alt: `${prefix}alt`, kind: `${prefix}sort` }) as const

/** What stands in the fields of a picture, by their names. */
export function pictureTexts(prefix: string, { file, alt, kind }: PictureAnswers): Record<string, string> {
  const names = pictureFieldNames(prefix)
  return { [names.file]: file, [names.alt]: alt, [names.kind]: kind }
}

/** The one that stood there when the page was opened. */
export function openedPicture({ answers }: Opened, prefix: string): PictureAnswers | undefined {
  const names = pictureFieldNames(prefix)
  const file = answers[names.file]
  return file ? { file, alt: answers[names.alt] ?? '', kind: kindOf(answers[names.kind]) } : undefined
}

export type TypedPicture = { picture: PictureAnswers; errors: FormErrors }

/**
 * The picture that a form asks for, and what is wrong with it. `before`: the one that it takes the place of. One of the build's keeps its
 * kind, and its description unless another is typed.
 */
export function typedPicture(form: TypedPictures, prefix: string, before: PictureAnswers | undefined): TypedPicture {
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

function kindIn(form: Pick<TypedPictures, 'field'>, name: string): PictureKind {
  return kindOf(form.field(name))
}

function kindOf(text: string | undefined): PictureKind {
  return text === 'rendering' ? 'rendering' : 'photo'
}

/**
 * As it was typed, but for what is as it was when the page was opened: that is as it stands now. Where one of the two has chosen another picture,
 * its description and kind go with it.
 */
export function pictureChangedByMe(typed: PictureAnswers, prefix: string, opened: Opened, now: PictureAnswers): PictureAnswers {
  const names = pictureFieldNames(prefix)
  const [mine, theirs] = [pictureTexts(prefix, typed), pictureTexts(prefix, now)]
  const before = opened.answers[names.file]
  const isAnother = typed.file !== before || now.file !== before
  const merged = changedByMe(mine, opened, theirs)
  if (isAnother) return Object.values(names).some((name) => merged[name] !== theirs[name]) ? typed : now
  return { file: typed.file, alt: merged[names.alt] ?? typed.alt, kind: kindOf(merged[names.kind]) }
}
