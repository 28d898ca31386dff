import { listed } from '#domain/sweden/writing.ts'
import { company } from './company.ts'

export const about = {
  heading: 'Om oss',
  columns: [
    {
      heading: 'Allt ut, allt\u00a0nytt',
      text: `${company.name} har byggt badrum sedan ${company.founded}, alltid på samma sätt: vi river ut hela rummet och bygger upp det igen. Då slipper vi gissa. När de gamla skikten är borta ser vi hur underlaget mår, och då kan vi bygga med rätt fall, rätt tätskikt och rätt förutsättningar för plattorna. Genvägar bakom kaklet syns först efter några år, och då är de dyra att rätta till. Därför gör vi jobbet rätt från början.`,
    },
    {
      heading: 'Lätta att\u00a0nå, hela\u00a0vägen',
      text: `Att vara utan badrum i några veckor märks i vardagen, och då vill du veta vad som händer. Du får en kontaktperson som svarar på telefon, mejl och sms, och som hör av sig i god tid när något behöver bestämmas. Vi säger vad vi tänker göra, när vi kommer och vad det kostar, och vi säger till innan något ändras. Vi finns i ${listed(company.towns)} och arbetar i hela den delen av ${company.region}, så det är aldrig långt till ett besök på plats.`,
    },
  ],
  /** The weeks of an ordinary renovation (`renovationTime` of company.ts). */
  layers: {
    label: 'Skikten i en våtrumsvägg, inifrån och ut, och när de kommer på plats',
    steps: [
      { name: 'Underlag', week: 'Vecka 1' },
      { name: 'Tätskikt', week: 'Vecka 2' },
      { name: 'Fästmassa', week: 'Vecka 3' },
      { name: 'Kakel', week: 'Vecka 3' },
      { name: 'Fog', week: 'Vecka 4' },
    ],
  },
  licence: {
    heading: 'BKR-behörigt företag',
    text: 'Vi är behöriga enligt Byggkeramikrådet och arbetar efter branschreglerna för våtrum. Efter varje badrum får du ett kvalitetsdokument på tätskiktet.',
  },
} as const
