import { keysInOrder } from '../in-order.ts'
import { limited, tiledToLimits } from '../limits.ts'
import { type Axis, axes, type Mm, type Niche, type Plan, type SurfaceName, type SurfaceTiling, type TileName, type TileSize } from '../plan.ts'
import { tileFormats } from '../quantities.ts'
import { isFace } from './built-in-faces.ts'
import { meetUp, tilingOf } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'
import { jointLimits, jointWith, modulo, pitchOf, tileLimits, toQuarters, usualTiling } from './tiling.ts'

/** What one chooses for a surface at once. */
export type TileChoice = Partial<Pick<SurfaceTiling, 'tile' | 'joint' | 'bond' | 'material' | 'jointColour' | 'tiledTo'>>

/**
 * Chooses tiles, joint, bond, material or tiled height for some surfaces, clamped to limits. Other joints lie elsewhere, so they are
 * proposed anew, and a niche is left out, as one that reaches above the tiles; a material of the same size leaves everything where it was.
 */
export function chooseTiles(plan: Plan, surfaces: readonly SurfaceName[], { tile, joint, ...choice }: TileChoice): Plan {
  return surfaces.reduce(
    (done, surface) =>
      changed(done, surface, (tiling) => {
        const size = tile && { width: limited(tile.width, tileLimits), height: limited(tile.height, tileLimits) }
        const next = {
          ...tiling,
          ...choice,
          ...(size && { tile: size, joint: jointWith(tiling, size) }),
          ...(joint !== undefined && { joint: limited(joint * 2, { from: jointLimits.from * 2, to: jointLimits.to * 2 }) / 2 }),
        }
        const isMoved = tile !== undefined || joint !== undefined || choice.bond !== undefined
        return isMoved ? { ...next, x: undefined, y: undefined, locked: [], niche: undefined } : withinTiles(next)
      }),
    plan,
  )
}

/** A floor is tiled all over, and a niche lies among tiles. */
function withinTiles(tiling: SurfaceTiling): SurfaceTiling {
  const { surface, niche, tiledTo } = tiling
  if (tiledTo === undefined) return tiling
  if (surface === 'floor') return { ...tiling, tiledTo: undefined }
  const height = limited(tiledTo, tiledToLimits)
  return { ...tiling, tiledTo: height, niche: niche && niche.sill + niche.height <= height ? niche : undefined }
}

/** Gives the walls the plan's tiles: those of the room, which price and quantities are reckoned with. */
export function setWallTiles(plan: Plan, tile: TileName): Plan {
  const { width, height } = tileFormats[tile]
  const walls = plan.room.corners.map((_, index) => index)
  return chooseTiles({ ...plan, tile }, walls, { tile: { width, height } })
}

/**
 * Puts a tile's lower left corner at `start` mm along an axis. Up and down, all walls whose level joints meet move together.
 * Unchanged if one of them is locked, and for a pillar's or boxing's face, which follows its wall.
 */
export function moveJoints(plan: Plan, surface: AnySurfaceName, axis: Axis, start: Mm): Plan {
  const moved = together(plan, surface, axis)
  if (moved.some((one) => tilingOf(plan, one).locked.includes(axis))) return plan
  return moved.reduce((done, one) => changed(done, one, (tiling) => ({ ...tiling, [axis]: modulo(toQuarters(start), pitchOf(tiling, axis)) })), plan)
}

/** Locks the joints along an axis where they are, or unlocks them. */
export function lockJoints(plan: Plan, surface: AnySurfaceName, axis: Axis, start: Mm, isLocked: boolean): Plan {
  return together(plan, surface, axis).reduce(
    (done, one) =>
      changed(done, one, (tiling) => {
        const others = tiling.locked.filter((locked) => locked !== axis)
        return isLocked ? { ...tiling, [axis]: start, locked: [...others, axis].toSorted() } : { ...tiling, locked: others }
      }),
    plan,
  )
}

/** Takes the proposal back, except along locked axes. */
export function proposeAgain(plan: Plan, surface: AnySurfaceName): Plan {
  return axes.reduce((done, axis) => {
    const moved = together(done, surface, axis).filter((one) => !tilingOf(done, one).locked.includes(axis))
    return moved.reduce((plan, one) => changed(plan, one, (tiling) => ({ ...tiling, [axis]: undefined })), done)
  }, plan)
}

export function setNiche(plan: Plan, surface: AnySurfaceName, niche: Niche | undefined): Plan {
  return typeof surface !== 'number' ? plan : changed(plan, surface, (tiling) => ({ ...tiling, niche }))
}

/** The surfaces whose joints move with those of one. */
function together(plan: Plan, surface: AnySurfaceName, axis: Axis): readonly SurfaceName[] {
  if (isFace(surface)) return []
  if (surface === 'floor' || axis === 'x') return [surface]
  const walls = plan.room.corners.map((_, index) => index)
  return walls.filter((wall) => meetUp(tilingOf(plan, wall), tilingOf(plan, surface)))
}

/** The plan with one surface changed. What is as usual is not stored, so an untouched plan packs as it did. */
function changed(plan: Plan, surface: SurfaceName, change: (tiling: SurfaceTiling) => SurfaceTiling): Plan {
  const next = change(tilingOf(plan, surface))
  const { tiling: before = [], ...rest } = plan
  const others = before.filter((one) => one.surface !== surface)
  const { width, height } = tileFormats[plan.tile]
  const tiling = isSame(next, usualTiling(surface, { width, height })) ? others : [...others, next]
  return tiling.length === 0 ? rest : { ...rest, tiling: tiling.toSorted((one, other) => orderOf(one) - orderOf(other)) }
}

function isSame(one: SurfaceTiling, other: SurfaceTiling): boolean {
  const own = ({ tile, joint, bond, material, jointColour, tiledTo, x, y }: SurfaceTiling) =>
    JSON.stringify([tile.width, tile.height, joint, bond, material, jointColour, tiledTo, x, y])
  return own(one) === own(other) && one.locked.length === 0 && one.niche === undefined
}

function orderOf({ surface }: SurfaceTiling): number {
  return surface === 'floor' ? Number.POSITIVE_INFINITY : surface
}

/** The usual format of this size. */
export function tileNameOf({ width, height }: TileSize): TileName | undefined {
  return keysInOrder(tileFormats).find((name) => tileFormats[name].width === width && tileFormats[name].height === height)
}
