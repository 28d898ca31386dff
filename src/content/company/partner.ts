import type { PictureName } from '../pictures.ts'
import type { CompanyFacts } from './facts.ts'

export const partnership = {
  heading: 'Vårt designpartnerskap',
  visit: ({ partner }: CompanyFacts) => `Besök ${partner.site}`,
  newTab: 'öppnas i en ny flik',
  offer: ({ partner }: CompanyFacts) => `Vad erbjuder ${partner.name}?`,
} as const

/** Pictures of the partner's materials, along the top of the offer panel. */
export const samples: readonly PictureName[] = [
  'sample-marble',
  'sample-zellige',
  'sample-white',
  'sample-nero',
  'sample-oak',
  'sample-brick',
  'sample-terrazzo',
]
