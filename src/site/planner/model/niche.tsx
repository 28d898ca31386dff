import { useMemo } from 'react'
import type { CanvasTexture } from 'three'
import type { Niche } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { nicheSurfaces } from '#domain/room/tiling/niche-surfaces.ts'
import { LitTiles, ShapeMesh } from './materials.tsx'
import { toMetres } from './metres.ts'
import { nicheSide, type Rectangle } from './surfaces.ts'

export function nicheRectangle({ along, sill, width, height }: Niche): Rectangle {
  return { left: toMetres(along), right: toMetres(along + width), low: toMetres(sill), high: toMetres(sill + height) }
}

/** A niche's back and sides, with the wall's joints. */
export function NicheBody({ setOut, niche, tiles }: { setOut: SetOut; niche: Niche; tiles: CanvasTexture }) {
  const sides = useMemo(() => {
    const place = nicheRectangle(niche)
    return nicheSurfaces(setOut).map((surface) => ({ side: surface.side, shape: nicheSide(place, surface) }))
  }, [setOut, niche])
  return sides.map(({ side, shape }) => <ShapeMesh key={side} shape={shape} material={<LitTiles tiles={tiles} sheen={0} />} />)
}
