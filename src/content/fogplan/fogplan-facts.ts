import type { Plan } from '#domain/room/plan.ts'
import { countTiles, sumOfCounts } from '#domain/room/tiling/counts.ts'
import { tileSpans } from '#domain/room/tiling/drawn-surface.ts'
import { isTooFine, setOuts } from '#domain/room/tiling/lay-out.ts'
import { grouped, metres } from '#domain/sweden/writing.ts'
import { fogplan, setOutInWords, surfaceWords, tilingInWords } from './fogplan.ts'

export const fogplanFactWords = {
  heading: 'Fogplanen',
  tiles: 'Plattor',
  mixtures: 'Fog och fix',
  profile: 'Avslutslist',
} as const

/** What a plan's Fogplan takes and how each surface is set out. Empty if the customer chose nothing in it: then all is as proposed. */
export function fogplanFacts(plan: Plan): readonly (readonly [name: string, value: string])[] {
  if (!plan.tiling) return []
  const all = setOuts(plan)
  if (isTooFine(all)) return [[fogplanFactWords.tiles, fogplan.tooFine]]
  const { whole, cut, tiles, boxes, jointKg, adhesiveKg, profileM } = sumOfCounts(all.map((setOut) => countTiles(setOut)))
  return [
    [fogplanFactWords.tiles, `${grouped(whole)} hela och ${grouped(cut)} skurna bitar: ${grouped(tiles)} plattor i ungefär ${grouped(boxes)} kartonger`],
    [fogplanFactWords.mixtures, `Ungefär ${Math.ceil(jointKg)}\u00a0kg fogmassa och ${Math.ceil(adhesiveKg)}\u00a0kg kakelfix`],
    ...(profileM > 0 ? [[fogplanFactWords.profile, metres(profileM)] as const] : []),
    ...all.map(tileSpans).map((spans) => [surfaceWords(spans.name), `${tilingInWords(spans.tiling)}. ${setOutInWords(spans)}`.trimEnd()] as const),
  ]
}
