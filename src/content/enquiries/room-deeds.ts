import type { RoomDeed } from '#domain/enquiry/history-kinds.ts'
import { offerDeedWords } from '../offers/offer-deeds.ts'

/**
 * The words of what other rooms do about a request: in its history; as what it stands for then, before when that came to be; after who
 * did it, where the owner's forms can do it; and on the customer's page.
 */
export const roomDeedWords = {
  history: { ...offerDeedWords.history },
  turn: { ...offerDeedWords.turn },
  meanwhile: { ...offerDeedWords.meanwhile },
  customer: { ...offerDeedWords.customer },
} as const satisfies Record<'history' | 'turn' | 'customer', Record<RoomDeed, string>> & { meanwhile: Partial<Record<RoomDeed, string>> }
