import type { Context } from 'hono'
import type { CheckedContent } from '#content/checks/check-site-content.ts'
import { sitePage } from '#content/publishing/site.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { pictureFields } from '#content/publishing/site-pictures.ts'
import { isOwnPicture, type PictureUse } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { GalleryPictures } from '../gallery/gallery-pictures.ts'
import type { DraftedSite, Publishing } from '../publishing.ts'
import { Meanwhile, whoSaved } from './meanwhile.tsx'
import type { Opened } from './opened.tsx'
import { type PictureForm, readPictureForm } from './read-picture-form.ts'
import { SEEN, SUBJECT } from './site-path.ts'
import { type FormErrors, type PictureAnswers, pictureFieldNames } from './typed-picture.ts'

/**
 * What is said on a form that is shown again. `opened`: what it was made from; without it, it is made now. `asTyped`: the draft with what was
 * typed, where another has been saved meanwhile.
 */
export type Said = { error?: string; errors?: FormErrors; opened?: Opened; asTyped?: (drafted: SiteContent) => CheckedContent }

export type GalleryForm = ReturnType<typeof makeGalleryForm>

/** What the forms of the site's pictures have in common. */
export function makeGalleryForm(
  { site: { picture: builtPicture, hasPicture }, now, report }: Pick<Base, 'site' | 'now' | 'report'>,
  { deskForms, deskPages, sentTwice }: Desk,
  publishing: Publishing,
  { receivePicture, sitePictures }: Pick<GalleryPictures, 'receivePicture' | 'sitePictures'>,
) {
  function unavailable({ file }: PictureAnswers, use: PictureUse, prefix: string): FormErrors {
    return hasPicture(file, use) ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.missing }
  }

  return {
    /** Reads the form as it comes, and answers it once. */
    async savePictures(c: Context<DeskEnv>, fileFields: readonly string[], save: (c: Context<DeskEnv>, form: PictureForm) => Promise<Response>) {
      const form = await readPictureForm(c, fileFields, { deskForms, receivePicture, report })
      return sentTwice.answerOnce(c, form.key, () => save(c, form))
    },

    /** Resolves to whether the draft was still the one that the form was made from. */
    save: (c: Context<DeskEnv>, content: SiteContent, { field }: DeskFields): Promise<boolean> =>
      publishing.save(content, field(SEEN) || undefined, c.get('signedIn').name),

    /** A picture that has been removed since it was chosen: one of the owner's, or one of the build's. */
    async missing(picture: PictureAnswers, use: PictureUse, prefix: string): Promise<FormErrors> {
      if (!isOwnPicture(picture.file)) return picture.file === '' ? {} : unavailable(picture, use, prefix)
      const isThere = await sitePictures.touch(picture.file, now().toISOString())
      return isThere ? {} : { [pictureFieldNames(prefix).file]: pictureFields.errors.gone }
    },

    unavailable,

    /** What the form shows as chosen: none where the picture is missing. */
    chosen: (picture: PictureAnswers, use: PictureUse): PictureAnswers => (hasPicture(picture.file, use) ? picture : { ...picture, file: '' }),

    /** What every form shows. `answers`: what stands in its fields, by their names. `path`: of the form. */
    partsOf(c: Context<DeskEnv>, site: DraftedSite, { error, errors = {}, opened, asTyped }: Said, answers: Readonly<Record<string, string>>, path: string) {
      return {
        errors,
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
