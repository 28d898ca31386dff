import { useMemo } from 'react'
import type { CanvasTexture } from 'three'
import type { Room } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import type { Wall } from '#domain/room/walls.ts'
import { LitTiles, ShapeMesh } from './materials.tsx'
import { toMetres } from './metres.ts'
import { wallSurface } from './surfaces.ts'
import { patternStart } from './tile-pattern.ts'
import { WithWall } from './with-wall.tsx'

/** How far tiles lie before the body that they are on, so that both are not in one plane (m). */
const BEFORE = 0.001

type TiledFaceProps = { room: Room; wall: Wall; setOut: SetOut; tiles: CanvasTexture; sheen: number; back: number | undefined }

/** A face of a pillar or boxing with its tiles. It fades with the wall that the body has its `back` to. */
export function TiledFace({ room, wall, setOut, tiles, sheen, back }: TiledFaceProps) {
  const surface = useMemo(() => wallSurface(room, wall, patternStart(setOut)), [room, wall, setOut])
  return (
    <group position={[toMetres(wall.start.x), 0, toMetres(wall.start.y)]} rotation={[0, Math.atan2(-wall.along.y, wall.along.x), 0]}>
      <WithWall wall={back}>
        <ShapeMesh shape={surface} material={<LitTiles tiles={tiles} sheen={sheen} />} at={[0, 0, BEFORE]} />
      </WithWall>
    </group>
  )
}
