import type { SiteContent } from '../checks/site-content-schema.ts'

/** The owner's words about the partner, with facts left open in braces (fill-in.ts). */
export const partnerTexts: SiteContent['partnership'] = {
  description:
    'Vi är hantverkare, och när det gäller material tar vi hjälp av dem som arbetar med det varje dag. Därför hänvisar vi alla våra kunder till {partner}, en rikstäckande leverantör av kakel, keramik och badrumsmöbler. Där kan du känna på plattorna, jämföra kulörer och få råd om helheten. Vi tar över när det är dags att bygga.',
  showroom: 'Se plattor och möbler i verkligheten innan du bestämmer dig.',
  offer: [
    { name: 'Keramik och kakel', text: 'Kakel, klinker och granitkeramik i många format, kulörer och ytor.' },
    { name: 'Badrumsmöbler', text: 'Tvättställsskåp, speglar, blandare och förvaring som passar rummets mått.' },
    { name: 'Designrådgivning', text: 'Hjälp med att kombinera material, fogfärg och ljus till en helhet.' },
  ],
}
