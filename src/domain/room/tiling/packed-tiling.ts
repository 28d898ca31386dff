import { readAll, readMm } from '../packed-plan.ts'
import { bonds, type Mm, type Niche, type SurfaceName, type SurfaceTiling, type Tiling, tileColours } from '../plan.ts'
import { jointLimits, nicheLimits, pitchOf, tileLimits } from './tiling.ts'

/**
 * Packs a tiling: surfaces separated by `_`, the values of each by `.`: surface (a wall's number, or f), tile width, height,
 * joint, bond, colour, start along x and y (empty: as proposed), locked axes, and the niche's four measures if there is one.
 * Joints are in half mm, starts and niches in quarters.
 */
export function packTiling(tiling: Tiling): string {
  return tiling.map(packSurface).join('_')
}

function packSurface({ surface, tile, joint, bond, colour, x, y, locked, niche }: SurfaceTiling): string {
  const starts = [x, y].map((start) => (start === undefined ? '' : start * 4))
  const recess = niche ? [niche.along, niche.sill, niche.width, niche.height].map((mm) => mm * 4) : []
  return [surface === 'floor' ? 'f' : surface, tile.width, tile.height, joint * 2, bond, colour, ...starts, locked.join(''), ...recess].join('.')
}

/** Parses a packed tiling of a room with so many walls; undefined unless every value is within limits and no surface comes twice. */
export function readTiling(text: string, walls: number): Tiling | undefined {
  const tiling = readAll(text, walls + 1, (one) => readSurface(one, walls))
  if (!tiling || tiling.length === 0) return undefined
  const order = tiling.map(({ surface }) => (surface === 'floor' ? walls : surface))
  return order.every((place, index) => index === 0 || place > (order[index - 1] ?? place)) ? tiling : undefined
}

function readSurface(text: string, walls: number): SurfaceTiling | undefined {
  const [name, wide, high, joints, bonded, glaze, startX, startY, locks, ...recess] = text.split('.')
  const surface: SurfaceName | undefined = name === 'f' ? 'floor' : readMm(name, { from: 0, to: walls - 1 })
  const [width, height] = [readMm(wide, tileLimits), readMm(high, tileLimits)]
  const halves = readMm(joints, { from: jointLimits.from * 2, to: jointLimits.to * 2 })
  const bond = bonds.find((one) => one === bonded)
  const colour = tileColours.find((one) => one === glaze)
  const locked = (['', 'x', 'y', 'xy'] as const).find((one) => one === locks)
  if (surface === undefined || width === undefined || height === undefined || halves === undefined || !bond || !colour || locked === undefined) return undefined
  const joints4 = { tile: { width, height }, joint: halves / 2 }
  const [x, y] = [readStart(startX, pitchOf(joints4, 'x')), readStart(startY, pitchOf(joints4, 'y'))]
  const niche = readNiche(recess)
  if (x === 'wrong' || y === 'wrong' || (recess.length > 0 && (!niche || surface === 'floor'))) return undefined
  const axes = (['x', 'y'] as const).filter((axis) => locked.includes(axis))
  return { surface, ...joints4, bond, colour, x, y, locked: axes, niche }
}

function readStart(text: string | undefined, pitch: Mm): Mm | undefined | 'wrong' {
  if (!text) return undefined
  const quarters = readMm(text, { from: 0, to: pitch * 4 - 1 })
  return quarters === undefined ? 'wrong' : quarters / 4
}

function readNiche(measures: readonly string[]): Niche | undefined {
  const size = { from: nicheLimits.from * 4, to: nicheLimits.to * 4 }
  const place = { from: 0, to: 40_000 }
  const [along, sill, width, height] = [readMm(measures[0], place), readMm(measures[1], place), readMm(measures[2], size), readMm(measures[3], size)]
  if (along === undefined || sill === undefined || width === undefined || height === undefined || measures.length !== 4) return undefined
  return { along: along / 4, sill: sill / 4, width: width / 4, height: height / 4 }
}
