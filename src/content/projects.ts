import type { PictureName } from './pictures.ts'

export type Project = { id: string; picture: PictureName; title: string; description: string }

export const gallery = {
  heading: 'Våra projekt',
  subtitle: 'Ett urval av våra senaste badrumsrenoveringar',
  more: 'Se fler projekt',
  dialogTitle: 'Fler projekt',
  dialogText: 'Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk',
  /** Shown as long as any picture is a rendering. */
  renderingNote: 'Bilderna är visualiseringar och visar inte utförda uppdrag.',
} as const

/** The projects shown as cards on the home page itself: none, until the owner has filled the list with ids from `projects`. */
export const featured: readonly string[] = []

/** The pictures of the decorative band that leads to the dialog, in the order they are laid. */
export const band = ['nero', 'tub', 'minimal', 'slope', 'nisch'] as const satisfies readonly PictureName[]

export const projects: readonly Project[] = [
  {
    id: 'badkar',
    picture: 'tub',
    title: 'Exklusivt badrum med fristående badkar',
    description: 'Ett fristående badkar får ta plats mitt i rummet, mot stora ljusa plattor och varma metalldetaljer.',
  },
  {
    id: 'snedtak',
    picture: 'slope',
    title: 'Modernt badrum under snedtak',
    description: 'Taklutningen blev en tillgång: låg förvaring längs kanten och dusch där höjden räcker.',
  },
  {
    id: 'dubbla',
    picture: 'double',
    title: 'Badrum med dubbla tvättställ',
    description: 'Två tvättställ, en lång spegel och gott om lådor för morgnar när alla har bråttom.',
  },
  { id: 'skandinavisk', picture: 'nordic', title: 'Skandinavisk design', description: 'Vitt, ljust trä och mjukt grått i ett rum som är lätt att trivas i.' },
  { id: 'duschkabin', picture: 'cabin', title: 'Badrum med duschkabin', description: 'En duschkabin i klarglas som håller vattnet på plats och rummet öppet.' },
  { id: 'marmor', picture: 'marble', title: 'Marmorkakel', description: 'Stora plattor med marmorådring ger väggarna liv utan att ta över.' },
  {
    id: 'fore',
    picture: 'before',
    title: 'Före renovering',
    description: 'Så såg rummet ut när vi började: slitna ytor, gammal golvbrunn och dåligt med ljus.',
  },
  {
    id: 'efter',
    picture: 'after',
    title: 'Efter renovering',
    description: 'Samma rum, nytt från underlaget och utåt, med bättre ljus och plats för det mesta.',
  },
  { id: 'slutresultat', picture: 'result', title: 'Slutresultat', description: 'Fogarna är torra, silikonet är draget och badrummet är klart att använda.' },
  {
    id: 'svart',
    picture: 'nero',
    title: 'Svart marmoreffekt',
    description: 'Mörka plattor med ljus ådring, svarta blandare och ett ljus som får ytan att skimra.',
  },
  {
    id: 'kompakt',
    picture: 'compact',
    title: 'Kompakt duschkabin',
    description: 'På en liten yta ryms dusch, toalett och tvättställ utan att det känns trångt.',
  },
  {
    id: 'forvaring',
    picture: 'storage',
    title: 'Duschrum med inbyggd förvaring',
    description: 'Nischer och skåp i vägglivet ger plats åt allt som annars hamnar på golvet.',
  },
  {
    id: 'trakansla',
    picture: 'woodwhite',
    title: 'Träkänsla med vitt kakel',
    description: 'Klinker med träkaraktär på golvet och vitt kakel på väggarna, varmt och lättskött.',
  },
  {
    id: 'minimalistiskt',
    picture: 'minimal',
    title: 'Minimalistiskt tvättställ',
    description: 'En tunn skiva, en dold avloppslösning och inget mer än vad som behövs.',
  },
  {
    id: 'duschnisch',
    picture: 'nisch',
    title: 'Duschnisch med belysning',
    description: 'En nisch i duschväggen med dold ljuslist håller flaskorna borta från golvet.',
  },
]
