/** What stands in a request's history about offers, and whose turn it then is. */
export const offerDeeds = {
  'offer sent': 'customer',
  'offer question': 'ours',
  'offer accepted': 'ours',
  'offer declined': 'ours',
  'offer expired': 'ours',
  'offer confirmed': 'customer',
  'offer regretted': 'ours',
} as const

export type OfferDeed = keyof typeof offerDeeds
