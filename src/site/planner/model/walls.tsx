import { useMemo } from 'react'
import { type CanvasTexture, type DataTexture, DoubleSide } from 'three'
import { paintLooks } from '#content/materials/finish.ts'
import { boxOf, overlap } from '#domain/room/boxes.ts'
import { finishOf } from '#domain/room/finish.ts'
import { fixtures, isBasin } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { recessSurfaces } from '#domain/room/tiling/recess-surfaces.ts'
import { boxSeenFrom, type Wall } from '#domain/room/walls.ts'
import { colours } from '#shared/brand.ts'
import { NOT_IN_MIRRORS } from './layers.ts'
import { BoxMesh, Enamel, LitTiles, Matte, ShapeMesh, Tiles } from './materials.tsx'
import { toMetres } from './metres.ts'
import { Mirror } from './mirror.tsx'
import { DoorBody, WindowBody } from './openings.tsx'
import type { RoomLight } from './room-light.ts'
import { heightBehind, sidesOf } from './sides.ts'
import { LAP, openingRectangle, recessRectangle, recessSide, revealSurface, wallCut, wallSurface } from './surfaces.ts'
import { laidParts, patternStart } from './tile-pattern.ts'
import { partsOfWall } from './wall-parts.ts'
import { WithoutCeiling, WithoutWall, WithWall } from './with-wall.tsx'

type TiledWallProps = { plan: Plan; wall: Wall; setOut: SetOut; tiles: CanvasTexture; light: DataTexture; sheen: number; when: RoomLight }

/** A wall with its tiles as they are set out, its niche, doors and windows, and the mirrors that hang on it. */
export function TiledWall({ plan, wall, setOut, tiles, light, sheen, when }: TiledWallProps) {
  const { room } = plan
  const { extent, painted } = setOut.surface
  const openings = useMemo(() => plan.openings.filter((opening) => opening.wall === wall.index), [plan.openings, wall])
  const niche = setOut.surface.holes.find(({ what }) => what === 'niche')
  const surface = useMemo(() => {
    if (setOut.tiling.tiledTo !== undefined || setOut.stretches.length > 1) return partsOfWall(room, wall, laidParts(setOut))
    const holes = [...openings.map(openingRectangle), ...(niche ? [recessRectangle(niche)] : [])]
    return wallSurface(room, wall, patternStart(setOut), holes, LAP)
  }, [room, wall, openings, niche, setOut])
  const paint = useMemo(() => partsOfWall(room, wall, [{ parts: painted?.parts ?? [], start: { x: 0, y: 0 } }]), [room, wall, painted])
  const count = room.corners.length
  const cut = useMemo(() => wallCut(room, wall), [room, wall])
  return (
    <group position={[toMetres(wall.start.x), 0, toMetres(wall.start.y)]} rotation={[0, Math.atan2(-wall.along.y, wall.along.x), 0]}>
      <WithWall wall={wall.index}>
        {extent.high > 0 && <ShapeMesh shape={surface} material={<Tiles tiles={tiles} light={light} sheen={sheen} />} />}
        {painted && <ShapeMesh shape={paint} material={<Tiles color={paintLooks[finishOf(plan).paint].colour} light={light} sheen={0} />} />}
        <WithoutCeiling>
          <ShapeMesh shape={cut.top} material={<CutFace />} layer={NOT_IN_MIRRORS} />
        </WithoutCeiling>
        {cut.start && (
          <WithoutWall wall={(wall.index + count - 1) % count}>
            <ShapeMesh shape={cut.start} material={<CutFace />} layer={NOT_IN_MIRRORS} />
          </WithoutWall>
        )}
        {cut.end && (
          <WithoutWall wall={(wall.index + 1) % count}>
            <ShapeMesh shape={cut.end} material={<CutFace />} layer={NOT_IN_MIRRORS} />
          </WithoutWall>
        )}
        <Recesses setOut={setOut} tiles={tiles} />
        {openings.map((opening) => (
          <group key={opening.id}>
            <Reveal opening={opening} />
            {opening.kind === 'door' ? <DoorBody door={opening} /> : <WindowBody opening={opening} light={when} />}
          </group>
        ))}
        {plan.fixtures.map((fixture) => (
          <BasinMirror key={fixture.id} plan={plan} wall={wall} fixture={fixture} light={when} />
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

function MirrorLamp({ light }: { light: RoomLight }) {
  return light === 'day' ? <Enamel /> : <meshBasicMaterial name="lamp" color="#fff3dc" toneMapped={false} />
}

/** Above a basin that stands at this wall, unless a window or a mirror of the drawing is in its place. */
function BasinMirror({ plan, wall, fixture, light }: { plan: Plan; wall: Wall; fixture: Fixture; light: RoomLight }) {
  const { kind } = fixture
  if (!isBasin(fixture) || sidesOf(plan, fixture).back !== wall.index) return null
  const { from, to } = boxSeenFrom(wall, boxOf(fixture))
  const bottom = toMetres(fixtures[kind].height) + ABOVE_BASIN
  const h = Math.min(TALL, toMetres(heightBehind(plan, wall.index, fixture)) - BELOW_CEILING - bottom)
  const isTaken = plan.openings.some((one) => one.wall === wall.index && one.along < to && one.along + one.width > from)
  const isDrawn = plan.fixtures.some((one) => one.kind === 'mirror' && overlap(boxOf(one), boxOf(fixture)))
  if (h < LEAST || isTaken || isDrawn) return null
  const [w, x] = [toMetres(to - from), toMetres(from + to) / 2]
  return (
    <>
      <Mirror w={w} h={h} at={[x, bottom + h / 2, 0]} />
      <BoxMesh material={<MirrorLamp light={light} />} size={[w * 0.7, 0.03, 0.05]} at={[x, bottom + h + 0.035, 0.026]} round={0.012} />
    </>
  )
}
