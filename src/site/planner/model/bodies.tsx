import type { ReactNode } from 'react'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import { Basin } from './basin.tsx'
import { Bathtub, FreestandingTub } from './bath-bodies.tsx'
import { Cabinet, Machine, TowelDryer } from './furniture.tsx'
import { type BodySize, toMetres } from './metres.ts'
import { Cabin, CornerShower, WalkIn } from './shower-bodies.tsx'
import { sidesOf } from './sides.ts'
import { FloorWc, WallWc } from './wc-bodies.tsx'

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
  'towel-dryer': TowelDryer,
  cabinet: Cabinet,
}

export function Body({ plan, fixture }: { plan: Plan; fixture: Fixture }) {
  const { kind, at, turn, width, depth } = fixture
  const Shape = bodies[kind]
  return (
    <group position={[toMetres(at.x), 0, toMetres(at.y)]} rotation={[0, (-turn * Math.PI) / 2, 0]}>
      <Shape w={toMetres(width)} d={toMetres(depth)} h={toMetres(fixtures[kind].height)} sides={sidesOf(plan, fixture)} />
    </group>
  )
}
