import { useMemo } from 'react'
import type { Niche } from '#domain/room/plan.ts'
import { Matte, ShapeMesh } from './materials.tsx'
import { toMetres } from './metres.ts'
import { type Rectangle, revealSurface } from './surfaces.ts'

/** How deep a recess is that fits in a wall of studs (m). */
const DEPTH = 0.085

export function nicheRectangle({ along, sill, width, height }: Niche): Rectangle {
  return { left: toMetres(along), right: toMetres(along + width), low: toMetres(sill), high: toMetres(sill + height) }
}

/** A niche's four sides and its back, a shade darker than what is around it. */
export function NicheBody({ niche }: { niche: Niche }) {
  const place = useMemo(() => nicheRectangle(niche), [niche])
  const sides = useMemo(() => revealSurface(place, DEPTH), [place])
  return (
    <>
      <ShapeMesh shape={sides} material={<Matte color="#e6e2d8" />} />
      <mesh position={[(place.left + place.right) / 2, (place.low + place.high) / 2, -DEPTH]}>
        <planeGeometry args={[place.right - place.left, place.high - place.low]} />
        <meshBasicMaterial color="#cfcabd" />
      </mesh>
    </>
  )
}
