import type { PictureName } from '../pictures.ts'
import { published } from '../publishing/published.ts'
import { withFacts } from '../publishing/with-facts.ts'
import { company } from './company.ts'
import { partnerTexts } from './partner-texts.ts'

const { name, site } = company.partner
const { description, showroom, offer } = published('partnership', partnerTexts)

export const partnership = {
  heading: 'Vårt designpartnerskap',
  name,
  description: withFacts(description),
  visit: `Besök ${site}`,
  newTab: 'öppnas i en ny flik',
  showroom: withFacts(showroom),
  offer: {
    heading: `Vad erbjuder ${name}?`,
    items: offer.map((item) => ({ name: item.name, text: withFacts(item.text) })),
  },
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
