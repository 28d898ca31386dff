import type { RoomDeed } from '#domain/enquiry/history-kinds.ts'
import { offerDeedWords } from '../offers/offer-deeds.ts'

/**
 * The words for what other rooms do about a request: in its history; in its status, followed by an instant; and on the customer's page.
 */
export const roomDeedWords = {
  history: { ...offerDeedWords.history },
  turn: { ...offerDeedWords.turn },
  customer: { ...offerDeedWords.customer },
} as const satisfies Record<string, Record<RoomDeed, string>>
