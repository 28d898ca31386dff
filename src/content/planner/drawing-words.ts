import type { Opening, Plan } from '#domain/room/plan.ts'
import { areaOf, boundsOf } from '#domain/room/walls.ts'
import { centimetres, centimetresBy, listed, squareMetres } from '#domain/sweden/writing.ts'
import { doorSideWords, fixtureInWords, fixtureWords, openingWords, plumbingPointWords } from './fixture-words.ts'

export const drawingWords = {
  title: 'Ritning av badrummet',
  slope: 'Snedtak',
  niche: 'Nisch',
  scale: '1\u00a0m',
  zone1: 'Våtzon 1',
  zone2: 'Våtzon 2',
  floor: 'Hela golvet är våtzon 1.',
} as const

/** "Rektangulärt rum, 240 × 200 cm, takhöjd 240 cm" */
export function roomInWords({ room }: Plan): string {
  const { right, bottom } = boundsOf(room)
  const { height, slope } = room.ceiling
  const shape = room.corners.length > 4 ? 'L-format rum' : 'Rektangulärt rum'
  const ceiling = slope ? `snedtak från ${centimetres(slope.low)} till ${centimetres(height)}` : `takhöjd ${centimetres(height)}`
  return `${shape}, ${centimetresBy(right, bottom)}, ${ceiling}`
}

/** "Golvyta 4,8 m². Duschhörna, vägghängd toalett och tvättställ (2 st)." */
export function planContents(plan: Plan): string {
  const names = plan.fixtures.map(({ kind }) => fixtureWords[kind].name)
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${name} (${count}\u00a0st)` : name
  })
  return `${floorArea(plan)} ${counted.length > 0 ? sentence(counted) : 'Ingen inredning.'}`
}

function floorArea({ room }: Plan): string {
  return `Golvyta ${squareMetres(areaOf(room) / 1e6)}.`
}

/** The drawing in words, as its text alternative: the room, what is in its walls and floor, and its fixtures. */
export function drawingInWords(plan: Plan): string {
  const inWalls = [...plan.openings.map(openingInWords), ...nicheNames(plan), ...plan.plumbingPoints.map(({ kind }) => plumbingPointWords[kind].name)]
  const there = inWalls.length > 0 ? ` ${sentence(inWalls)}` : ''
  const things = plan.fixtures.length > 0 ? ` ${plan.fixtures.map((fixture) => fixtureInWords(fixture, plan)).join('. ')}.` : ''
  return `${roomInWords(plan)}. ${floorArea(plan)}${there}${things}`
}

/** "Dörr (utåtgående, gångjärn till vänster sett inifrån)" */
function openingInWords(opening: Opening): string {
  return opening.kind === 'door' ? `${openingWords.door.name} (${doorSideWords(opening)})` : openingWords.window.name
}

function nicheNames({ tiling = [] }: Plan): readonly string[] {
  return tiling.flatMap(({ niche }) => (niche ? [drawingWords.niche] : []))
}

/** ["Dörr", "Golvbrunn"] → "Dörr och golvbrunn." */
function sentence(names: readonly string[]): string {
  const [first = '', ...rest] = [...new Set(names)]
  return `${listed([first, ...rest.map((name) => name.toLocaleLowerCase('sv'))])}.`
}
