import type { RoomDeed } from '#domain/enquiry/history-kinds.ts'
import { offerDeedWords } from '../offers/offer-deeds.ts'

/**
 * The words of what other rooms do about a request: in its history; as what it stands for then, before when that came to be; and on the
 * customer's page.
 */
export const roomDeedWords = {
  history: { ...offerDeedWords.history },
  turn: { ...offerDeedWords.turn },
  customer: { ...offerDeedWords.customer },
} as const satisfies Record<string, Record<RoomDeed, string>>
