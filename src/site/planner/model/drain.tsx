import { Dark, Tube } from './materials.tsx'

const RADIUS = 0.075
const HOLES = 8

/** A round grate in the floor. */
export function Drain({ x, z }: { x: number; z: number }) {
  return (
    <group position={[x, 0.001, z]}>
      <Tube radius={RADIUS + 0.006} length={0.002} at={[0, 0, 0]} material={<Dark />} />
      <Tube radius={RADIUS} length={0.004} at={[0, 0.001, 0]} />
      {Array.from({ length: HOLES }, (_, hole) => (hole / HOLES) * 2 * Math.PI).map((angle) => (
        <Tube key={angle} radius={0.008} length={0.005} at={[Math.cos(angle) * 0.045, 0.001, Math.sin(angle) * 0.045]} material={<Dark />} />
      ))}
    </group>
  )
}
