import type { PictureFocus } from '#domain/site-picture.ts'
import { makeTaskProcess } from '#server/core/task-process.ts'
import type { EncodedPhoto, EncoderMessage } from './encode-photo.ts'
import type { EncodeSitePicture, SizedPicture } from './encode-site-picture.ts'

/** Rejects when photos cannot be encoded at all. */
export type EncodePhoto = (path: string) => Promise<EncodedPhoto | 'unreadable' | 'tooManyPixels'>

/** Processor time of one photo. 12 megapixels take a second at most on a small machine. */
const MOST_PROCESSOR_MS = 20_000
/** The process counts its processor time itself. On a busy machine it waits for a processor, since requests come first: that is no fault of the photo's. */
const ENCODING_MS = 5 * 60_000
const NODE_FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=64']

type Limits = { mostProcessorMs?: number; encodingMs?: number }

/**
 * Encodes one photo after the other in a process of its own (encode-photo.ts). One that takes too much processor time or memory ends the
 * process, and counts as unreadable. Rejects where the process gets too little of the processor to finish.
 */
export function makePhotoEncoder(script: string, { mostProcessorMs = MOST_PROCESSOR_MS, encodingMs = ENCODING_MS }: Limits = {}) {
  const process = makeTaskProcess(script, NODE_FLAGS, { taskMs: encodingMs, parameters: [String(mostProcessorMs)] })
  const ask = (message: EncoderMessage) => process.ask(message)
  return {
    /** For a request. */
    async encode(path: string): ReturnType<EncodePhoto> {
      const answer = await ask({ path })
      return answer === 'tooManyPixels' || isPhoto(answer) ? answer : 'unreadable'
    },
    /** In the site's sizes. */
    async encodeForSite(path: string, focus: PictureFocus): ReturnType<EncodeSitePicture> {
      const answer = await ask({ path, focus })
      return answer === 'tooManyPixels' || isTooNarrow(answer) || isSized(answer) ? answer : 'unreadable'
    },
    close: process.close,
  }
}

function isPhoto(answer: unknown): answer is EncodedPhoto {
  return typeof answer === 'object' && answer !== null && 'content' in answer && answer.content instanceof Uint8Array
}

function isTooNarrow(answer: unknown): answer is { tooNarrow: number } {
  return typeof answer === 'object' && answer !== null && 'tooNarrow' in answer
}

function isSized(answer: unknown): answer is SizedPicture[] {
  return Array.isArray(answer) && answer.every((one) => one.content instanceof Uint8Array)
}
