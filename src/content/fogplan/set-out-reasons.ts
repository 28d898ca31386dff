import type { Plan } from '#domain/room/plan.ts'
import type { Alternative, Reason } from '#domain/room/tiling/reasons.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import { grouped, millimetres } from '#domain/sweden/writing.ts'
import { placeWords } from './tiling-finding-words.ts'

/** Why a surface's joints lie where they do, and what another place costs. */
export const setOutReasons = {
  heading: 'Därför ligger fogarna så här',
  others: 'Andra sätt som är nästan lika bra:',
  along: {
    window: 'I sidled är plattorna symmetriska kring fönstret.',
    basin: 'I sidled är plattorna symmetriska kring tvättstället.',
    wall: 'I sidled är plattorna symmetriska på väggen, med lika breda bitar i båda ändar.',
    'outer corner': 'I sidled är plattorna hela vid ytterhörnet, där de syns mest.',
    cuts: 'I sidled ligger fogarna så att de skurna bitarna blir så breda det går där de syns.',
  },
  up: {
    'floor and ceiling': 'I höjdled går det jämnt ut med hela plattor från golv till tak.',
    ceiling: 'I höjdled är plattorna hela vid taket. Raden vid golvet skärs ändå efter golvets fall.',
    paint: 'I höjdled är plattorna hela i överkant, där de möter färgen.',
    floor: 'I höjdled är plattorna hela vid golvet.',
    cuts: 'I höjdled ligger fogarna lika högt på alla väggar, så att ingen rad runt rummet blir smal.',
  },
  floor: {
    wall: 'plattorna mitt i rummet',
    door: 'det hela plattor innanför dörren',
    cuts: 'fogarna så att bitarna blir så breda det går vid väggar, golvbrunn och dusch',
  },
  onFloor: (across: string, deep: string) => `I sidled ligger ${across}, och på djupet ligger ${deep}.`,
  sameTiles: 'Lika många plattor',
  fewerTiles: (count: number) => `${grouped(count)} ${count === 1 ? 'platta' : 'plattor'} färre`,
  moreTiles: (count: number) => `${grouped(count)} ${count === 1 ? 'platta' : 'plattor'} fler`,
} as const

/** Why a surface is set out as it is, in a sentence for each way; empty where its joints were moved by hand. */
export function reasonsInWords(name: AnySurfaceName, across: Reason | undefined, up: Reason | undefined): string {
  const { along, up: upwards, floor, onFloor } = setOutReasons
  const of = (words: Record<string, string>, reason: Reason | undefined) => (reason && (words[reason] ?? words.cuts)) ?? ''
  if (name === 'floor') return across && up ? onFloor(of(floor, across), of(floor, up)) : ''
  return [of(along, across), of(upwards, up)].filter(Boolean).join(' ')
}

/** "34 plattor färre, 98 mm vid dörren som smalast." */
export function alternativeWords({ tiles, narrowest, moved }: Alternative, plan: Plan): string {
  const { sameTiles, fewerTiles, moreTiles } = setOutReasons
  const bought = tiles === 0 ? sameTiles : tiles < 0 ? fewerTiles(-tiles) : moreTiles(tiles)
  if (!narrowest) return `${bought}.`
  const { edge, cut } = narrowest
  const place = placeWords({ edge: edge.what, id: edge.id, surface: moved.surface.name, axis: edge.axis }, plan)
  return `${bought}, ${millimetres(cut)} ${place} som smalast.`
}
