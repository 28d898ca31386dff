import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { pictureFields, sitePictureRefusals } from '#content/publishing/site-pictures.ts'
import { MIDDLE, NARROWEST, type PictureFocus, readFocus } from '#domain/site-picture.ts'
import type { Base } from '#server/core/core.ts'
import { bodyOf } from '#server/core/http/body.ts'
import { type FormFile, MultipartError, readMultipart } from '#server/core/http/read-multipart.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskFields, DeskForms } from '#server/desk/desk-forms.ts'
import type { ReceivedPicture, ReceivePicture } from '../gallery/receive-picture.ts'
import { SUBJECT } from './site-path.ts'
import { pictureFieldNames, type TakenPicture, type TypedPictures } from './typed-picture.ts'

/** A form with pictures, as far as it came. */
export type PictureForm = DeskFields &
  TypedPictures & {
    /** Names the form and all that was in it: the same form sent again has the same. */
    key: string
    /** Whether its token is valid. */
    isValid: boolean
  }

/** Bytes of the fields beside the pictures. */
const MOST_BYTES = 64 * 1024

export function isPictureForm(c: Context): boolean {
  return (c.req.header('content-type') ?? '').startsWith('multipart/form-data')
}

/** Reads a form as it comes. Its token stands before its pictures, which are not taken without a valid one; so does where each is cut. */
export async function readPictureForm(
  c: Context<DeskEnv>,
  prefixes: readonly string[],
  { deskForms, receivePicture, report }: { deskForms: DeskForms; receivePicture: ReceivePicture; report: Base['report'] },
): Promise<PictureForm> {
  const pictures = new Map<string, TakenPicture>()
  const isValid = (token = '') => deskForms.isValid(c, SUBJECT, token)

  async function take({ body }: FormFile, focus: PictureFocus): Promise<TakenPicture> {
    try {
      return taken(await receivePicture(body.iterator({ destroyOnReturn: false }), focus))
    } catch (error) {
      if (!body.destroyed) report(error)
      return { error: sitePictureRefusals.notStored }
    }
  }

  const answers = await readMultipart(bodyOf(c), c.req.header('content-type') ?? '', {
    fileFields: prefixes.map((prefix) => pictureFieldNames(prefix).upload),
    mostBytes: MOST_BYTES,
    async takeFile(file, { answers }) {
      const names = prefixes.map(pictureFieldNames).find(({ upload }) => upload === file.field)
      if (isValid(answers.sigill)) pictures.set(file.field, await take(file, readFocus(answers[names?.cut ?? ''] ?? '') ?? MIDDLE))
    },
  }).then(
    (form) => form.answers,
    (error: unknown) => {
      if (error instanceof MultipartError) return error.form.answers
      throw error
    },
  )
  return {
    key: createHash('sha256')
      .update(JSON.stringify([c.req.path, answers, [...pictures]]))
      .digest('base64url'),
    field: (name) => answers[name] ?? '',
    all: (name) => (answers[name] === undefined ? [] : [answers[name]]),
    isValid: isValid(answers.sigill),
    picture: (name) => pictures.get(name),
  }
}

export function taken(received: ReceivedPicture): TakenPicture {
  if ('id' in received) return received
  return { error: 'refusal' in received ? sitePictureRefusals[received.refusal] : pictureFields.errors.tooNarrow(received.tooNarrow, NARROWEST) }
}
