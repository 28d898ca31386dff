import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'

/** What is in quarantine: enquiries, and bytes of their texts. */
export type QuarantineSize = { count: number; bytes: number }

/** Suspicious requests may fill this part; the rest is kept for those that look ordinary. */
const SUSPECTS_PART = 0.8
/** The size is read again after this time, for what other processes stored and the owner erased. */
const REUSE_MS = 5000

export type QuarantineCapacity = ReturnType<typeof makeQuarantineCapacity>

/** Caps what quarantine holds. Between two readings of its size only this process's own requests are counted. */
export function makeQuarantineCapacity({ limit, readSize }: { limit: QuarantineSize; readSize: () => Promise<QuarantineSize> }) {
  let size: Promise<QuarantineSize> | undefined
  let readAt = 0

  return {
    /** Whether there is room for the request; if so it is counted. */
    async take(request: EnquiryAnswers, isOrdinary: boolean): Promise<boolean> {
      const used = await currentSize()
      const part = isOrdinary ? 1 : SUSPECTS_PART
      const bytes = sizeOf(request)
      if (used.count + 1 > limit.count * part || used.bytes + bytes > limit.bytes * part) return false
      used.count += 1
      used.bytes += bytes
      return true
    },
  }

  async function currentSize(): Promise<QuarantineSize> {
    if (!size || performance.now() - readAt > REUSE_MS) {
      readAt = performance.now()
      size = readSize()
      // A failed reading is not used again.
      size.catch(() => {
        size = undefined
      })
    }
    return size
  }
}

/** Bytes of the request's texts, in UTF-8. */
export function sizeOf(request: EnquiryAnswers): number {
  return Object.values(request).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
