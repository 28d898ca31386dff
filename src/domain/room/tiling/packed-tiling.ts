import { tiledToLimits } from '../limits.ts'
import { readAll, readMm } from '../packed-plan.ts'
import { axes, bonds, type JointColour, jointColours, type Mm, type Niche, type SurfaceName, type SurfaceTiling, type Tiling, tileMaterials } from '../plan.ts'
import { jointLimits, nicheLimits, pitchOf, tileLimits } from './tiling.ts'

/** Version 4 of a plan also has a surface's joint colour and tiled height. */
export type TilingVersion = 3 | 4

/**
 * Packs a tiling: surfaces separated by `_`, the values of each by `.`: surface (a wall's number, or f), tile width, height,
 * joint, bond, material, start along x and y (empty: as proposed), locked axes, as version 4 joint colour and tiled height (empty: as
 * usual), and the niche's four measures if there is one. Joints are in half mm, starts and niches in quarters.
 */
export function packTiling(tiling: Tiling, version: TilingVersion): string {
  return tiling.map((one) => packSurface(one, version)).join('_')
}

function packSurface({ surface, tile, joint, bond, material, jointColour, tiledTo, x, y, locked, niche }: SurfaceTiling, version: TilingVersion): string {
  const starts = [x, y].map((start) => (start === undefined ? '' : start * 4))
  const added = version === 3 ? [] : [jointColour ?? '', tiledTo ?? '']
  const recess = niche ? [niche.along, niche.sill, niche.width, niche.height].map((mm) => mm * 4) : []
  return [surface === 'floor' ? 'f' : surface, tile.width, tile.height, joint * 2, bond, material, ...starts, locked.join(''), ...added, ...recess].join('.')
}

/** Whether a tiling has what only version 4 can hold. */
export function needsVersion4(tiling: Tiling): boolean {
  return tiling.some(({ jointColour, tiledTo }) => jointColour !== undefined || tiledTo !== undefined)
}

/** Parses a packed tiling of a room with so many walls; undefined unless every value is within limits and no surface comes twice. */
export function readTiling(text: string, walls: number, version: TilingVersion): Tiling | undefined {
  const tiling = readAll(text, walls + 1, (one) => readSurface(one, walls, version))
  if (!tiling || tiling.length === 0) return undefined
  const order = tiling.map(({ surface }) => (surface === 'floor' ? walls : surface))
  return order.every((place, index) => index === 0 || place > (order[index - 1] ?? place)) ? tiling : undefined
}

function readSurface(text: string, walls: number, version: TilingVersion): SurfaceTiling | undefined {
  const [name, wide, high, joints, bonded, made, startX, startY, locks, ...more] = text.split('.')
  const [added, recess] = version === 3 ? [[], more] : [more.slice(0, 2), more.slice(2)]
  const surface: SurfaceName | undefined = name === 'f' ? 'floor' : readMm(name, { from: 0, to: walls - 1 })
  const [width, height] = [readMm(wide, tileLimits), readMm(high, tileLimits)]
  const halves = readMm(joints, { from: jointLimits.from * 2, to: jointLimits.to * 2 })
  const bond = bonds.find((one) => one === bonded)
  const material = tileMaterials.find((one) => one === made)
  const locked = (['', 'x', 'y', 'xy'] as const).find((one) => one === locks)
  if (surface === undefined || width === undefined || height === undefined || halves === undefined || !bond || !material || locked === undefined)
    return undefined
  const joints4 = { tile: { width, height }, joint: halves / 2 }
  const [x, y] = [readStart(startX, pitchOf(joints4, 'x')), readStart(startY, pitchOf(joints4, 'y'))]
  const niche = readNiche(recess)
  if (x === 'wrong' || y === 'wrong' || (recess.length > 0 && (!niche || surface === 'floor'))) return undefined
  const [jointColour, tiledTo] = [readJointColour(added[0]), readTiledTo(added[1])]
  if (jointColour === 'wrong' || tiledTo === 'wrong' || (surface === 'floor' && tiledTo !== undefined)) return undefined
  return { surface, ...joints4, bond, material, jointColour, tiledTo, x, y, locked: axes.filter((axis) => locked.includes(axis)), niche }
}

function readJointColour(text: string | undefined): JointColour | undefined | 'wrong' {
  return text ? (jointColours.find((one) => one === text) ?? 'wrong') : undefined
}

function readTiledTo(text: string | undefined): Mm | undefined | 'wrong' {
  return text ? (readMm(text, tiledToLimits) ?? 'wrong') : undefined
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
