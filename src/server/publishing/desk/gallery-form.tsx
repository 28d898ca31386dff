import type { Context } from 'hono'
import type { CheckedContent } from '#content/checks/check-site-content.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { pictureFields } from '#content/publishing/site-pictures.ts'
import { isOwnPicture, type PictureUse, readFocus } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { GalleryPictures } from '../gallery/gallery-pictures.ts'
import type { DraftedSite, Publishing } from '../publishing.ts'
import { Meanwhile, whoSaved } from './meanwhile.tsx'
import type { Opened } from './opened.tsx'
import { type PictureForm, readPictureForm, taken } from './read-picture-form.ts'
import { SEEN, SUBJECT } from './site-path.ts'
import { type FormErrors, type PictureAnswers, pictureFieldNames, type TypedPicture } from './typed-picture.ts'

/**
 * What is said on a form that is shown again. `form`: as it was sent. `opened`: what it was made from; without it, it is made now. `asTyped`: the draft with what was
 * typed, where another has been saved meanwhile.
 */
export type Said = { error?: string; errors?: FormErrors; form?: PictureForm; opened?: Opened; asTyped?: (drafted: SiteContent) => CheckedContent }

export type GalleryForm = ReturnType<typeof makeGalleryForm>

/** What the forms of the site's pictures have in common. */
export function makeGalleryForm(
  { site: { picture: builtPicture, hasPicture }, now, report }: Pick<Base, 'site' | 'now' | 'report'>,
  { deskForms, deskPages, sentTwice }: Desk,
  publishing: Publishing,
  { receivePicture, cutAnew, sitePictures }: Pick<GalleryPictures, 'receivePicture' | 'cutAnew' | 'sitePictures'>,
) {
  function unavailable({ file }: PictureAnswers, use: PictureUse, prefix: string): FormErrors {
    return hasPicture(file, use) ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.missing }
  }

  /** The picture cut where the form asks for it, if it is one that is there: one that came with the form was cut as it came. */
  async function cutAsAsked(form: PictureForm, prefix: string, picture: PictureAnswers): Promise<TypedPicture> {
    const names = pictureFieldNames(prefix)
    const focus = form.picture(names.upload) ? undefined : readFocus(form.field(names.cut))
    if (!focus || !isOwnPicture(picture.file)) return { picture, errors: {} }
    const cut = await cutAnew(picture.file, focus)
    if (!cut) return { picture, errors: { [names.cut]: pictureFields.errors.notWhole } }
    const answer = taken(cut)
    return 'id' in answer ? { picture: { ...picture, file: answer.id }, errors: {} } : { picture, errors: { [names.cut]: answer.error } }
  }

  /** A picture that has been removed since it was chosen: one of the owner's, or one of the build's. */
  async function missing(picture: PictureAnswers, use: PictureUse, prefix: string): Promise<FormErrors> {
    if (!isOwnPicture(picture.file)) return picture.file === '' ? {} : unavailable(picture, use, prefix)
    const isThere = await sitePictures.touch(picture.file, now().toISOString())
    return isThere ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.gone }
  }

  return {
    /** Reads the form as it comes, and answers it once. */
    async savePictures(c: Context<DeskEnv>, prefixes: readonly string[], save: (c: Context<DeskEnv>, form: PictureForm) => Promise<Response>) {
      const form = await readPictureForm(c, prefixes, { deskForms, receivePicture, report })
      return sentTwice.answerOnce(c, form.key, () => save(c, form))
    },

    /** Resolves to whether the draft was still the one that the form was made from. */
    save: (c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> =>
      publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name),

    /** A picture as it is to be stored, with all that is wrong with it. */
    async asStored(form: PictureForm, prefix: string, { picture, errors }: TypedPicture, use: PictureUse): Promise<TypedPicture> {
      const cut = await cutAsAsked(form, prefix, picture)
      return { picture: cut.picture, errors: { ...errors, ...cut.errors, ...(await missing(picture, use, prefix)) } }
    },

    unavailable,

    /** What the form shows as chosen: none where the picture is missing. */
    chosen: (picture: PictureAnswers, use: PictureUse): PictureAnswers => (hasPicture(picture.file, use) ? picture : { ...picture, file: '' }),

    /** What every form shows. `answers`: what stands in its fields, by their names. `path`: of the form. */
    partsOf(
      c: Context<DeskEnv>,
      site: DraftedSite,
      { error, errors = {}, form, opened, asTyped }: Said,
      answers: Readonly<Record<string, string>>,
      path: string,
    ) {
      return {
        errors,
        cut: (prefix: string) => cutIn(form, prefix),
        opened: opened ?? { seen: site.seen, answers },
        meanwhile: asTyped && <Meanwhile drafted={site.drafted} withTyped={asTyped} path={path} builtPicture={builtPicture} />,
        formToken: deskForms.issueToken(c, SUBJECT),
        error: asTyped ? sitePage.errors.overtakenForm(whoSaved(c, site)) : error,
        builtPicture,
      }
    },

    respond: async (c: Context<DeskEnv>, page: DeskPage, error: string | undefined) => c.html(await deskPages.fill(page), error ? 422 : 200),
  }
}

/** Where a picture that is there is to be cut: one that came with the form has been. */
function cutIn(form: PictureForm | undefined, prefix: string): string {
  const names = pictureFieldNames(prefix)
  return form && !form.picture(names.upload) ? form.field(names.cut) : ''
}
