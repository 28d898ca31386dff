import { makeStore } from './store.ts'
import type { UploadOutcome } from './upload-photo.ts'

/** How far the upload of a photo has come. `share`: how much of it has been sent, 0–1. */
export type UploadState =
  | { step: 'waiting' | 'paused' | 'sent' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; reason: string | undefined; retry: boolean }

/** How many are sent at once: more would only share the same connection. */
const AT_ONCE = 2

/** The pause before each new try when the connection was lost, ms: a minute and a half in all. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]

type Ports<Item> = {
  /** Sends one. Never rejects. */
  put: (item: Item, onShare: (share: number) => void) => Promise<UploadOutcome>
  /** Resolves after so many ms, or as soon as the browser says that it is online again. */
  pause: (ms: number) => Promise<void>
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>

/** Sends items in their order, each by itself. Begins at once. The states stand in the order of the items. */
export function makeUploadQueue<Item>(items: readonly Item[], { put, pause }: Ports<Item>) {
  const states = makeStore<readonly UploadState[]>(items.map(() => ({ step: 'waiting' })))
  const tries: number[] = []
  let active = 0

  function sendNext() {
    while (active < AT_ONCE) {
      const at = states.read().findIndex(({ step }) => step === 'waiting')
      const item = items[at]
      if (item === undefined) return
      void send(at, item)
    }
  }

  async function send(at: number, item: Item) {
    active += 1
    become(at, { step: 'sending', share: 0 })
    const outcome = await put(item, (share) => become(at, { step: 'sending', share }))
    active -= 1
    if (outcome.step === 'lost') void tryLater(at, outcome)
    else become(at, outcome)
    sendNext()
  }

  /** While one pauses, another is sent in its place. */
  async function tryLater(at: number, { reason, afterMs = 0 }: Extract<UploadOutcome, { step: 'lost' }>) {
    const ms = PAUSES_MS[tries[at] ?? 0]
    tries[at] = (tries[at] ?? 0) + 1
    if (ms === undefined) return become(at, { step: 'failed', reason, retry: true })
    become(at, { step: 'paused' })
    await pause(Math.max(ms, afterMs))
    become(at, { step: 'waiting' })
    sendNext()
  }

  function become(at: number, state: UploadState) {
    states.write(states.read().with(at, state))
  }

  /** Tries a failed one again. */
  function retry(at: number) {
    tries[at] = 0
    become(at, { step: 'waiting' })
    sendNext()
  }

  sendNext()
  return {
    read: states.read,
    subscribe: states.subscribe,
    retry,
    /** For when the connection is back: tries all again that may be. */
    retryFailed() {
      for (const [at, state] of states.read().entries()) if (state.step === 'failed' && state.retry) retry(at)
    },
  }
}

/** Whether anything may still be sent without the visitor doing something. */
export function isUnderWay(states: readonly UploadState[]): boolean {
  return states.some(({ step }) => step === 'waiting' || step === 'sending' || step === 'paused')
}
