import type { Bond, Plan, SurfaceName, TileColour } from '#domain/room/plan.ts'
import type { TilingFinding } from '#domain/room/tiling/tiling-findings.ts'
import { centimetres } from '#domain/sweden/writing.ts'
import { itemInSentence } from './fixture-words.ts'

/** The Fogplan's texts. They are fetched with it. */
export const fogplan = {
  surfaces: 'Yta',
  wall: (letter: string) => `Vägg ${letter}`,
  floor: 'Golvet',
  drawing: (surface: string) => `Fogplan, ${surface}`,
  help: 'Dra mönstret dit du vill ha det. Med piltangenterna flyttas fogarna 1 cm i taget, 1 mm med Skift.',
  summary: (whole: number, cut: number) => `${whole} hela plattor och ${cut} skurna bitar.`,
  cutHatched: 'Skurna plattor är streckade. Mått i centimeter.',
  mixer: 'Blandare 105',
  moved: (across: string, up: string) => `Första hela plattan börjar ${across} från vänster och ${up} nerifrån.`,
  movedOnFloor: (across: string, down: string) => `Första hela plattan börjar ${across} från vänster och ${down} uppifrån.`,
  tools: 'Flytta fogarna',
  directions: { left: 'Fogarna åt vänster', right: 'Fogarna åt höger', up: 'Fogarna uppåt', down: 'Fogarna nedåt' },
  symmetric: 'Symmetriskt',
  whole: 'Hel platta i kanten',
  again: 'Ta tillbaka förslaget',
  lock: { x: 'Lås i sidled', y: 'Lås i höjdled' },
  lockFloor: { x: 'Lås i sidled', y: 'Lås på djupet' },
  addNiche: 'Lägg in en nisch',
  removeNiche: 'Ta bort nischen',
  noNiche: 'Det finns ingen plats för en nisch på den här väggen.',
  tiles: 'Plattor och fog',
  format: 'Format',
  ownFormat: 'Egna mått',
  width: 'Plattans bredd',
  height: 'Plattans höjd',
  joint: 'Fogbredd',
  jointUnit: (mm: number) => `${String(mm).replace('.', ',')}\u00a0mm`,
  bond: 'Förband',
  bonds: { straight: 'Rakt', half: 'Halvförband', third: 'Tredjedelsförband' } satisfies Record<Bond, string>,
  colour: 'Kulör',
  colours: { vit: 'Vit', salvia: 'Salvia', sand: 'Sand', grafit: 'Grafit' } satisfies Record<TileColour, string>,
  allWalls: 'Samma på alla väggar',
  findings: 'Plattsättarens anmärkningar',
  noFindings: 'Inga smala bitar. Så här kan plattorna sättas.',
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
    byPercentage: 'Med spillprocent',
    boxes: 'Kartonger',
    joint: 'Fogmassa',
    adhesive: 'Kakelfix',
    profile: 'Avslutslist',
    all: 'Alla ytor',
    kilograms: (kg: number) => `${String(Math.ceil(kg)).replace('.', ',')}\u00a0kg`,
    note: 'Räknat bit för bit. En avskuren bit används en gång till där den passar. Kartonger om ungefär 1\u00a0m². Lägg till några plattor för det som går sönder. Åtgången av fog och fix är ungefärlig och står på säcken.',
  },
} as const

/** A remark on the set-out in one or two sentences, with what mends it. */
export function tilingFindingWords(finding: TilingFinding, plan: Plan): string {
  switch (finding.code) {
    case 'sliver': {
      const { cut, mend, axis } = finding
      const said = `Skurna plattor på ${centimetres(cut)} ${placeWords(finding, plan)}.`
      if (!mend) return `${said} De går inte att undvika med det här formatet och förbandet.`
      const way = axis === 'y' && finding.surface !== 'floor' ? (mend.by > 0 ? ' uppåt' : ' nedåt') : ''
      return `${said} Flytta fogarna ${centimetres(Math.abs(mend.by))}${way} så blir de ${centimetres(mend.becomes)}.`
    }
    case 'niche-off-joints':
      return 'Nischen ligger inte på fogarna. Anpassa den, så blir det hela plattor runt om.'
    case 'long-half-bond':
      return `Plattor på ${centimetres(finding.longest)} är sällan helt plana, och i halvförband syns det mest. Tredjedelsförband är säkrare.`
  }
}

type Sliver = Extract<TilingFinding, { code: 'sliver' }>

function placeWords({ edge, id, surface, axis }: Sliver, plan: Plan): string {
  switch (edge) {
    case 'window':
    case 'door':
      return `vid ${itemInSentence(id, plan)}`
    case 'drain':
      return 'vid golvbrunnen'
    case 'niche':
      return 'vid nischen'
    case 'ceiling':
      return 'vid taket'
    case 'floor':
      return 'vid golvet'
    case 'outer corner':
      return 'vid ytterhörnet'
    case 'corner':
      return surface === 'floor' ? `längs vägg ${wallLetter(Number(id))}` : axis === 'x' ? 'i hörnet' : 'vid kanten'
  }
}

/** 0 → "A" */
function wallLetter(wall: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + wall)
}

export function surfaceWords(surface: SurfaceName): string {
  return surface === 'floor' ? fogplan.floor : fogplan.wall(wallLetter(surface))
}
