import type { Door as DoorInPlan, Window as WindowInPlan } from '#domain/room/plan.ts'
import { Box, Chrome, Enamel } from './materials.tsx'
import { toMetres } from './metres.ts'
import { heightsOf } from './surfaces.ts'

const FRAME = 0.05
/** A wall has no thickness to look into. */
const FLUSH = 0.021

/** In its wall's own measures: along it, up, and into the room. Seen only from within, as the walls are. */
export function Door({ door }: { door: DoorInPlan }) {
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

export function Window({ opening }: { opening: WindowInPlan }) {
  const { bottom, top } = heightsOf(opening)
  const [w, x] = [toMetres(opening.width), toMetres(opening.along + opening.width / 2)]
  return (
    <group position={[x, 0, -0.02]}>
      <mesh position={[0, (bottom + top) / 2, FLUSH]}>
        <planeGeometry args={[w, top - bottom]} />
        <meshBasicMaterial color="#e8f1f4" />
      </mesh>
      <Surround w={w} from={bottom} to={top} />
      <Box size={[w, 0.025, 0.02]} at={[0, bottom + 0.012, 0]} round={0.004}>
        <Enamel color="#f6f5f0" />
      </Box>
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
