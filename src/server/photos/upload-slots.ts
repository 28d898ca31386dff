/** The place of one upload among those that are received at once. */
type UploadSlot = {
  /** Counts what has come. */
  count(bytes: number): void
  /** Resolves if another upload needs the place more: this one is to be ended, and may come again. */
  readonly yielded: Promise<'yielded'>
  /** Gives the place back. */
  release(): void
}

/** Each takes up to 15 MB of the disk. */
const MOST = 64
/** A visitor's browser sends a few at a time; one network must not keep out the others. */
const MOST_OF_A_NETWORK = 8
/** How long a place is kept without its pace being asked for, ms. */
const GRACE_MS = 5_000
/** Bytes per ms. A place is for bytes that come: a phone on a bad line sends more. */
const GOOD_PACE = 40

type Upload = { network: string; since: number; bytes: number; yield(): void }

/** `now`: ms of any clock that only goes forward. */
export function makeUploadSlots(now = () => performance.now()) {
  const uploads = new Set<Upload>()

  return {
    /** Undefined while too many files are being received, all of them at a good pace. */
    take(network: string): UploadSlot | undefined {
      if (ofNetwork(network) >= MOST_OF_A_NETWORK) return undefined
      if (uploads.size >= MOST && !makeRoom()) return undefined
      const { promise, resolve } = Promise.withResolvers<'yielded'>()
      const upload: Upload = { network, since: now(), bytes: 0, yield: () => resolve('yielded') }
      uploads.add(upload)
      return {
        count(bytes) {
          upload.bytes += bytes
        },
        yielded: promise,
        release: () => void uploads.delete(upload),
      }
    },
  }

  function ofNetwork(network: string): number {
    return [...uploads].filter((upload) => upload.network === network).length
  }

  /** The slowest gives its place up, of the networks that have the most of them. */
  function makeRoom(): boolean {
    const at = now()
    const paceOf = ({ bytes, since }: Upload) => bytes / (at - since)
    const slow = [...uploads].filter((upload) => at - upload.since > GRACE_MS && paceOf(upload) < GOOD_PACE)
    const [slowest] = slow.toSorted((one, other) => ofNetwork(other.network) - ofNetwork(one.network) || paceOf(one) - paceOf(other))
    if (!slowest) return false
    uploads.delete(slowest)
    slowest.yield()
    return true
  }
}

/** What comes of an upload while it has its place. Ends with a YieldedError when it must give it up, also while it waits for bytes. */
export async function* whileInSlot(body: AsyncIterable<Uint8Array>, slot: UploadSlot): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), slot.yielded])
      if (next === 'yielded') throw new YieldedError('Another upload needs the place')
      if (next.done) return
      slot.count(next.value.byteLength)
      yield next.value
    }
  } finally {
    // Who reads past the rest needs the stream for themselves. Not awaited: it may still wait for bytes.
    void chunks.return?.()
  }
}

export class YieldedError extends Error {}
