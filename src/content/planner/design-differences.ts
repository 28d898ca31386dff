import { finishOf } from '#domain/room/finish.ts'
import { type FixtureKind, isBasin } from '#domain/room/fixtures.ts'
import type { Fixture, Plan, SurfaceName } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { centimetresBy, listed, lowerFirst } from '#domain/sweden/writing.ts'
import { metalLooks, woodLooks } from '../materials/finish.ts'
import { wallInWords } from '../materials/materials-in-words.ts'
import { tileLooks } from '../materials/tiles.ts'
import { roomInWords } from './drawing-words.ts'
import { fixtureWords, itemInSentence, wallLetter } from './fixture-words.ts'

/** "B: fristående badkar i stället för duschhörna, 30 × 60 cm vit blank på väggarna." */
export function differenceSentence(a: Plan, b: Plan): string {
  const said = differences(a, b)
  return said.length > 0 ? `B: ${said.join(', ')}.` : 'B är likadant som A.'
}

/** What the second design has in place of what the first one has, the largest first. */
function differences(a: Plan, b: Plan): readonly string[] {
  const [roomA, roomB] = [roomInWords(a), roomInWords(b)]
  return [
    ...(roomA === roomB ? [] : [lowerFirst(roomB)]),
    ...fixtureDifferences(a, b),
    ...tileDifferences(a, b),
    ...finishDifferences(a, b),
    ...elsewhere(a, b),
  ]
}

/** What does the same for who uses the room, so that one of them stands in place of another. */
function purposeOf({ kind }: Pick<Fixture, 'kind'>): string {
  if (/^(?:shower|bath)-/.test(kind)) return 'wet'
  if (kind.startsWith('wc-')) return 'wc'
  return isBasin({ kind }) ? 'basin' : kind
}

function fixtureDifferences(a: Plan, b: Plan): readonly string[] {
  const [gone, added] = [without(a.fixtures, b.fixtures), without(b.fixtures, a.fixtures)]
  const pairs = gone.flatMap((one) => {
    const inPlace = added.find((other) => purposeOf(other) === purposeOf(one))
    return inPlace ? [{ one, inPlace }] : []
  })
  return [
    ...pairs.map(({ one, inPlace }) => `${nameOf(inPlace)} i stället för ${nameOf(one)}`),
    ...added.filter((other) => !pairs.some(({ inPlace }) => inPlace === other)).map((other) => `även ${nameOf(other)}`),
    ...gone.filter((one) => !pairs.some((pair) => pair.one === one)).map((one) => `utan ${nameOf(one)}`),
  ]
}

/** What of some is not among others, kind by kind. */
function without(some: readonly Fixture[], others: readonly Fixture[]): readonly { kind: FixtureKind }[] {
  const left = others.map(({ kind }) => kind)
  return some.filter(({ kind }) => {
    const index = left.indexOf(kind)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function nameOf({ kind }: Pick<Fixture, 'kind'>): string {
  return lowerFirst(fixtureWords[kind].name)
}

/** "30 × 60 cm vit blank på väggarna", "målat i linne på vägg B" */
function tileDifferences(a: Plan, b: Plan): readonly string[] {
  const walls = [...b.room.corners.keys()]
  const changed = walls.filter((wall) => a.room.corners.length !== walls.length || wallWords(a, wall) !== wallWords(b, wall))
  const alike = [...Map.groupBy(changed, (wall) => wallWords(b, wall))]
  const floor = tileWords(b, 'floor')
  return [
    ...alike.map(([words, some]) => `${words} på ${some.length === walls.length ? 'väggarna' : `vägg ${listed(some.map(wallLetter))}`}`),
    ...(tileWords(a, 'floor') === floor ? [] : [`${floor} på golvet`]),
  ]
}

function wallWords(plan: Plan, wall: number): string {
  return wallInWords(plan, wall, tileWords(plan, wall))
}

function tileWords(plan: Plan, surface: SurfaceName): string {
  const { tile, material } = tilingOf(plan, surface)
  return `${centimetresBy(tile.width, tile.height)} ${lowerFirst(tileLooks[material].name)}`
}

function finishDifferences(a: Plan, b: Plan): readonly string[] {
  const [one, other] = [finishOf(a), finishOf(b)]
  return [
    ...(one.metal === other.metal ? [] : [`blandare i ${lowerFirst(metalLooks[other.metal].name)}`]),
    ...(one.wood === other.wood ? [] : [`snickerier i ${lowerFirst(woodLooks[other.wood].name)}`]),
  ]
}

/** What is in both, at another place, turned or of another size. A copy's items keep their ids. */
function elsewhere(a: Plan, b: Plan): readonly string[] {
  const moved = [...b.fixtures, ...b.plumbingPoints].filter((item) => {
    const before = [...a.fixtures, ...a.plumbingPoints].find(({ id }) => id === item.id)
    return before?.kind === item.kind && JSON.stringify(before) !== JSON.stringify(item)
  })
  const openings = JSON.stringify(a.openings) === JSON.stringify(b.openings) ? [] : ['dörrar eller fönster ändrade']
  return [...(moved.length > 0 ? [`${listed(moved.map(({ id }) => itemInSentence(id, b)))} ändrat läge eller mått`] : []), ...openings]
}
