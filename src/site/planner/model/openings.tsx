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
      <mesh position={[0, top / 2, FLUSH]}>
        <planeGeometry args={[w, top]} />
        <meshStandardMaterial color="#f6f5f0" roughness={0.5} />
      </mesh>
      <Surround w={w} from={0} to={top} />
      <mesh position={[handle * (w / 2 - 0.12), 1, 0.05]}>
        <planeGeometry args={[0.12, 0.018]} />
        <Chrome />
      </mesh>
    </group>
  )
}

export function WindowBody({ opening }: { opening: Window }) {
  const { bottom, top } = heightsOf(opening)
  const [w, x] = [toMetres(opening.width), toMetres(opening.along + opening.width / 2)]
  return (
    <group position={[x, 0, -0.02]}>
      <mesh position={[0, (bottom + top) / 2, FLUSH]}>
        <planeGeometry args={[w, top - bottom]} />
        <meshBasicMaterial color="#e8f1f4" />
      </mesh>
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
        <mesh key={side} position={[(side * (w + FRAME)) / 2, from + h / 2, 0.025]}>
          <planeGeometry args={[FRAME, h + FRAME]} />
          <meshStandardMaterial color="#fbfaf6" roughness={0.5} />
        </mesh>
      ))}
      <mesh position={[0, to + FRAME / 4, 0.026]}>
        <planeGeometry args={[w + FRAME * 2, FRAME]} />
        <meshStandardMaterial color="#fbfaf6" roughness={0.5} />
      </mesh>
    </>
  )
}
