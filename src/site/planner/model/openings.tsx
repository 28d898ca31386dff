import type { ReactNode } from 'react'
import type { Door, Window } from '#domain/room/plan.ts'
import { BoxMesh, Chrome, Enamel } from './materials.tsx'
import { toMetres } from './metres.ts'
import { heightsOf } from './surfaces.ts'

const FRAME = 0.05
/** Walls have no thickness, so doors and panes lie just in front of them (m). */
const FLUSH = 0.021

/** In the wall's coordinates: x along it, y up, z into the room. One-sided, like the walls. */
export function DoorBody({ door }: { door: Door }) {
  const { top } = heightsOf(door)
  const [w, x] = [toMetres(door.width), toMetres(door.along + door.width / 2)]
  const handle = door.hinge === 'start' ? 1 : -1
  return (
    <group position={[x, 0, -0.02]}>
      <Panel material={<meshStandardMaterial color="#f6f5f0" roughness={0.5} />} size={[w, top]} at={[0, top / 2, FLUSH]} />
      <Surround w={w} from={0} to={top} />
      <Panel material={<Chrome />} size={[0.12, 0.018]} at={[handle * (w / 2 - 0.12), 1, 0.05]} />
    </group>
  )
}

export function WindowBody({ opening }: { opening: Window }) {
  const { bottom, top } = heightsOf(opening)
  const [w, x] = [toMetres(opening.width), toMetres(opening.along + opening.width / 2)]
  return (
    <group position={[x, 0, -0.02]}>
      <Panel material={<meshBasicMaterial color="#e8f1f4" />} size={[w, top - bottom]} at={[0, (bottom + top) / 2, FLUSH]} />
      <Surround w={w} from={bottom} to={top} />
      <BoxMesh material={<Enamel color="#f6f5f0" />} size={[w, 0.025, 0.02]} at={[0, bottom + 0.012, 0]} round={0.004} />
    </group>
  )
}

function Surround({ w, from, to }: { w: number; from: number; to: number }) {
  const h = to - from
  return (
    <>
      {[-1, 1].map((side) => (
        <Panel
          key={side}
          material={<meshStandardMaterial color="#fbfaf6" roughness={0.5} />}
          size={[FRAME, h + FRAME]}
          at={[(side * (w + FRAME)) / 2, from + h / 2, 0.025]}
        />
      ))}
      <Panel material={<meshStandardMaterial color="#fbfaf6" roughness={0.5} />} size={[w + FRAME * 2, FRAME]} at={[0, to + FRAME / 4, 0.026]} />
    </>
  )
}

/** A flat rectangle that faces the room, centred on `at` (m). */
function Panel({ material, size, at }: { material: ReactNode; size: [width: number, height: number]; at: [x: number, y: number, z: number] }) {
  return (
    <mesh position={at}>
      <planeGeometry args={size} />
      {material}
    </mesh>
  )
}
