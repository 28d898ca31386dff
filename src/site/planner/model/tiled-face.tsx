import { type ReactNode, useMemo } from 'react'
import type { CanvasTexture } from 'three'
import type { Mm, Room } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import type { TiledSurface } from '#domain/room/tiling/surface.ts'
import type { Wall } from '#domain/room/walls.ts'
import { LitTiles, Matte, ShapeMesh } from './materials.tsx'
import { toMetres } from './metres.ts'
import { laidParts, patternStart } from './tile-pattern.ts'
import { partsOfWall, topOfBuiltIn } from './wall-parts.ts'
import { WithWall } from './with-wall.tsx'

/** How far tiles lie before the body that they are on, so that both are not in one plane (m). */
const BEFORE = 0.001

type TiledFaceProps = { room: Room; wall: Wall; setOut: SetOut; tiles: CanvasTexture; sheen: number; paint: string; back: number | undefined }

/** A face of a pillar or boxing with its tiles, and the paint above them. It fades with the wall that the body has its `back` to. */
export function TiledFace({ room, wall, setOut, tiles, sheen, paint, back }: TiledFaceProps) {
  const surface = useMemo(() => partsOfWall(room, wall, laidParts(setOut), 0), [room, wall, setOut])
  const { painted } = setOut.surface
  const above = useMemo(() => painted && partsOfWall(room, wall, [{ parts: painted.parts, start: { x: 0, y: 0 } }], 0), [room, wall, painted])
  return (
    <OnFace wall={wall} back={back}>
      <ShapeMesh shape={surface} material={<LitTiles tiles={tiles} sheen={sheen} />} at={[0, 0, BEFORE]} />
      {above && <ShapeMesh shape={above} material={<Matte color={paint} />} at={[0, 0, BEFORE]} />}
    </OnFace>
  )
}

type TiledTopProps = Omit<TiledFaceProps, 'room' | 'setOut'> & { surface: TiledSurface; setOut: SetOut | undefined; high: Mm }

/** The top of one that ends `high` above the floor, below the ceiling. Its tiles continue those of the face that is `wall`; without a set-out it is painted. */
export function TiledTop({ wall, surface, setOut, tiles, sheen, paint, back, high }: TiledTopProps) {
  const shape = useMemo(() => topOfBuiltIn(surface, setOut ? patternStart(setOut) : { x: 0, y: 0 }, high), [surface, setOut, high])
  return (
    <OnFace wall={wall} back={back}>
      <ShapeMesh shape={shape} material={setOut ? <LitTiles tiles={tiles} sheen={sheen} /> : <Matte color={paint} />} at={[0, BEFORE, 0]} />
    </OnFace>
  )
}

function OnFace({ wall, back, children }: { wall: Wall; back: number | undefined; children: ReactNode }) {
  return (
    <group position={[toMetres(wall.start.x), 0, toMetres(wall.start.y)]} rotation={[0, Math.atan2(-wall.along.y, wall.along.x), 0]}>
      <WithWall wall={back}>{children}</WithWall>
    </group>
  )
}
