/** Ends an upload's share. */
export type ReleaseSlot = () => void

export type UploadSlots = {
  /** Undefined while too many files are being received. */
  take(network: string): ReleaseSlot | undefined
}

/** Each takes up to 15 MB of the disk, and waits for those before it to be encoded. */
const MOST = 24
/** A visitor's browser sends a few at a time; slow senders on one network must not keep out the others. */
const MOST_OF_A_NETWORK = 8

export function makeUploadSlots(): UploadSlots {
  const taken = new Map<string, number>()
  let sum = 0

  return {
    take(network) {
      const ofNetwork = taken.get(network) ?? 0
      if (sum >= MOST || ofNetwork >= MOST_OF_A_NETWORK) return undefined
      taken.set(network, ofNetwork + 1)
      sum += 1
      return () => {
        const left = (taken.get(network) ?? 0) - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
        sum -= 1
      }
    },
  }
}
