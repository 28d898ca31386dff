import type { EnquiryRecord } from '../enquiry-repository.ts'
import type { Excerpt } from '../remind/digest.ts'
import type { QuarantineSize } from './quarantine-room.ts'

/** What is in quarantine, for the owner and for the alarm. Instants are ISO 8601, UTC. */
export type QuarantineRepository = {
  size(): Promise<QuarantineSize>
  /** The enquiries that look most ordinary, first. */
  mostOrdinary(): Promise<Excerpt<EnquiryRecord>>
  /** References of up to `most` enquiries that look ordinary, but found the trickle used up; received since then, most ordinary first. */
  heldOrdinary(receivedSince: string, most: number): Promise<string[]>
  /** Whether one was received after the owner last looked. */
  isUnseen(): Promise<boolean>
  /** The owner has looked at those received up to then. */
  setSeen(receivedUpTo: string): Promise<void>
  /** When the latest notice was queued. */
  latestNotice(): Promise<string | undefined>
  /** Whether a flood left an enquiry after this instant that the owner has not looked at. */
  floodedSince(instant: string): Promise<boolean>
  /** Queues a notice once for each name. Resolves to whether it was queued. */
  queueNotice(name: string, at: string): Promise<boolean>
}
