import type { ChildProcess } from 'node:child_process'
import { startLowPriorityProcess } from '../low-priority-process.ts'
import type { EncodedPhoto, EncodePhoto } from '../photos/receive-photo.ts'
import type { EncodeSitePicture } from '../publishing/receive-picture.ts'
import type { SizedPicture } from '../publishing/site-pictures.ts'
import type { EncoderMessage } from './encode-photo.ts'

/** `encode`: for a request; `encodeForSite`: in the site's sizes. */
export type PhotoEncoder = { encode: EncodePhoto; encodeForSite: EncodeSitePicture; close: () => void }

/** Processor time of one photo. 12 megapixels take a second at most on a small machine. */
const MOST_PROCESSOR_MS = 20_000
/** The process counts its processor time itself. On a busy machine it waits for a processor, since requests come first: that is no fault of the photo's. */
const ENCODING_MS = 5 * 60_000
const STARTING_MS = 60_000
/** An idle process gives its memory back. */
const IDLE_MS = 30_000
const NODE_FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=64']

type Limits = { mostProcessorMs?: number; encodingMs?: number }

class EndedError extends Error {}

/**
 * Encodes one photo after the other in a process of its own (encode-photo.ts), which is started for the first and ends when none
 * has come for a while. One that takes too much processor time or memory is ended, and its photo counts as unreadable. Rejects where
 * the process gets too little of the processor to finish.
 */
export function makePhotoEncoder(script: string, { mostProcessorMs = MOST_PROCESSOR_MS, encodingMs = ENCODING_MS }: Limits = {}): PhotoEncoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  return {
    async encode(path) {
      const answer = await inTurn({ path, use: 'request' })
      return answer === 'tooManyPixels' || isPhoto(answer) ? answer : 'unreadable'
    },
    async encodeForSite(path) {
      const answer = await inTurn({ path, use: 'site' })
      return answer === 'tooManyPixels' || isTooNarrow(answer) || isSized(answer) ? answer : 'unreadable'
    },
    close: stop,
  }

  function inTurn(message: EncoderMessage): Promise<unknown> {
    const turn = last.then(() => answerTo(message))
    last = turn.catch(() => {})
    return turn
  }

  /** What the process answers, undefined if it ends over it. */
  async function answerTo(message: EncoderMessage): Promise<unknown> {
    clearTimeout(idle)
    const running = child ?? (await start())
    running.ref()
    running.channel?.ref()
    try {
      running.send(message)
      return await nextMessage(running, encodingMs)
    } catch (error) {
      stop()
      if (error instanceof EndedError) return undefined
      throw error
    } finally {
      // The process of the server may end while this one is idle.
      running.unref()
      running.channel?.unref()
      idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  async function start(): Promise<ChildProcess> {
    const started = startLowPriorityProcess(script, NODE_FLAGS, [String(mostProcessorMs)])
    child = started
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    try {
      await nextMessage(started, STARTING_MS)
    } catch (error) {
      stop()
      throw new Error('Photos cannot be encoded: the process for it does not start', { cause: error })
    }
    return started
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
}

/** Rejects when the process says nothing in that time; with an EndedError when it ends first. */
function nextMessage(child: ChildProcess, withinMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const ended = () => reject(new EndedError('The process has ended'))
  const timer = setTimeout(() => reject(new Error('The process that encodes photos takes too long')), withinMs)
  child.once('message', resolve)
  child.once('exit', ended)
  child.once('error', reject)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve)
    child.off('exit', ended)
    child.off('error', reject)
  })
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
