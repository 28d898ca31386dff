import type { Plan } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { SOFT_JOINT } from '#domain/room/tiling/tiling.ts'
import { listed, upperFirst } from '#domain/sweden/writing.ts'
import { fixtureWords, plumbingPointWords } from '../planner/fixture-words.ts'
import { surfaceInSentence, tilingInWords } from './fogplan.ts'
import { mmWords, outerCornerWords } from './measure-words.ts'

/** The texts of the first sheet and the last. */
export const sheetTexts = {
  room: 'Rummet',
  roomDrawing: (walls: string) => `Rummet uppifrån: ${walls}`,
  overview: 'rummet och ordningen',
  amounts: 'åtgång och anmärkningar',
  poster: 'rummet utvikt',
  unfolded: (surfaces: string) => `Rummet utvikt: ${surfaces}`,
  unfoldedWords: 'Golvet är i mitten. Väggarna är utvikta runt om, som du ser dem inifrån.',
  onSheets: 'Pelare och inklädnader är med i summan. De är ritade på Fogplanens blad.',
  entrance: 'Ingång',
  tiles: 'Plattor',
  reading: 'Så läses bladen',
  abbreviations: 'Förkortningar',
  readingWords: [
    'Alla mått är i mm mellan färdiga väggar, alltså med plattorna på. Kontrollmät innan du kapar.',
    'En vägg är ritad som du ser den inifrån rummet, golvet rakt uppifrån. Mått från vänster är från ytans vänstra hörn. Rader räknas från golvet, på golvet uppifrån.',
    'Skurna plattor är streckade. Plattan med en punkt sätts först. Det grova strecket är vågrisset. Streckad kontur är inredning, som inte styr några kap.',
    `Mjukfogen är ${SOFT_JOINT} mm i hörnen och mot golvet. Den är inte med i kedjorna, men i måtten till första plattan. ”Intill” är bitarna mot öppningar och ytterhörn: de går ända fram.`,
    'Blandare och rör visas på vanlig plats. Montörens mått gäller.',
    `${outerCornerWords}.`,
  ],
  order: 'Ordning',
  counts: 'Per yta',
  buy: 'Att köpa',
  buyWords: 'En avskuren bit används en gång till där den passar. En kartong är ungefär 1\u00a0m². Räkna med några plattor som går sönder.',
  remarks: 'Anmärkningar',
} as const

/** "Takhöjd 2 400" */
export function ceilingWords({ room: { ceiling } }: Plan): string {
  return ceiling.slope ? `Takhöjd ${mmWords(ceiling.slope.low)}–${mmWords(ceiling.height)}` : `Takhöjd ${mmWords(ceiling.height)}`
}

/** What the drawings' short names stand for, where their letters do not say it: "GB golvbrunn, HT handdukstork" */
export function abbreviationsIn({ fixtures, plumbingPoints }: Plan): string | undefined {
  const words = [...plumbingPoints.map(({ kind }) => plumbingPointWords[kind]), ...fixtures.map(({ kind }) => fixtureWords[kind])]
  const short = words.filter(({ name, short }) => !name.toLocaleLowerCase('sv').includes(short.toLocaleLowerCase('sv')))
  return short.length === 0 ? undefined : [...new Set(short.map(({ name, short }) => `${short} ${name.toLocaleLowerCase('sv')}`))].join(', ')
}

/** The tiles of the room, those alike together: "Vägg A och vägg B: 200 × 400 mm, 3 mm fog, rakt förband, vit" */
export function tilesInRoom(all: readonly DrawnSurface[]): readonly string[] {
  const chosen = all.filter(({ name }) => !isFace(name))
  return [...Map.groupBy(chosen, ({ tiling }) => tilingInWords(tiling))].map(
    ([tiles, surfaces]) => `${upperFirst(listed(surfaces.map(({ name }) => surfaceInSentence(name))))}: ${tiles}`,
  )
}

/** In which order the work is done, by what the room has. */
export function orderOfWork(all: readonly DrawnSurface[]): readonly string[] {
  const levels = [
    ...Map.groupBy(
      all.filter(({ level, name }) => level !== undefined && !isFace(name)),
      ({ level }) => level,
    ),
  ]
  const lines = levels.map(([level, walls]) => `${mmWords(level ?? 0)} över färdigt golv på ${listed(walls.map(({ name }) => surfaceInSentence(name)))}`)
  const withNiche = all.filter(({ holes }) => holes.some(({ what }) => what === 'niche'))
  const hasRecess = all.some(({ recesses }) => recesses.length > 0)
  return [
    'Kontrollmät rummet mot bladen. Skiljer det mer än 5 mm flyttas fogarna innan något kapas.',
    ...(withNiche.length > 0 ? [`Rama in och täta nischen på ${listed(withNiche.map(({ name }) => surfaceInSentence(name)))} efter bladets mått.`] : []),
    ...(lines.length > 0 ? [`Slå vågrisset: ${lines.join('; ')}.`] : []),
    'Sätt väggarna från vågrisset och uppåt. Börja med plattan som har en punkt.',
    ...(hasRecess ? ['Sätt nischernas och smygarnas sidor. De hela kanterna ska vara framåt.'] : []),
    'Lägg golvet från plattan med en punkt, passbitarna sist och in under väggplattorna.',
    'Sätt raden under vågrisset. Den kapas efter golvets fall.',
    'Foga. Lägg mjukfog i hörnen, mot golvet och runt rören.',
  ]
}
