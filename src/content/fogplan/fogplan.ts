import type { Bond, JointColour, SurfaceTiling, TileMaterial } from '#domain/room/plan.ts'
import { type FaceName, isFace, readFaceName, type TopName } from '#domain/room/tiling/built-in-faces.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { MOST_PIECES } from '#domain/room/tiling/most-pieces.ts'
import type { Paper } from '#domain/room/tiling/sheets.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import { grouped, listed, lowerFirst, millimetres, millimetresBy, upperFirst } from '#domain/sweden/writing.ts'
import { jointLooks, tileLooks } from '../materials/tiles.ts'
import { fixtureWords, openingWords, wallLetter } from '../planner/fixture-words.ts'
import { measureSentence, setOutWords, startWords } from './measure-words.ts'

/** The Fogplan's texts. They are fetched with it. */
export const fogplan = {
  surfaces: 'Yta',
  wall: (letter: string) => `Vägg ${letter}`,
  floor: 'Golvet',
  face: (name: string, wall: string) => `${name} mot vägg ${wall}`,
  top: (name: string) => `${name}, ovansidan`,
  likeWall: (wall: string) => `Plattor som på ${wall}`,
  tooFine: `Det skulle bli fler än ${grouped(MOST_PIECES)} bitar, och så många ritas inte ut. Välj större plattor på någon yta, eller gör rummet mindre.`,
  onlyInFiles: 'Plattorna är för många för att visas här. Spara pdf:en, så ser du varje yta.',
  follows: 'Plattor och fogar är desamma som på väggen bakom.',
  drawing: (surface: string) => `Fogplan, ${surface}`,
  help: 'Dra mönstret dit du vill ha det. Med piltangenterna flyttas fogarna 10 mm i taget, 1 mm med Skift.',
  summary: (whole: number, cut: number) => `${whole} hela plattor och ${cut} skurna bitar.`,
  cutHatched: 'Skurna plattor är streckade, den första plattan har en punkt. Mått i mm.',
  mixer: 'Blandare',
  holes: { door: openingWords.door.name, window: openingWords.window.name, niche: 'Nisch' },
  measures: (surface: string) => `Mått på ${surface}`,
  recess: (name: string) => `${name}, utvikt`,
  moved: (across: string, up: string) => `Första hela plattan börjar ${across} från vänster och ${up} nerifrån.`,
  movedOnFloor: (across: string, down: string) => `Första hela plattan börjar ${across} från vänster och ${down} uppifrån.`,
  tools: 'Flytta fogarna',
  directions: { left: 'Fogarna åt vänster', right: 'Fogarna åt höger', up: 'Fogarna uppåt', down: 'Fogarna nedåt' },
  symmetric: 'Symmetriskt',
  whole: 'Börja med hel platta',
  again: 'Återställ förslaget',
  lock: { x: 'Lås i sidled', y: 'Lås i höjdled' },
  lockFloor: { x: 'Lås i sidled', y: 'Lås på djupet' },
  addNiche: 'Lägg in en nisch',
  removeNiche: 'Ta bort nischen',
  tiles: 'Plattor och fog',
  format: 'Format',
  ownFormat: 'Egna mått',
  width: 'Plattans bredd',
  height: 'Plattans höjd',
  joint: 'Fogbredd',
  jointUnit: (mm: number) => `${String(mm).replace('.', ',')}\u00a0mm`,
  bond: 'Förband',
  bonds: { straight: 'Rakt', half: 'Halvförband', third: 'Tredjedelsförband' } satisfies Record<Bond, string>,
  material: 'Material',
  jointColour: 'Fogens kulör',
  jointColours: {
    vit: jointLooks.vit.name,
    ljusgra: jointLooks.ljusgra.name,
    gra: jointLooks.gra.name,
    antracit: jointLooks.antracit.name,
    sand: jointLooks.sand.name,
    brun: jointLooks.brun.name,
  } satisfies Record<JointColour, string>,
  tiledTo: 'Plattor på väggen',
  tiledTos: { all: 'Ända upp', half: 'En bit upp', none: 'Inga, bara färg' },
  tiledHeight: 'Plattornas höjd',
  painted: 'Målad',
  paintedOnly: 'målad, utan plattor',
  allWalls: 'Samma på alla väggar',
  findings: 'Plattsättarens anmärkningar',
  noFindings: 'Inget att anmärka. Så här kan plattorna sättas.',
  mend: 'Flytta fogarna',
  mendNiche: 'Anpassa nischen',
  mendBond: 'Byt till tredjedelsförband',
  counts: {
    heading: 'Så här mycket går det åt',
    surface: 'Yta',
    area: 'Area',
    whole: 'Hela',
    cut: 'Skurna',
    tiles: 'Plattor',
    all: 'Alla ytor',
    buy: 'Att köpa',
    note: 'Räknat bit för bit, med sidorna i nischer och kaklade fönstersmygar. En avskuren bit används en gång till där den passar. Plattor av samma sort räknas ihop för hela rummet och avrundas en gång till kartonger om ungefär 1\u00a0m². Lägg till några plattor för det som går sönder. Åtgången av fog och fix är ungefärlig. Den exakta står på säcken. Mjukfog är för hörn, vinklar mot golvet och rör. Avslutslist är för ytterhörn, nischer, smygar och plattornas överkant.',
  },
  take: {
    heading: 'Skriv ut eller spara',
    name: 'Namn på ritningen (frivilligt)',
    paper: 'Papper',
    papers: { a4: 'A4', a3: 'A3' } satisfies Record<Paper, string>,
    print: 'Skriv ut Fogplanen',
    pdf: 'Spara som pdf',
    poster: 'Spara som affisch, A3',
    dxf: 'Spara som dxf',
    note: 'Alla ytor i skala med mått, ordning för arbetet och det som ska köpas. Pdf:en är densamma som utskriften. Affischen visar hela rummet utvikt på ett ark. Dxf-filen öppnas i ritprogram och är i millimeter.',
    tooMany: 'Det blev för många filer på en gång. Vänta en stund och försök igen.',
    busy: 'Just nu är det många som sparar ritningar. Vänta en stund och försök igen.',
    failed: 'Filen gick inte att göra. Försök igen, eller skriv ut Fogplanen i stället.',
    unreadable: 'Fogplanen gick inte att läsa. Gå tillbaka och försök igen.',
  },
  /** Layers of the DXF. */
  dxf: {
    layers: {
      joints: 'Fogar',
      cut: 'Skurna bitar',
      outline: 'Kontur',
      openings: 'Öppningar',
      fixtures: 'Inredning',
      dimensions: 'Mått',
      text: 'Text',
    },
  },
  sheet: {
    file: 'Fogplan',
    title: (surfaces: readonly string[]) => `Fogplan, ${listed(surfaces)}`,
    drawing: 'Ritning',
    scale: 'Skala',
    scaleOf: (scale: number, paper: Paper) => `1:${scale} på\u00a0${paper.toUpperCase()}`,
    customer: 'Kund',
    reference: 'Ärende',
    date: 'Datum',
    sheet: 'Blad',
    number: (number: number, all: number) => `${number} av ${all}`,
    check: (mm: number) => `Ska vara ${millimetres(mm)} på pappret.`,
    measures: 'Mått i mm mellan färdiga väggar.',
  },
} as const

/** "Vägg A", "Golvet", "Inklädnad mot vägg C": a face by the wall that it looks at, numbered from the second pillar or boxing on. */
export function surfaceWords(surface: AnySurfaceName): string {
  if (surface === 'floor') return fogplan.floor
  if (typeof surface === 'number') return fogplan.wall(wallLetter(surface))
  const { facing } = readFaceName(surface)
  return facing === 'top' ? fogplan.top(bodyWords(surface)) : fogplan.face(bodyWords(surface), wallLetter(facing))
}

/** "Pelare", "Pelare 2" */
function bodyWords(face: FaceName | TopName): string {
  const { kind, number } = readFaceName(face)
  const { name } = fixtureWords[kind]
  return number > 1 ? `${name}\u00a0${number}` : name
}

/** Each surface's name within a sentence, pillars and boxings once, without their numbers, for which a title has no room: "golvet", "inklädnad". */
export function surfacesInSentence(surfaces: readonly AnySurfaceName[]): readonly string[] {
  return [...new Set(surfaces.map((surface) => (isFace(surface) ? lowerFirst(fixtureWords[readFaceName(surface).kind].name) : surfaceInSentence(surface))))]
}

/** A wall's or the floor's name within a sentence: "vägg A", "golvet". */
export function surfaceInSentence(surface: AnySurfaceName): string {
  return lowerFirst(surfaceWords(surface))
}

const bondWords: Record<Bond, string> = { straight: 'rakt förband', half: 'halvförband', third: 'tredjedelsförband' }

/** Within a sentence: "vit blank" */
export function materialWords(material: TileMaterial): string {
  return lowerFirst(tileLooks[material].name)
}

/** Within a sentence: "200 × 400 mm, 3 mm fog, rakt förband, vit blank, 1 200 mm upp och målad ovanför" */
export function tilingInWords({ tile, joint, bond, material, jointColour, tiledTo }: SurfaceTiling): string {
  if (tiledTo === 0) return fogplan.paintedOnly
  const grout = jointColour ? `${lowerFirst(jointLooks[jointColour].name)} fog` : 'fog'
  const height = tiledTo === undefined ? '' : `, ${millimetres(tiledTo)} upp och målad ovanför`
  return `${millimetresBy(tile.width, tile.height)}, ${fogplan.jointUnit(joint)} ${grout}, ${bondWords[bond]}, ${materialWords(material)}${height}`
}

/** The same as a sentence of its own. */
export function tilingSentence(tiling: SurfaceTiling): string {
  return `${upperFirst(tilingInWords(tiling))}.`
}

/** A surface with its joints, as its drawing's text alternative: what is on it, where. */
export function surfaceWithJoints(drawn: DrawnSurface): string {
  const { whole, cut } = laidPieces(drawn)
  const size = millimetresBy(drawn.width, drawn.height)
  const measures = drawn.measures.map((measure) => measureSentence(measure, drawn))
  return [
    `${surfaceWords(drawn.name)}, ${size}: ${tilingInWords(drawn.tiling)}.`,
    fogplan.summary(whole, cut),
    ...setOutWords(drawn),
    ...startWords(drawn),
    ...measures,
  ].join(' ')
}

/** How many pieces are drawn, with the sides of niches and reveals. */
export function laidPieces({ whole, cut, recesses }: Pick<DrawnSurface, 'whole' | 'cut' | 'recesses'>): { whole: number; cut: number } {
  return {
    whole: recesses.reduce((sum, recess) => sum + recess.whole.length, whole.length),
    cut: recesses.reduce((sum, recess) => sum + recess.cut.length, cut.length),
  }
}
