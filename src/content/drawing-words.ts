import type { Plan } from '#domain/room/plan.ts'
import { areaOf, boundsOf } from '#domain/room/walls.ts'
import { centimetres, listed, squareMetres } from '#domain/sweden/writing.ts'
import { fixtureLine, openingWords, plumbingPointWords } from './fixture-words.ts'
import { zoneWords } from './room-words.ts'

export const drawingWords = {
  title: 'Ritning av badrummet',
  slope: 'Snedtak',
  scale: '1\u00a0m',
  zone1: zoneWords.zone1,
  zone2: zoneWords.zone2,
  floor: 'Hela golvet är våtzon 1.',
} as const

/** "Rektangulärt rum, 240 cm × 200 cm, 4,8 m², takhöjd 240 cm" */
export function roomInWords({ room }: Plan): string {
  const { right, bottom } = boundsOf(room)
  const { height, slope } = room.ceiling
  const shape = room.corners.length > 4 ? 'L-format rum' : 'Rektangulärt rum'
  const ceiling = slope ? `snedtak från ${centimetres(slope.low)} till ${centimetres(height)}` : `takhöjd ${centimetres(height)}`
  return `${shape}, ${centimetres(right).replace(/\D+$/, '')} × ${centimetres(bottom)}, ${squareMetres(areaOf(room) / 1e6)}, ${ceiling}`
}

/** The drawing in words, for whoever does not see it: the room, what is in its walls and floor, and what stands in it. */
export function drawingInWords(plan: Plan): string {
  const inWalls = [...plan.openings.map(({ kind }) => openingWords[kind].name), ...plan.plumbingPoints.map(({ kind }) => plumbingPointWords[kind].name)]
  const there = inWalls.length > 0 ? ` ${sentence(inWalls)}` : ''
  const things = plan.fixtures.length > 0 ? ` ${plan.fixtures.map((fixture) => fixtureLine(fixture, plan)).join('. ')}.` : ''
  return `${roomInWords(plan)}.${there}${things}`
}

/** ["Dörr", "Golvbrunn"] → "Dörr och golvbrunn." */
function sentence(names: readonly string[]): string {
  const [first = '', ...rest] = [...new Set(names)]
  return `${listed([first, ...rest.map((name) => name.toLocaleLowerCase('sv'))])}.`
}
