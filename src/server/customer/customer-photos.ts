import type { Context } from 'hono'
import { PHOTO_FIELD } from '#domain/enquiry/photo-limits.ts'
import type { Core } from '#server/core/core.ts'
import { bodyOf } from '#server/core/http/body.ts'
import { MultipartError, readMultipart } from '#server/core/http/read-multipart.ts'
import type { PhotoResult } from '#server/enquiries/form-photos.ts'
import { addToOutcome, receiveFormFile } from '#server/enquiries/form-photos.ts'
import type { PhotoOutcome } from '#server/enquiries/photo-outcome.tsx'

/** Bytes of the fields beside the files. */
const MOST_BYTES = 1024

/** Photos that a customer adds to a request by a plain form, whose token comes before the files. `position`: behind those that are there. */
export async function receiveCustomerPhotos(
  c: Context,
  position: number,
  isAllowed: (formToken: string) => boolean,
  receivePhoto: (position: number, body: AsyncIterable<Uint8Array>) => Promise<PhotoResult>,
  report: Core['report'],
): Promise<PhotoOutcome | 'not allowed'> {
  const outcome: PhotoOutcome = { kept: 0, refused: [] }
  let allowed = false

  try {
    const form = await readMultipart(bodyOf(c), c.req.header('content-type') ?? '', {
      fileFields: [PHOTO_FIELD],
      mostBytes: MOST_BYTES,
      async takeFile({ name, body }, { answers }) {
        allowed ||= isAllowed(answers.sigill ?? '')
        const result = allowed ? await receiveFormFile(body, (bytes) => receivePhoto(position++, bytes), report) : 'notAllowed'
        addToOutcome(outcome, name, result)
      },
    })
    allowed ||= isAllowed(form.answers.sigill ?? '')
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
  }
  return allowed ? outcome : 'not allowed'
}
