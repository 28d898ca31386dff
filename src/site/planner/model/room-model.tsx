import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { CanvasTexture, DataTexture } from 'three'
import { paintLooks } from '#content/materials/finish.ts'
import { heightAt } from '#domain/room/ceiling.ts'
import { finishOf } from '#domain/room/finish.ts'
import type { Plan, Room } from '#domain/room/plan.ts'
import { builtInFaces } from '#domain/room/tiling/built-in-faces.ts'
import { builtInTops } from '#domain/room/tiling/built-in-tops.ts'
import { type SetOut, setOuts } from '#domain/room/tiling/lay-out.ts'
import { boundsOf, wallsOf } from '#domain/room/walls.ts'
import { colours } from '#shared/brand.ts'
import { type BakedLight, bakeLight } from './baked-light.ts'
import { Body } from './bodies.tsx'
import { drawnTexture } from './drawn-texture.ts'
import { FallLines } from './fall-lines.tsx'
import { GROUND, VIEW_ONLY } from './file-groups.ts'
import { downlightsIn } from './lamps.ts'
import { NOT_IN_MIRRORS } from './layers.ts'
import { raysIn } from './light-rays.ts'
import { Looks, useLooks } from './looks.ts'
import { Dark, Matte, ShapeMesh, Tiles, Tube } from './materials.tsx'
import { mergeBodies } from './merged-bodies.ts'
import { toMetres } from './metres.ts'
import type { RoomLight } from './room-light.ts'
import { Sharpness } from './sharpness.ts'
import { sidesOf } from './sides.ts'
import { useStudio } from './studio.ts'
import { ceilingSurface, floorSurface, footprint, SLAB, slabShape } from './surfaces.ts'
import { patternStart } from './tile-pattern.ts'
import { disposeTextures, tileTextures } from './tile-textures.ts'
import { TiledFace, TiledTop } from './tiled-face.tsx'
import { useDisposed } from './use-disposed.ts'
import { TiledWall } from './walls.tsx'
import { Cutaway, makeFadable, WithCeiling, WithoutCeiling } from './with-wall.tsx'

export function RoomModel({ plan, light: when, onShown }: { plan: Plan; light: RoomLight; onShown: () => void }) {
  const { room, openings, plumbingPoints, fixtures, tile, tiling } = plan
  const walls = useMemo(() => wallsOf(room), [room])
  // Neither tiles nor other materials stop a ray.
  const rays = useMemo(() => raysIn({ room, openings, plumbingPoints, fixtures, tile }), [room, openings, plumbingPoints, fixtures, tile])
  const light = useMemo(() => bakeLight(plan, when, rays), [plan, when, rays])
  const all = useMemo(() => setOuts(plan), [plan])
  const textures = useMemo(() => tileTextures({ room, tile, tiling }), [room, tile, tiling])
  useEffect(() => () => disposeTextures(textures), [textures])
  // Walls, floor, and the faces of pillars and boxings, which have the texture of the wall behind them.
  const [floor, floorTiles] = [all[walls.length], textures.at(-1)]
  const faces = useMemo(() => builtInFaces(plan), [plan])
  const tops = useMemo(() => builtInTops(plan), [plan])
  const paint = paintLooks[finishOf(plan).paint].colour
  const looks = useLooks(plan, useStudio(when))
  const scene = useThree(({ scene }) => scene)
  // Bodies are placed by the plan, and lit by the time of day: what else renders anew leaves them as they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is merged is found in the scene
  useLayoutEffect(() => {
    const takeAway = mergeBodies(scene, when)
    makeFadable(scene)
    return takeAway
  }, [scene, plan, when])
  useEffect(() => () => disposeOf(light), [light])
  return (
    <Looks value={looks}>
      <Cutaway room={room}>
        <Sharpness />
        <FirstFrame onShown={onShown} />
        <Ground room={room} />
        {walls.map((wall, index) => {
          const [lit, setOut, tiles] = [light.walls[index], all[index], textures[index]]
          if (!lit || !setOut || !tiles) return null
          return <TiledWall key={wall.index} plan={plan} wall={wall} setOut={setOut} tiles={tiles.texture} light={lit} sheen={tiles.sheen} when={when} />
        })}
        {floor && floorTiles && (
          <Floor room={room} setOut={floor} tiles={floorTiles.texture} light={light.floor} joint={floorTiles.joint} sheen={floorTiles.sheen} />
        )}
        {faces.map(({ name, fixture, wall, behind }) => {
          const [setOut, tiles] = [all.find(({ surface }) => surface.name === name), textures[behind]]
          if (!setOut || !tiles) return null
          const look = { wall, setOut, tiles: tiles.texture, sheen: tiles.sheen, paint, back: sidesOf(plan, fixture).back }
          return <TiledFace key={name} room={room} {...look} />
        })}
        {tops.map(({ surface, front: { wall, fixture, behind, top = 0 } }) => {
          const tiles = textures[behind]
          if (!tiles) return null
          const setOut = all.find((one) => one.surface.name === surface.name)
          const look = { tiles: tiles.texture, sheen: tiles.sheen, paint, back: sidesOf(plan, fixture).back }
          return <TiledTop key={surface.name} {...look} wall={wall} surface={surface} setOut={setOut} high={top} />
        })}
        <WithCeiling>
          <Ceiling plan={plan} light={when} />
        </WithCeiling>
        {plan.plumbingPoints
          .filter(({ kind }) => kind === 'drain')
          .map(({ id, at }) => (
            <Drain key={id} x={toMetres(at.x)} z={toMetres(at.y)} />
          ))}
        {plan.fixtures.map((fixture) => (
          <Body plan={plan} fixture={fixture} key={fixture.id} />
        ))}
      </Cutaway>
    </Looks>
  )
}

/** Tells when the room has been drawn for the first time, once that is on the screen. */
function FirstFrame({ onShown }: { onShown: () => void }) {
  const isDrawn = useRef(false)
  useFrame(() => {
    if (isDrawn.current) return
    isDrawn.current = true
    requestAnimationFrame(() => requestAnimationFrame(onShown))
  })
  return null
}

function disposeOf({ floor, walls }: BakedLight) {
  for (const texture of [floor, ...walls]) texture.dispose()
}

const FLAT = [-Math.PI / 2, 0, 0] as const

type FloorProps = { room: Room; setOut: SetOut; tiles: CanvasTexture; light: DataTexture; joint: string; sheen: number }

function Floor({ room, setOut, tiles, light, joint, sheen }: FloorProps) {
  const surface = useMemo(() => floorSurface(room, patternStart(setOut)), [room, setOut])
  return (
    <>
      <group rotation={FLAT}>
        <ShapeMesh shape={surface} material={<Tiles tiles={tiles} light={light} sheen={sheen} />} />
      </group>
      <FallLines setOut={setOut} colour={joint} />
    </>
  )
}

/** What the ceiling shows by day, and in the evening between its lamps. */
const CEILING: Record<RoomLight, string> = { day: '#f3f0e8', evening: '#dccdb4' }
const LAMP: Record<RoomLight, string> = { day: '#fbf9f3', evening: '#fff3dc' }

/** So much below the walls' dark tops (m): level with them, they would show along its edge. */
const BELOW_CUT = 0.002

/** With the lamps that light the room in the evening. */
function Ceiling({ plan, light }: { plan: Plan; light: RoomLight }) {
  const { room } = plan
  const surface = useMemo(() => ceilingSurface(room), [room])
  const lamps = useMemo(() => downlightsIn({ room }), [room])
  return (
    <>
      <ShapeMesh shape={surface} material={<meshBasicMaterial name="ceiling" color={CEILING[light]} />} at={[0, -BELOW_CUT, 0]} />
      {lamps.map(({ x, y }) => (
        <Tube
          key={`${x} ${y}`}
          radius={0.045}
          length={0.012}
          at={[toMetres(x), toMetres(heightAt(room, { x, y })) - 0.006, toMetres(y)]}
          material={<meshBasicMaterial name="lamp" color={LAMP[light]} toneMapped={false} />}
        />
      ))}
    </>
  )
}

const GRATE = 0.075
const HOLES = 8

/** A round grate in the floor. */
function Drain({ x, z }: { x: number; z: number }) {
  return (
    <group position={[x, 0.001, z]}>
      <Tube radius={GRATE + 0.006} length={0.002} at={[0, 0, 0]} material={<Dark />} />
      <Tube radius={GRATE} length={0.004} at={[0, 0.001, 0]} />
      {Array.from({ length: HOLES }, (_, hole) => (hole / HOLES) * 2 * Math.PI).map((angle) => (
        <Tube key={angle} radius={0.008} length={0.005} at={[Math.cos(angle) * 0.045, 0.001, Math.sin(angle) * 0.045]} material={<Dark />} />
      ))}
    </group>
  )
}

/** The slab that the room stands on, with the walls' footprint, and its shadow on the paper. */
function Ground({ room }: { room: Room }) {
  const slab = useMemo(() => slabShape(room), [room])
  const walls = useMemo(() => footprint(room), [room])
  const shadow = useMemo(() => shadowTexture(room), [room])
  useDisposed(shadow)
  const { right, bottom } = boundsOf(room)
  const [w, d] = [toMetres(right), toMetres(bottom)]
  return (
    <group>
      <group name={GROUND} rotation={FLAT}>
        {/* Before all else, one on the other: so narrow a face has no exact depth, and would show where floor and walls meet. */}
        <ShapeMesh shape={slab} material={<Matte color="#f3eadb" />} layer={NOT_IN_MIRRORS} order={-2} />
        <WithoutCeiling>
          <ShapeMesh
            shape={walls}
            material={<meshBasicMaterial color={colours.ink} toneMapped={false} depthTest={false} depthWrite={false} />}
            layer={NOT_IN_MIRRORS}
            order={-1}
          />
        </WithoutCeiling>
      </group>
      <mesh name={VIEW_ONLY} layers-mask={NOT_IN_MIRRORS} position={[w / 2, -SLAB - 0.01, d / 2]} rotation={FLAT}>
        <planeGeometry args={[w + REACH * 2, d + REACH * 2]} />
        <meshBasicMaterial map={shadow} transparent depthWrite={false} toneMapped={false} />
      </mesh>
    </group>
  )
}

/** How far the slab's shadow reaches (m). */
const REACH = 0.8
const PIXELS_PER_METRE = 64

/** The outline of the room, blurred: a canvas' own shadow, drawn without what casts it. */
function shadowTexture({ corners }: Room): CanvasTexture {
  const { right, bottom } = boundsOf({ corners })
  // A canvas has whole pixels.
  const pixels = (mm: number) => Math.floor((toMetres(mm) + REACH * 2) * PIXELS_PER_METRE)
  const [width, height] = [pixels(right), pixels(bottom)]
  return drawnTexture(width, height, (context) => {
    context.shadowColor = `${colours.ink}80`
    context.shadowBlur = REACH * 0.55 * PIXELS_PER_METRE
    context.shadowOffsetX = width
    context.beginPath()
    for (const { x, y } of corners) context.lineTo((toMetres(x) + REACH) * PIXELS_PER_METRE - width, (toMetres(y) + REACH) * PIXELS_PER_METRE)
    context.fill()
  })
}
