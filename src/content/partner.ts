import { company } from './company.ts'
import type { PictureName } from './pictures.ts'

const { name, site } = company.partner

export const partnership = {
  heading: 'Vårt designpartnerskap',
  name,
  description: `Vi är hantverkare, och när det gäller material tar vi hjälp av dem som arbetar med det varje dag. Därför hänvisar vi alla våra kunder till ${name}, en rikstäckande leverantör av kakel, keramik och badrumsmöbler. Där kan du känna på plattorna, jämföra kulörer och få råd om helheten. Vi tar över när det är dags att bygga.`,
  visit: `Besök ${site}`,
  newTab: 'öppnas i en ny flik',
  showroom: 'Se plattor och möbler i verkligheten innan du bestämmer dig.',
  offer: {
    heading: `Vad erbjuder ${name}?`,
    items: [
      { name: 'Keramik och kakel', text: 'Kakel, klinker och granitkeramik i många format, kulörer och ytor.' },
      { name: 'Badrumsmöbler', text: 'Tvättställsskåp, speglar, blandare och förvaring som passar rummets mått.' },
      { name: 'Designrådgivning', text: 'Hjälp att kombinera material, fogfärg och ljus till en helhet.' },
    ],
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
