import { topOf } from '#domain/room/built-in.ts'
import { machineBelow } from '#domain/room/fixture-heights.ts'
import type { FixtureKind } from '#domain/room/fixtures.ts'
import type { Door, Fixture, Id, Plan, PlumbingPoint, TileName } from '#domain/room/plan.ts'
import { centimetres, centimetresBy } from '#domain/sweden/writing.ts'

/** Each fixture's name in a list, on the drawing, and within a sentence. */
export const fixtureWords: Record<FixtureKind, { name: string; short: string; the: string }> = {
  'wc-wall': { name: 'Vägghängd toalett', short: 'WC', the: 'toaletten' },
  'wc-floor': { name: 'Golvstående toalett', short: 'WC', the: 'toaletten' },
  basin: { name: 'Tvättställ', short: 'Tvättställ', the: 'tvättstället' },
  'double-basin': { name: 'Dubbelt tvättställ', short: 'Tvättställ', the: 'det dubbla tvättstället' },
  'shower-corner': { name: 'Duschhörna', short: 'Dusch', the: 'duschen' },
  'shower-walk-in': { name: 'Öppen dusch', short: 'Dusch', the: 'duschen' },
  'shower-cabin': { name: 'Duschkabin', short: 'Kabin', the: 'duschkabinen' },
  'bath-built-in': { name: 'Inbyggt badkar', short: 'Badkar', the: 'badkaret' },
  'bath-freestanding': { name: 'Fristående badkar', short: 'Badkar', the: 'badkaret' },
  'washing-machine': { name: 'Tvättmaskin', short: 'TM', the: 'tvättmaskinen' },
  'tumble-dryer': { name: 'Torktumlare', short: 'TT', the: 'torktumlaren' },
  'towel-dryer': { name: 'Handdukstork', short: 'HT', the: 'handdukstorken' },
  cabinet: { name: 'Skåp', short: 'Skåp', the: 'skåpet' },
  mirror: { name: 'Spegel', short: 'Spegel', the: 'spegeln' },
  shelf: { name: 'Vägghylla', short: 'Hylla', the: 'vägghyllan' },
  radiator: { name: 'Radiator', short: 'Rad', the: 'radiatorn' },
  pillar: { name: 'Pelare', short: 'Pel', the: 'pelaren' },
  boxing: { name: 'Inklädnad', short: 'Inkl', the: 'inklädnaden' },
}

export const plumbingPointWords: Record<PlumbingPoint['kind'], { name: string; short: string; the: string }> = {
  drain: { name: 'Golvbrunn', short: 'GB', the: 'golvbrunnen' },
  waste: { name: 'Avlopp', short: 'Avl', the: 'avloppet' },
  water: { name: 'Vatten', short: 'V', the: 'vattenröret' },
}

export const openingWords = {
  door: { name: 'Dörr', the: 'dörren' },
  window: { name: 'Fönster', the: 'fönstret' },
} as const

/** Walls are named by letters: 0 → "A". */
export function wallLetter(wall: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + wall)
}

/** "utåtgående, gångjärn till vänster sett inifrån": a wall's first corner is to the left of one who stands in the room. */
export function doorSideWords({ swing, hinge }: Pick<Door, 'swing' | 'hinge'>): string {
  return `${swing === 'in' ? 'inåtgående' : 'utåtgående'}, gångjärn till ${hinge === 'start' ? 'vänster' : 'höger'} sett inifrån`
}

export const tileWords: Record<TileName, string> = {
  '10x10': '10 × 10\u00a0cm',
  '15x15': '15 × 15\u00a0cm',
  '20x20': '20 × 20\u00a0cm',
  '20x40': '20 × 40\u00a0cm',
  '30x60': '30 × 60\u00a0cm',
  '60x60': '60 × 60\u00a0cm',
}

/** "Tvättställ 2" where there are several with the same name, "Tvättställ" where there is one. */
export function fixtureName(fixture: Fixture, plan: Plan): string {
  return numbered(fixtureWords[fixture.kind].name, fixture, plan, ({ name }) => name)
}

/** "Duschhörna, 90 × 90 cm", "Inklädnad, 90 × 20 cm, 115 cm hög" */
export function fixtureInWords(fixture: Fixture, plan: Plan): string {
  const top = topOf(plan, fixture)
  const high = Number.isFinite(top) ? `, ${centimetres(top)} hög` : ''
  return `${fixtureName(fixture, plan)}, ${centimetresBy(fixture.width, fixture.depth)}${high}${machineBelow(plan, fixture) ? ', på tvättmaskinen' : ''}`
}

/** The item with this id, as it is called within a sentence. */
export function itemInSentence(id: Id | undefined, plan: Plan): string {
  const fixture = plan.fixtures.find((one) => one.id === id)
  if (fixture) return numbered(fixtureWords[fixture.kind].the, fixture, plan, ({ the }) => the)
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return plumbingPointWords[plumbingPoint.kind].the
  const opening = plan.openings.find((one) => one.id === id)
  return opening ? openingWords[opening.kind].the : 'rummet'
}

function numbered(name: string, fixture: Fixture, plan: Plan, nameOf: (words: { name: string; the: string }) => string): string {
  const alike = plan.fixtures.filter(({ kind }) => nameOf(fixtureWords[kind]) === nameOf(fixtureWords[fixture.kind]))
  return alike.length > 1 ? `${name}\u00a0${alike.findIndex(({ id }) => id === fixture.id) + 1}` : name
}
