import type { Axis, Mm, Plan } from '#domain/room/plan.ts'
import { isFace, isTop } from '#domain/room/tiling/built-in-faces.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import type { TilingFinding } from '#domain/room/tiling/tiling-findings.ts'
import { millimetres } from '#domain/sweden/writing.ts'
import { itemInSentence, wallLetter } from '../planner/fixture-words.ts'

/** A remark on the set-out in one or two sentences, with what mends it. */
export function tilingFindingWords(finding: TilingFinding, plan: Plan): string {
  switch (finding.code) {
    case 'sliver': {
      const { cut, mend, axis } = finding
      const said = `Skurna plattor på ${millimetres(cut)} ${placeWords(finding, plan)}.`
      // A narrow face has no room for better ones, or follows a wall that is locked.
      if (isFace(finding.surface)) return said
      if (!mend) return `${said} De går inte att undvika med det här formatet och förbandet.`
      return `${said} Flytta fogarna ${millimetres(Math.abs(mend.by))} ${wayWords(axis, mend.by, finding.surface)} så blir de ${millimetres(mend.becomes)}.`
    }
    case 'under-casing':
      return `Över ${itemInSentence(finding.id, plan)} blir det en remsa på ${millimetres(finding.cut)}. Dörrfodret täcker den oftast.`
    case 'beside-casing':
      return `Bredvid ${itemInSentence(finding.id, plan)} syns bara en remsa på ungefär ${millimetres(finding.seen)} utanför dörrfodret.`
    case 'niche-off-joints':
      return 'Nischen ligger inte på fogarna. Anpassa den, så blir det hela plattor runt om.'
    case 'niche-outside-shower':
      return 'Nischen ligger inte helt inne i duschen.'
    case 'niche-wide':
      return `Nischen är ${millimetres(finding.width)} bred. Mellan reglarna är det oftast ${millimetres(finding.bay)}, så väggen behöver växlas av.`
    case 'long-half-bond':
      return `Plattor på ${millimetres(finding.longest)} är sällan helt plana, och i halvförband syns det mest. Tredjedelsförband är säkrare.`
  }
}

/** `by`: to the right, up a wall, or down a floor's drawing where it is positive. */
function wayWords(axis: Axis, by: Mm, surface: AnySurfaceName): string {
  if (axis === 'x') return by > 0 ? 'åt höger' : 'åt vänster'
  if (surface === 'floor') return by > 0 ? 'nedåt på ritningen' : 'uppåt på ritningen'
  return by > 0 ? 'uppåt' : 'nedåt'
}

type Sliver = Extract<TilingFinding, { code: 'sliver' }>

/** Where an edge is, after a measure: "vid dörren". */
export function placeWords({ edge, id, surface, axis }: Pick<Sliver, 'edge' | 'id' | 'surface' | 'axis'>, plan: Plan): string {
  switch (edge) {
    case 'window':
    case 'door':
    case 'built-in':
      return `vid ${itemInSentence(id, plan)}`
    case 'drain':
      return 'vid golvbrunnen'
    case 'niche':
      return 'vid nischen'
    case 'ceiling':
      return 'vid taket'
    case 'paint':
      return 'vid plattornas överkant'
    case 'floor':
      return 'vid golvet'
    case 'outer corner':
      return 'vid ytterhörnet'
    case 'shower':
      return 'längs duschens kant'
    case 'corner':
      if (surface === 'floor') return `längs vägg ${wallLetter(Number(id))}`
      if (axis === 'x') return 'i hörnet'
      return isTop(surface) ? 'vid väggen' : 'vid kanten'
  }
}
