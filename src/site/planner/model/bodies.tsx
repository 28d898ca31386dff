import type { ReactNode } from 'react'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture } from '#domain/room/plan.ts'
import { Basin, Cabinet, Machine, TowelDryer } from './furniture.tsx'
import { metres } from './metres.ts'
import { FloorWc, WallWc } from './wc-bodies.tsx'
import { Bathtub, Cabin, CornerShower, FreestandingTub, WalkIn } from './wet-bodies.tsx'

/** Width, height and depth in metres. A body stands on the floor, its middle at 0, its back towards minus z. */
export type BodySize = { w: number; h: number; d: number }

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

export function Body({ fixture: { kind, at, turn, width, depth } }: { fixture: Fixture }) {
  const Shape = bodies[kind]
  return (
    <group position={[metres(at.x), 0, metres(at.y)]} rotation={[0, (-turn * Math.PI) / 2, 0]}>
      <Shape w={metres(width)} d={metres(depth)} h={metres(fixtures[kind].height)} />
    </group>
  )
}
