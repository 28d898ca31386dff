import { kronor, listed, percent } from '#domain/sweden/writing.ts'
import { company } from './company.ts'

const { name, founded, rot, partner } = company

export const hero = {
  /** The full stops are drawn as tiles; the second line's carries the plumb line. */
  headline: ['Badrum som håller', 'Punkt'],
  subline: `Vi gör jobbet rätt från början – sedan ${founded}.`,
  quote: 'Få offert',
  services: 'Se våra tjänster',
  rot: {
    percent: percent(rot.percent),
    heading: 'ROT-avdrag på arbetskostnaden',
    text: `Högst ${kronor(rot.capKr)} per person och år${rot.year === undefined ? '' : ` (${rot.year})`}. Vi sköter ansökan.`,
  },
} as const

export const result = {
  heading: 'Samma rum, nytt från underlaget och utåt',
  before: 'Före',
  after: 'Efter',
  caption: 'Samma rum, samma kamera.',
  checks: ['BKR-certifierat', 'ROT-avdrag', 'Garanti enligt konsumentköplagen'],
  more: 'Se fler projekt',
} as const

export const about = {
  heading: 'Om oss',
  columns: [
    {
      heading: 'Allt ut, allt nytt',
      text: `${name} har byggt badrum sedan ${founded}, och vi gör det på ett sätt: vi river ut hela rummet och bygger upp det igen. Det tar bort gissningarna. När de gamla skikten är borta ser vi hur underlaget mår, och då kan vi bygga med rätt fall, rätt tätskikt och rätt förutsättningar för plattorna. Genvägar bakom kakel syns först efter några år, och då är de dyra att rätta till. Därför gör vi jobbet rätt från början.`,
    },
    {
      heading: 'Lätt att nå hela vägen',
      text: `Att vara utan badrum i några veckor märks i vardagen, och då vill du veta vad som händer. Du får en kontaktperson som svarar på telefon, mejl och sms, och som hör av sig i god tid när något behöver bestämmas. Vi säger vad vi tänker göra, när vi kommer och vad det kostar, och vi säger till innan något ändras. Vi finns i ${listed(company.towns)}, så det är aldrig långt till ett besök på plats.`,
    },
  ],
  bkr: {
    heading: 'BKR-behörigt företag',
    text: 'Vi är behöriga enligt Byggkeramikrådet och arbetar efter branschreglerna för våtrum. Efter varje badrum får du ett kvalitetsdokument på tätskiktet.',
  },
  layersLabel: 'Skikten i en våtrumsvägg, inifrån och ut',
  layers: ['Underlag', 'Tätskikt', 'Fästmassa', 'Kakel', 'Fog'],
} as const

export const partnership = {
  heading: 'Vårt designpartnerskap',
  name: partner.name,
  text: `Vi är hantverkare, och när det gäller material tar vi hjälp av dem som arbetar med det varje dag. Därför hänvisar vi alla våra kunder till ${partner.name}, en rikstäckande leverantör av kakel, keramik och badrumsmöbler. Där kan du känna på plattorna, jämföra kulörer och få råd om helheten. Vi tar över när det är dags att bygga.`,
  visit: `Besök ${partner.site}`,
  showroom: 'Se plattor och möbler i verkligheten innan du bestämmer dig.',
  offers: {
    heading: `Vad erbjuder ${partner.name}?`,
    items: [
      { title: 'Keramik och kakel', text: 'Kakel, klinker och granitkeramik i många format, kulörer och ytor.' },
      { title: 'Badrumsmöbler', text: 'Tvättställsskåp, speglar, blandare och förvaring som passar rummets mått.' },
      { title: 'Designrådgivning', text: 'Hjälp att kombinera material, fogfärg och ljus till en helhet.' },
    ],
  },
} as const

export const drawing = {
  heading: 'Ändra medan det bara är en ritning',
  text: 'Berätta hur ditt badrum ser ut i dag och hur du vill ha det. Ju mer vi vet, desto bättre blir första mötet.',
  go: 'Rita ditt badrum',
  caption: '3D Planering',
  note: 'Måtten är vägledande. Vi mäter alltid upp på plats.',
} as const
