import { useMemo } from 'react'
import { type CanvasTexture, type DataTexture, DoubleSide } from 'three'
import { boxOf, overlap } from '#domain/room/boxes.ts'
import { fixtures, isBasin } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { recessSurfaces } from '#domain/room/tiling/recess-surfaces.ts'
import { boxSeenFrom, type Wall } from '#domain/room/walls.ts'
import { colours } from '#shared/brand.ts'
import { LitTiles, Matte, ShapeMesh, Tiles } from './materials.tsx'
import { toMetres } from './metres.ts'
import { Mirror } from './mirror.tsx'
import { DoorBody, WindowBody } from './openings.tsx'
import { heightBehind, sidesOf } from './sides.ts'
import { LAP, openingRectangle, recessRectangle, recessSide, revealSurface, wallCut, wallSurface } from './surfaces.ts'
import { patternStart } from './tile-pattern.ts'
import { WithoutWall, WithWall } from './with-wall.tsx'

type TiledWallProps = { plan: Plan; wall: Wall; setOut: SetOut; tiles: CanvasTexture; light: DataTexture; sheen: number }

/** A wall with its tiles as they are set out, its niche, doors and windows, and the mirrors that hang on it. */
export function TiledWall({ plan, wall, setOut, tiles, light, sheen }: TiledWallProps) {
  const { room } = plan
  const openings = useMemo(() => plan.openings.filter((opening) => opening.wall === wall.index), [plan.openings, wall])
  const niche = setOut.surface.holes.find(({ what }) => what === 'niche')
  const surface = useMemo(() => {
    const holes = [...openings.map(openingRectangle), ...(niche ? [recessRectangle(niche)] : [])]
    return wallSurface(room, wall, patternStart(setOut), holes, LAP)
  }, [room, wall, openings, niche, setOut])
  const count = room.corners.length
  const cut = useMemo(() => wallCut(room, wall), [room, wall])
  return (
    <group position={[toMetres(wall.start.x), 0, toMetres(wall.start.y)]} rotation={[0, Math.atan2(-wall.along.y, wall.along.x), 0]}>
      <WithWall wall={wall.index}>
        <ShapeMesh shape={surface} material={<Tiles tiles={tiles} light={light} sheen={sheen} />} />
        <ShapeMesh shape={cut.top} material={<CutFace />} />
        <WithoutWall wall={(wall.index + count - 1) % count}>
          <ShapeMesh shape={cut.start} material={<CutFace />} />
        </WithoutWall>
        <WithoutWall wall={(wall.index + 1) % count}>
          <ShapeMesh shape={cut.end} material={<CutFace />} />
        </WithoutWall>
        <Recesses setOut={setOut} tiles={tiles} />
        {openings.map((opening) => (
          <group key={opening.id}>
            <Reveal opening={opening} />
            {opening.kind === 'door' ? <DoorBody door={opening} /> : <WindowBody opening={opening} />}
          </group>
        ))}
        {plan.fixtures.map((fixture) => (
          <BasinMirror key={fixture.id} plan={plan} wall={wall} fixture={fixture} />
        ))}
      </WithWall>
    </group>
  )
}

/** The niche of a wall and the tiled reveals of its windows, with the wall's joints. */
function Recesses({ setOut, tiles }: { setOut: SetOut; tiles: CanvasTexture }) {
  const sides = useMemo(
    () => recessSurfaces(setOut).map((surface) => ({ key: `${surface.hole.what} ${surface.hole.id} ${surface.side}`, shape: recessSide(surface) })),
    [setOut],
  )
  return sides.map(({ key, shape }) => <ShapeMesh key={key} shape={shape} material={<LitTiles tiles={tiles} sheen={0} />} />)
}

/** As dark as the walls in the drawing. */
function CutFace() {
  return <meshBasicMaterial color={colours.ink} side={DoubleSide} toneMapped={false} />
}

function Reveal({ opening }: { opening: Plan['openings'][number] }) {
  const sides = useMemo(() => revealSurface(openingRectangle(opening)), [opening])
  return <ShapeMesh shape={sides} material={<Matte color="#f1ede4" />} />
}

/** Between a mirror and the basin below it, and below a low ceiling (m). */
const ABOVE_BASIN = 0.28
const BELOW_CEILING = 0.1
const TALL = 0.85
/** A lower one shows nothing. */
const LEAST = 0.3

/** Above a basin that stands at this wall, unless a window or a mirror of the drawing is in its place. */
function BasinMirror({ plan, wall, fixture }: { plan: Plan; wall: Wall; fixture: Fixture }) {
  const { kind } = fixture
  if (!isBasin(fixture) || sidesOf(plan, fixture).back !== wall.index) return null
  const { from, to } = boxSeenFrom(wall, boxOf(fixture))
  const bottom = toMetres(fixtures[kind].height) + ABOVE_BASIN
  const h = Math.min(TALL, toMetres(heightBehind(plan, wall.index, fixture)) - BELOW_CEILING - bottom)
  const isTaken = plan.openings.some((one) => one.wall === wall.index && one.along < to && one.along + one.width > from)
  const isDrawn = plan.fixtures.some((one) => one.kind === 'mirror' && overlap(boxOf(one), boxOf(fixture)))
  if (h < LEAST || isTaken || isDrawn) return null
  return <Mirror w={toMetres(to - from)} h={h} at={[toMetres(from + to) / 2, bottom + h / 2, 0]} />
}
