import fc from 'fast-check'
import { setBuiltInHeight } from '#domain/room/edit.ts'
import type { BuiltInKind } from '#domain/room/fixtures.ts'
import { type Mm, type Plan, type SurfaceTiling, tileMaterials } from '#domain/room/plan.ts'
import { chooseTiles, lockJoints, moveJoints, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { anyPlan, withFixture } from './a-plan.ts'

/** How many rooms a property of the Fogplan is tried with. For a longer trial: `GUESSES=10000 npx vitest run src/domain/room/tiling`. */
export const ROOMS = Number(process.env.GUESSES ?? 30)

/** Any plan, often with pillars and boxings at its walls and in the room, and with choices for some of its surfaces. */
export function anyTiledPlan(): fc.Arbitrary<Plan> {
  return fc.tuple(anyPlan(), fc.array(anyBuiltIn(), { maxLength: 2 }), fc.array(anyChoice(), { maxLength: 4 })).map(([plan, builtIn, choices]) =>
    choices.reduce(
      (done, { which, tile, joint, bond, material, start, isLocked, hasNiche }) => {
        const count = plan.room.corners.length
        const surface = which % (count + 1) === count ? 'floor' : which % (count + 1)
        const chosen = chooseTiles(done, [surface], { tile, joint, bond, material })
        const placed = start === undefined ? chosen : moveJoints(chosen, surface, 'x', start)
        const locked = isLocked ? lockJoints(placed, surface, 'y', 0, true) : placed
        const setOut = hasNiche ? setOuts(locked).find((one) => one.surface.name === surface) : undefined
        return setNiche(locked, surface, setOut && proposedNiche(locked, setOut))
      },
      builtIn.reduce(withBuiltIn, plan),
    ),
  )
}

type BuiltIn = { kind: BuiltInKind; x: number; y: number; snaps: boolean; width: Mm; depth: Mm; height: Mm | undefined }

function anyBuiltIn(): fc.Arbitrary<BuiltIn> {
  const size = fc.integer({ min: 50, max: 900 })
  return fc.record({
    kind: fc.constantFrom('pillar', 'boxing'),
    x: fc.nat({ max: 4000 }),
    y: fc.nat({ max: 4000 }),
    snaps: fc.boolean(),
    width: size,
    depth: size,
    // Some end below the ceiling, some at it.
    height: fc.option(fc.integer({ min: 100, max: 2600 }), { nil: undefined }),
  })
}

/** In the room, or with its side at the first or the last wall across it. */
function withBuiltIn(plan: Plan, { kind, x, y, snaps, width, depth, height }: BuiltIn): Plan {
  const { right, bottom } = boundsOf(plan.room)
  const [left, top] = snaps ? [x % 2 === 0 ? 0 : right - width, y % (bottom + 1)] : [x % (right + 1), y % (bottom + 1)]
  const more = withFixture(plan, kind, left, top, { width, depth })
  const id = more.fixtures.at(-1)?.id ?? ''
  return height === undefined ? more : setBuiltInHeight(more, id, height)
}

function anyChoice() {
  const size = fc.oneof(fc.constantFrom(100, 150, 200, 300, 600), fc.integer({ min: 60, max: 1200 }))
  return fc.record({
    which: fc.nat({ max: 20 }),
    tile: fc.record({ width: size, height: size }),
    joint: fc.integer({ min: 3, max: 20 }).map((halves) => halves / 2),
    bond: fc.constantFrom<SurfaceTiling['bond']>('straight', 'half', 'third'),
    material: fc.constantFrom(...tileMaterials),
    start: fc.option(fc.integer({ min: 0, max: 1200 }), { nil: undefined }),
    isLocked: fc.boolean(),
    hasNiche: fc.boolean(),
  })
}
