import type { PictureName } from '../pictures.ts'

type Project = { title: string; description: string; picture: PictureName }

/** The cards in the section itself, above the list. Empty until the owner chooses some (specification §2.19). */
export const featured: readonly Project[] = []

/** How many pictures the band is laid out for. */
export const MOST_IN_BAND = 5

/** The decorative band of pictures that opens the list. A phone shows the first four. */
export const band: readonly PictureName[] = ['double', 'cabin', 'storage', 'slope', 'nisch']

export const projects: readonly Project[] = [
  {
    title: 'Exklusivt badrum med fristående badkar',
    description: 'Ett fristående badkar får ta plats mitt i rummet, mot stora ljusa plattor och varma metalldetaljer.',
    picture: 'tub',
  },
  {
    title: 'Modernt badrum under snedtak',
    description: 'Snedtaket som tillgång: låg förvaring längs kanten och dusch där höjden räcker.',
    picture: 'slope',
  },
  {
    title: 'Badrum med dubbla tvättställ',
    description: 'Två tvättställ, en lång spegel och gott om lådor för morgnar när alla har bråttom.',
    picture: 'double',
  },
  { title: 'Skandinavisk design', description: 'Vitt, ljust trä och mjukt grått i ett rum som är lätt att trivas i.', picture: 'nordic' },
  { title: 'Badrum med duschkabin', description: 'En duschkabin i klarglas som håller vattnet på plats och rummet öppet.', picture: 'cabin' },
  { title: 'Marmorkakel', description: 'Stora plattor med marmorådring ger väggarna liv utan att ta över.', picture: 'marble' },
  {
    title: 'Före renovering',
    description: 'Så kan ett badrum från 70-talet se ut: slitna ytor, gammal golvbrunn och dåligt med ljus.',
    picture: 'before',
  },
  {
    title: 'Efter renovering',
    description: 'Samma rum, nytt från underlaget och utåt, med bättre ljus och plats för det mesta.',
    picture: 'after',
  },
  { title: 'Slutresultat', description: 'Fogarna är torra, silikonet är draget och badrummet är klart att använda.', picture: 'result' },
  {
    title: 'Svart marmoreffekt',
    description: 'Mörka plattor med ljus ådring, svarta blandare och ett ljus som får ytan att skimra.',
    picture: 'nero',
  },
  {
    title: 'Kompakt duschkabin',
    description: 'På en liten yta ryms dusch, toalett och tvättställ utan att det känns trångt.',
    picture: 'compact',
  },
  {
    title: 'Duschrum med inbyggd förvaring',
    description: 'Infällda nischer och skåp ger plats åt allt som annars hamnar på golvet.',
    picture: 'storage',
  },
  {
    title: 'Träkänsla med vitt kakel',
    description: 'Klinker med träkaraktär på golvet och vitt kakel på väggarna, varmt och lättskött.',
    picture: 'woodwhite',
  },
  {
    title: 'Minimalistiskt tvättställ',
    description: 'En tunn skiva, dolda rör och inget mer än vad som behövs.',
    picture: 'minimal',
  },
  {
    title: 'Duschnisch med belysning',
    description: 'En nisch i duschväggen med dold ljuslist håller flaskorna borta från golvet.',
    picture: 'nisch',
  },
]
