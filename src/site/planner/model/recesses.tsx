import { useMemo } from 'react'
import type { CanvasTexture } from 'three'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { recessSurfaces } from '#domain/room/tiling/recess-surfaces.ts'
import { LitTiles, ShapeMesh } from './materials.tsx'
import { recessSide } from './surfaces.ts'

/** The niche of a wall and the tiled reveals of its windows, with the wall's joints. */
export function Recesses({ setOut, tiles }: { setOut: SetOut; tiles: CanvasTexture }) {
  const sides = useMemo(
    () => recessSurfaces(setOut).map((surface) => ({ key: `${surface.hole.what} ${surface.hole.id} ${surface.side}`, shape: recessSide(surface) })),
    [setOut],
  )
  return sides.map(({ key, shape }) => <ShapeMesh key={key} shape={shape} material={<LitTiles tiles={tiles} sheen={0} />} />)
}
