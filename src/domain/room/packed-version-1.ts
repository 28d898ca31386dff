import type { Size } from './fixtures.ts'
import { most, wallLimits } from './limits.ts'
import { readAll, readMm, readPlan, readTurn } from './packed-plan.ts'
import type { FixtureKind, Plan } from './plan.ts'

/**
 * Version 1, `1~width.depth~height~door~fixtures`: a rectangle with one door that opens outwards (`wall.along.width`), and
 * fixtures in the only size there was (`kind.x.y.turn`). Links of this version are in use, so this file never changes: it has
 * the kinds and sizes of its time; drain and windows are absent, and the tile is the ordinary one.
 */
export function fromVersion1(parts: readonly string[]): Plan | undefined {
  const [size = '', height = '', door = '', packedFixtures, ...more] = parts
  const [width, depth, ...other] = size.split('.').map((text) => readMm(text, wallLimits))
  const fixtures = readAll(packedFixtures, most.fixtures, inVersion2)
  if (!width || !depth || other.length > 0 || more.length > 0 || !fixtures) return undefined
  const numbered = fixtures.map((fixture, index) => `f${index + 1}.${fixture}`).join('_')
  return readPlan([`0.0_${width}.0_${width}.${depth}_0.${depth}`, height, door === '' ? '' : `d1.${door}.out.start`, '', numbered, '20x40'])
}

function inVersion2(text: string): string | undefined {
  const [kind = '', x, y, turn, ...more] = text.split('.')
  if (!isKind(kind) || readTurn(turn) === undefined || more.length > 0) return undefined
  const { width, depth } = SIZES[kind]
  return [kind, x, y, turn, width, depth].join('.')
}

/** The kinds of version 1 with their sizes. Later kinds never belong here. */
const SIZES = {
  'wc-wall': { width: 360, depth: 540 },
  'wc-floor': { width: 360, depth: 650 },
  basin: { width: 600, depth: 450 },
  'double-basin': { width: 1200, depth: 450 },
  'shower-corner': { width: 900, depth: 900 },
  'shower-walk-in': { width: 1200, depth: 900 },
  'shower-cabin': { width: 900, depth: 900 },
  'bath-built-in': { width: 1600, depth: 700 },
  'bath-freestanding': { width: 1600, depth: 750 },
  'washing-machine': { width: 600, depth: 600 },
  'towel-dryer': { width: 500, depth: 100 },
  cabinet: { width: 400, depth: 350 },
} as const satisfies Partial<Record<FixtureKind, Size>>

function isKind(word: string): word is keyof typeof SIZES {
  return Object.hasOwn(SIZES, word)
}
