import type { Context } from 'hono'
import { PHOTO_FIELD } from '#domain/quote/photo-limits.ts'
import type { PhotoResult } from '../photos/receive-photo.ts'
import { bodyOf } from './body.ts'
import type { PhotoOutcome } from './photo-outcome.tsx'
import { type FormFile, MultipartError, readMultipart } from './read-multipart.ts'

type Needs = {
  isAllowed: (formToken: string) => boolean
  /** The place of the first photo: behind those that are there. */
  firstPosition: () => Promise<number>
  receivePhoto: (position: number, body: AsyncIterable<Uint8Array>) => Promise<PhotoResult>
  report: (error: unknown) => void
}

/** Bytes of the fields beside the files. */
const MOST_BYTES = 1024

/** Photos that a customer adds to a request by a plain form, whose token comes before the files. */
export async function receiveCustomerPhotos(c: Context, { isAllowed, firstPosition, receivePhoto, report }: Needs): Promise<PhotoOutcome | 'not allowed'> {
  const outcome: PhotoOutcome = { kept: 0, refused: [] }
  let position = await firstPosition()
  let allowed = false

  async function receive(body: FormFile['body']): Promise<PhotoResult> {
    try {
      // Not destroyed where reading stops: the rest of the form follows it.
      return await receivePhoto(position++, body.iterator({ destroyOnReturn: false }))
    } catch (error) {
      if (!body.destroyed) report(error)
      return 'notStored'
    }
  }

  try {
    const form = await readMultipart(bodyOf(c), c.req.header('content-type') ?? '', {
      fileField: PHOTO_FIELD,
      mostBytes: MOST_BYTES,
      async takeFile({ name, body }, { answers }) {
        allowed ||= isAllowed(answers.sigill ?? '')
        const result = allowed ? await receive(body) : 'notAllowed'
        if (result === 'kept') outcome.kept += 1
        else outcome.refused.push({ name, why: result })
      },
    })
    allowed ||= isAllowed(form.answers.sigill ?? '')
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
  }
  return allowed ? outcome : 'not allowed'
}
