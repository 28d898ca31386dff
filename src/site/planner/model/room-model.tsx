import { useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo } from 'react'
import { PMREMGenerator } from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import type { Opening, Plan, Room } from '#domain/room/plan.ts'
import { tileFormats } from '#domain/room/quantities.ts'
import { boundsOf, type Wall, wallsOf } from '#domain/room/walls.ts'
import { colours } from '#shared/brand.ts'
import { Body } from './bodies.tsx'
import { toMetres } from './metres.ts'
import { DoorBody, WindowBody } from './openings.tsx'
import { ceilingSurface, floorSurface, wallSurface } from './surfaces.ts'
import { type TileFinish, tileFinishes, tileTexture } from './tile-texture.ts'

/** Floors have small tiles, because they slope towards the drain. */
const FLOOR_TILE = { width: 0.1, height: 0.1 }

export function RoomModel({ plan, finish }: { plan: Plan; finish: TileFinish }) {
  const { tile, varies, joint, floor, floorJoint, rough } = tileFinishes[finish]
  const { width, height } = tileFormats[plan.tile]
  const wallTiles = useMemo(() => tileTexture({ width: toMetres(width), height: toMetres(height) }, tile, joint, varies), [width, height, tile, joint, varies])
  const floorTiles = useMemo(() => tileTexture(FLOOR_TILE, floor, floorJoint, varies), [floor, floorJoint, varies])
  useDisposed(wallTiles)
  useDisposed(floorTiles)
  return (
    <>
      <color attach="background" args={[colours.drawingGround]} />
      <Reflections />
      <Lights room={plan.room} />
      {wallsOf(plan.room).map((wall) => (
        <group key={wall.index} position={[toMetres(wall.start.x), 0, toMetres(wall.start.y)]} rotation={[0, Math.atan2(-wall.along.y, wall.along.x), 0]}>
          <TiledWall room={plan.room} wall={wall} openings={plan.openings.filter((opening) => opening.wall === wall.index)}>
            <meshStandardMaterial map={wallTiles} roughness={rough} />
          </TiledWall>
        </group>
      ))}
      <Floor room={plan.room}>
        <meshStandardMaterial map={floorTiles} roughness={0.7} />
      </Floor>
      <Ceiling room={plan.room} />
      {plan.plumbingPoints
        .filter(({ kind }) => kind === 'drain')
        .map(({ id, at }) => (
          <mesh key={id} position={[toMetres(at.x), 0.003, toMetres(at.y)]} rotation={[-Math.PI / 2, 0, 0]}>
            <circleGeometry args={[0.075, 32]} />
            <meshStandardMaterial color="#aeb4b2" metalness={0.8} roughness={0.35} />
          </mesh>
        ))}
      {plan.fixtures.map((fixture) => (
        <Body fixture={fixture} key={fixture.id} />
      ))}
    </>
  )
}

/** Ceiling lamps, and daylight from all directions. */
function Lights({ room }: { room: Room }) {
  const { right, bottom } = boundsOf(room)
  const [w, d] = [toMetres(right), toMetres(bottom)]
  const up = toMetres(room.ceiling.height) - 0.35
  return (
    <>
      <hemisphereLight args={['#ffffff', '#cfc9bd', 1.1]} />
      <pointLight
        position={[w * 0.5, up, d * 0.5]}
        intensity={3.2}
        distance={9}
        decay={1.6}
        color="#fff3e2"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-bias={-0.002}
        shadow-radius={6}
      />
      <pointLight position={[w * 0.2, up, d * 0.2]} intensity={0.9} distance={6} color="#fff3e2" />
      <pointLight position={[w * 0.8, up, d * 0.8]} intensity={0.9} distance={6} color="#fff3e2" />
    </>
  )
}

/** An environment map for reflections: a blurred room with windows. */
function Reflections() {
  const { gl, scene } = useThree()
  useEffect(() => {
    const generator = new PMREMGenerator(gl)
    const { texture } = generator.fromScene(new RoomEnvironment(), 0.04)
    generator.dispose()
    scene.environment = texture
    scene.environmentIntensity = 0.45
    return () => texture.dispose()
  }, [gl, scene])
  return null
}

function TiledWall({ room, wall, openings, children }: { room: Room; wall: Wall; openings: readonly Opening[]; children: ReactNode }) {
  const surface = useMemo(() => wallSurface(room, wall, openings), [room, wall, openings])
  return (
    <>
      <mesh geometry={surface} receiveShadow>
        {children}
      </mesh>
      {openings.map((opening) => (opening.kind === 'door' ? <DoorBody door={opening} key={opening.id} /> : <WindowBody opening={opening} key={opening.id} />))}
    </>
  )
}

function Floor({ room, children }: { room: Room; children: ReactNode }) {
  const surface = useMemo(() => floorSurface(room), [room])
  return (
    <mesh geometry={surface} rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
      {children}
    </mesh>
  )
}

function Ceiling({ room }: { room: Room }) {
  const surface = useMemo(() => ceilingSurface(room), [room])
  return (
    <mesh geometry={surface}>
      <meshStandardMaterial color="#fdfdfb" roughness={0.95} />
    </mesh>
  )
}

/** Textures are held on the GPU until they are disposed of. */
function useDisposed(texture: ReturnType<typeof tileTexture>) {
  useEffect(() => () => texture.dispose(), [texture])
}
