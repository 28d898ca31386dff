import type { Context } from 'hono'
import type { Reading } from '#domain/enquiry/enquiry-answers.ts'
import { PHOTO_FIELD } from '#domain/enquiry/photo-limits.ts'
import { bodyOf } from '#server/core/http/body.ts'
import { type FormFile, MultipartError, type MultipartForm, readMultipart } from '#server/core/http/read-multipart.ts'
import type { IncomingPhoto, PhotoResult } from '#server/enquiries/form-photos.ts'
import { addToOutcome, receiveFormFile } from '#server/enquiries/form-photos.ts'
import type { PhotoOutcome } from '#server/enquiries/photo-outcome.tsx'
import { type EnquiryResponse, responses } from './responses.ts'
import { readSentAnswers } from './sent-answers.ts'

type Received = { reading: Reading; response: EnquiryResponse; photos: PhotoOutcome }

/**
 * Receives the form of a visitor without script. Its answers come before its photos, so the request is accepted when the first photo
 * begins, whatever becomes of the photos. Each photo is received, encoded and stored before the next is read. `mostBytes`: of the answers.
 * `accept` stores the request, or responds why not.
 */
export async function receiveFormWithPhotos(
  c: Context,
  {
    mostBytes,
    accept,
    receivePhoto,
    report,
  }: {
    mostBytes: number
    accept: (answers: MultipartForm['answers'], reading: Reading) => Promise<EnquiryResponse>
    receivePhoto: (photo: Omit<IncomingPhoto, 'network'>, body: AsyncIterable<Uint8Array>) => Promise<PhotoResult>
    report: (error: unknown) => void
  },
): Promise<Received> {
  const photos: PhotoOutcome = { kept: 0, refused: [] }
  let position = 0
  let taken: Omit<Received, 'photos'> | undefined

  async function take({ answers, isTooLarge }: MultipartForm) {
    const reading = readSentAnswers(answers)
    return { reading, response: isTooLarge ? responses.tooLarge : await accept(answers, reading) }
  }

  async function takeFile({ name, body }: FormFile, form: MultipartForm) {
    // Until the answers are complete there is no request to add a photo to.
    if (!taken && !form.isTooLarge && !readSentAnswers(form.answers).ok) return void photos.refused.push({ name, why: 'notStored' })
    taken ??= await take(form)
    if (taken.response.status !== 200) return void photos.refused.push({ name, why: 'notStored' })
    const { reference, photoOffer } = taken.response
    const result = 'photos' in photoOffer ? await receive(reference, body) : 'photosDeclined' in photoOffer ? 'full' : 'notAllowed'
    addToOutcome(photos, name, result)
  }

  async function receive(reference: string, body: FormFile['body']): Promise<PhotoResult> {
    return receiveFormFile(body, (bytes) => receivePhoto({ reference, position: position++ }, bytes), report)
  }

  try {
    const form = await readMultipart(bodyOf(c), c.req.header('content-type') ?? '', { fileFields: [PHOTO_FIELD], mostBytes, takeFile })
    const isEmpty = Object.keys(form.answers).length === 0 && !form.isTooLarge
    taken ??= isEmpty ? { reading: readSentAnswers({}), response: responses.unreadableForm } : await take(form)
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error
    taken ??= { reading: readSentAnswers(error.form.answers), response: responses.unreadableForm }
  }
  return { ...taken, photos }
}
