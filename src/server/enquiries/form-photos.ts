import type { PhotoRefusal } from '#content/photos/photo-refusals.ts'
import type { FormFile } from '#server/core/http/read-multipart.ts'
import type { PhotoOutcome } from './photo-outcome.tsx'

/** What the form asks of the room that keeps photos. */
export type PhotoResult = 'kept' | PhotoRefusal

export type IncomingPhoto = {
  reference: string
  /** Who sends it: files that are received at once are counted by network. */
  network: string
  position: number
  /** The hash that the sender announced, hex. */
  sha256?: string
}

/** Receives, checks, encodes and stores a photo or PDF of a stored enquiry. The same file sent twice is stored once. */
export type ReceivePhoto = (photo: IncomingPhoto, body: AsyncIterable<Uint8Array>) => Promise<PhotoResult>

/** In the answer to an accepted request: where its photos can be sent, with what token, and until when (ISO 8601, UTC). */
export type PhotoOffer = { photos: { url: string; token: string; until: string } } | { photosDeclined: 'full' } | Record<never, never>

/** Without `receivedAt` there is no such request any more. */
export type OfferPhotos = (reference: string, receivedAt: string | undefined) => Promise<PhotoOffer>

/** Takes photos with the form of a visitor without script, and offers a place for them to the others. */
export type FormPhotos = { offerPhotos: OfferPhotos; receivePhoto: ReceivePhoto }

type Receive = (body: AsyncIterable<Uint8Array>) => Promise<PhotoResult>

/** Receives one file of a form, whose rest is read on afterwards. A lost connection is not reported as an error. */
export async function receiveFormFile(body: FormFile['body'], receive: Receive, report: (error: unknown) => void): Promise<PhotoResult> {
  try {
    // Not destroyed where reading stops: the rest of the form follows it.
    return await receive(body.iterator({ destroyOnReturn: false }))
  } catch (error) {
    if (!body.destroyed) report(error)
    return 'notStored'
  }
}

export function addToOutcome(outcome: PhotoOutcome, name: string, result: PhotoResult) {
  if (result === 'kept') outcome.kept += 1
  else outcome.refused.push({ name, why: result })
}
