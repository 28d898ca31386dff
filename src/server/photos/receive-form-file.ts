import type { FormFile } from '#server/core/http/read-multipart.ts'
import type { PhotoOutcome } from './photo-outcome.tsx'
import type { PhotoResult } from './receive-photo.ts'

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
