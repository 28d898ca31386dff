import type { ReactNode } from 'react'
import { topOf } from '#domain/room/built-in.ts'
import { heightRangeOf, machineBelow } from '#domain/room/fixture-heights.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import { Basin } from './basin.tsx'
import { Bathtub, FreestandingTub } from './bath-bodies.tsx'
import { Cabinet, Machine, TowelDryer } from './furniture.tsx'
import { type BodySize, toMetres } from './metres.ts'
import { Cabin, CornerShower, WalkIn } from './shower-bodies.tsx'
import { sidesOf } from './sides.ts'
import { BuiltIn, Radiator, Shelf, WallMirror } from './wall-bodies.tsx'
import { FloorWc, WallWc } from './wc-bodies.tsx'
import { HidingAtWall } from './with-wall.tsx'

const bodies: Record<Fixture['kind'], (size: BodySize) => ReactNode> = {
  'wc-wall': WallWc,
  'wc-floor': FloorWc,
  basin: (size) => <Basin {...size} bowls={1} />,
  'double-basin': (size) => <Basin {...size} bowls={2} />,
  'shower-corner': CornerShower,
  'shower-walk-in': WalkIn,
  'shower-cabin': Cabin,
  'bath-built-in': Bathtub,
  'bath-freestanding': FreestandingTub,
  'washing-machine': Machine,
  'tumble-dryer': Machine,
  'towel-dryer': TowelDryer,
  cabinet: Cabinet,
  mirror: WallMirror,
  shelf: Shelf,
  radiator: Radiator,
  pillar: BuiltIn,
  boxing: BuiltIn,
}

/** What stands on the floor and is neither of glass nor of bars. Higher than this it hides what is behind it (mm). */
const HIDING: ReadonlySet<Fixture['kind']> = new Set(['cabinet', 'washing-machine', 'tumble-dryer'])
const LOOKED_OVER = 1000

export function Body({ plan, fixture }: { plan: Plan; fixture: Fixture }) {
  const { kind, at, turn, width, depth } = fixture
  const Shape = bodies[kind]
  const { high } = heightRangeOf(plan, fixture)
  // What hangs has its own height; a tumble dryer stands as high as the machine below it.
  const stands = machineBelow(plan, fixture) ? high - fixtures[kind].height : 0
  const sides = sidesOf(plan, fixture)
  const body = (
    <Shape w={toMetres(width)} d={toMetres(depth)} h={toMetres(high - stands)} sides={sides} isCut={topOf(plan, fixture) === Number.POSITIVE_INFINITY} />
  )
  return (
    <group position={[toMetres(at.x), toMetres(stands), toMetres(at.y)]} rotation={[0, (-turn * Math.PI) / 2, 0]}>
      {HIDING.has(kind) && high > LOOKED_OVER ? <HidingAtWall wall={sides.back}>{body}</HidingAtWall> : body}
    </group>
  )
}
