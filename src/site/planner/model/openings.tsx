import { useMemo } from 'react'
import { type CanvasTexture, SRGBColorSpace } from 'three'
import type { Door, Window } from '#domain/room/plan.ts'
import { drawnTexture } from './drawn-texture.ts'
import { BoxMesh, Matte, Metal, Paint, Tube, Wood } from './materials.tsx'
import { toMetres } from './metres.ts'
import type { RoomLight } from './room-light.ts'
import { heightsOf, WALL_DEPTH } from './surfaces.ts'
import { useDisposed } from './use-disposed.ts'

/** Width and depth of a door's casing (m). */
const CASING = 0.07
const CASING_DEEP = 0.016

/** A leaf with two panels, its casing, handle and threshold. In the wall's coordinates: x along it, y up, z into the room. */
export function DoorBody({ door }: { door: Door }) {
  const { top } = heightsOf(door)
  const [w, x] = [toMetres(door.width), toMetres(door.along + door.width / 2)]
  const handle = door.hinge === 'start' ? 1 : -1
  const stile = Math.min(0.12, w / 5)
  return (
    <group position={[x, 0, 0]}>
      <BoxMesh material={<Paint />} size={[w, top - 0.006, 0.04]} at={[0, top / 2 + 0.004, -0.03]} round={0.003} />
      {[
        [0.18, 0.86],
        [0.98, top - 0.12],
      ].map(([from = 0, to = 0]) => (
        <group key={from}>
          <BoxMesh material={<Matte color="#d3cfc4" />} size={[w - stile * 2, to - from, 0.004]} at={[0, (from + to) / 2, -0.0095]} round={0.001} />
          <BoxMesh material={<Paint />} size={[w - stile * 2 - 0.03, to - from - 0.03, 0.012]} at={[0, (from + to) / 2, -0.009]} round={0.005} />
        </group>
      ))}
      {[-1, 1].map((side) => (
        <BoxMesh
          key={side}
          material={<Paint />}
          size={[CASING, top + CASING, CASING_DEEP]}
          at={[(side * (w + CASING)) / 2, (top + CASING) / 2, CASING_DEEP / 2]}
          round={0.004}
        />
      ))}
      <BoxMesh material={<Paint />} size={[w + CASING * 2, CASING, CASING_DEEP + 0.002]} at={[0, top + CASING / 2, CASING_DEEP / 2]} round={0.004} />
      <BoxMesh material={<Wood />} size={[w, 0.016, WALL_DEPTH]} at={[0, 0.008, -WALL_DEPTH / 2]} round={0.004} />
      <group position={[handle * (w / 2 - 0.06), 1, -0.008]}>
        <Tube radius={0.024} length={0.01} at={[0, 0, 0]} lies="z" />
        <Tube radius={0.009} length={0.05} at={[0, 0, 0.025]} lies="z" />
        <Tube radius={0.009} length={0.12} at={[-handle * 0.055, 0, 0.046]} lies="x" />
        <Tube radius={0.018} length={0.008} at={[0, -0.09, 0]} lies="z" />
      </group>
    </group>
  )
}

/** Width of the frame and of the sash's bars (m). */
const FRAME = 0.045

/** Frame, sash, handle and a soft sky outside; a board for a sill where the reveal is not tiled. */
export function WindowBody({ opening, light }: { opening: Window; light: RoomLight }) {
  const { bottom, top } = heightsOf(opening)
  const [w, h, x] = [toMetres(opening.width), top - bottom, toMetres(opening.along + opening.width / 2)]
  const sky = useMemo(() => skyTexture(light), [light])
  useDisposed(sky)
  const leaves = w > 0.9 ? 2 : 1
  const bars = [-w / 2 + FRAME / 2, ...(leaves === 2 ? [0] : []), w / 2 - FRAME / 2]
  return (
    <group position={[x, (bottom + top) / 2, 0]}>
      <mesh position={[0, 0, -WALL_DEPTH + 0.012]}>
        <planeGeometry args={[w, h]} />
        <meshBasicMaterial map={sky} toneMapped={false} />
      </mesh>
      {bars.map((at) => (
        <BoxMesh key={at} material={<Paint />} size={[FRAME, h, 0.045]} at={[at, 0, -WALL_DEPTH + 0.03]} round={0.005} />
      ))}
      {[-1, 1].map((end) => (
        <BoxMesh key={end} material={<Paint />} size={[w, FRAME, 0.044]} at={[0, (end * (h - FRAME)) / 2, -WALL_DEPTH + 0.03]} round={0.005} />
      ))}
      <BoxMesh material={<Metal />} size={[0.014, 0.1, 0.02]} at={[leaves === 2 ? 0 : w / 2 - FRAME / 2, -h * 0.05, -WALL_DEPTH + 0.06]} round={0.005} />
      {opening.reveal === undefined && (
        <BoxMesh material={<Paint />} size={[w + 0.06, 0.022, WALL_DEPTH + 0.03]} at={[0, -h / 2 + 0.008, -WALL_DEPTH / 2 + 0.03]} round={0.006} />
      )}
    </group>
  )
}

const PIXELS = 64

/** From above to the horizon. */
const SKY: Record<RoomLight, readonly [string, string, string]> = {
  day: ['#b9d3dd', '#dbe8ea', '#f3f1e8'],
  evening: ['#1d2836', '#39445a', '#7d6d68'],
}

function skyTexture(light: RoomLight): CanvasTexture {
  const texture = drawnTexture(1, PIXELS, (context) => {
    const down = context.createLinearGradient(0, 0, 0, PIXELS)
    for (const [at, colour] of SKY[light].entries()) down.addColorStop([0, 0.6, 1][at] ?? 1, colour)
    context.fillStyle = down
    context.fillRect(0, 0, 1, PIXELS)
  })
  texture.colorSpace = SRGBColorSpace
  return texture
}
