import { useMemo } from 'react'
import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { Pane } from './glass.tsx'
import { BoxMesh, Metal, Porcelain, ShapeMesh, Tube } from './materials.tsx'
import type { BodySize } from './metres.ts'
import type { Side, Sides } from './sides.ts'

const QUARTER = Math.PI / 2

/** Glass on the sides without a wall; the front is two doors. */
export function CornerShower({ w, h, d, sides }: BodySize) {
  const open = openSides(sides)
  return (
    <group>
      {open.map((side) => (
        <SidePane key={side} side={side} w={w} d={d} h={h} foot={0} doors={side === 'front'} />
      ))}
      <Rain w={w} d={d} sides={sides} />
    </group>
  )
}

/** One pane with a bar that stiffens it; the front is open. */
export function WalkIn({ w, h, d, sides }: BodySize) {
  const side = openSides(sides).find((one) => one !== 'front') ?? 'right'
  return (
    <group>
      <SidePane side={side} w={w} d={d} h={h} foot={0} />
      <Rain w={w} d={d} sides={sides} />
    </group>
  )
}

/** A low tray and clear glass in slim profiles, to the walls that it stands at; the front is two doors. */
export function Cabin({ w, h, d, sides }: BodySize) {
  const tray = 0.06
  const [right, front] = [w / 2 - SLIM / 2, d / 2 - SLIM / 2]
  const walls = openSides(sides)
  return (
    <group>
      <BoxMesh material={<Porcelain />} size={[w, tray, d]} at={[0, tray / 2, 0]} round={0.02} />
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => (
          <BoxMesh key={`${x} ${z}`} material={<Metal />} size={[SLIM, h - tray, SLIM]} at={[x * right, (h + tray) / 2, z * front]} round={0.006} />
        )),
      )}
      {[-1, 1].map((x) => (
        <BoxMesh key={x} material={<Metal />} size={[SLIM, SLIM, d]} at={[x * right, h - SLIM / 2, 0]} round={0.006} />
      ))}
      {walls.map((side) => (
        <SidePane key={side} side={side} w={w - SLIM} d={d - SLIM} h={h - SLIM} foot={tray} doors={side === 'front'} />
      ))}
      <Rain w={w} d={d} sides={{ back: sides.back ?? 0 }} />
    </group>
  )
}
/** Of a cabin's profiles (m). */
const SLIM = 0.024

/** Without any wall it is seen as standing in its corner. */
function openSides(sides: Sides): Side[] {
  const all: Side[] = ['front', 'right', 'left', 'back']
  const open = all.filter((side) => sides[side] === undefined)
  return open.length === all.length ? ['front', 'right'] : open
}

type SidePaneProps = { side: Side; w: number; d: number; h: number; foot: number; doors?: boolean }

/** The glass of one side, from `foot` to `h` above the floor. */
function SidePane({ side, w, d, h, foot, doors = false }: SidePaneProps) {
  const [along, across] = side === 'front' || side === 'back' ? [w, d] : [d, w]
  const out = across / 2 - 0.008
  const turns: Record<Side, number> = { front: 0, right: QUARTER, back: 2 * QUARTER, left: -QUARTER }
  const middle = (h + foot) / 2
  return (
    <group rotation={[0, turns[side], 0]}>
      {doors ? (
        [-1, 1].map((half) => (
          <group key={half}>
            <Pane w={along / 2 - 0.003} h={h - foot} at={[(half * along) / 4, middle, out]} />
            <Tube radius={0.009} length={0.3} at={[half * 0.05, foot + 1, out + 0.025]} />
          </group>
        ))
      ) : (
        <Pane w={along} h={h - foot} at={[0, middle, out]} />
      )}
      <BoxMesh material={<Metal />} size={[along, 0.018, 0.022]} at={[0, h + 0.006, out]} round={0.005} />
    </group>
  )
}

/** Mixer, riser, hand shower and a round head, at the first wall there is. */
function Rain({ w, d, sides }: Pick<BodySize, 'w' | 'd' | 'sides'>) {
  const at = (['back', 'left', 'right'] as const).find((side) => sides[side] !== undefined) ?? 'back'
  const deep = at === 'back' ? d : w
  const turns = { back: 0, left: QUARTER, right: -QUARTER }
  return (
    <group rotation={[0, turns[at], 0]}>
      <group position={[0, 0, -deep / 2]}>
        <Tube radius={0.021} length={0.28} at={[0, 1.08, 0.055]} lies="x" />
        {[-0.15, 0.15].map((x) => (
          <Tube key={x} radius={0.027} length={0.035} at={[x, 1.08, 0.055]} lies="x" />
        ))}
        {[-0.075, 0.075].map((x) => (
          <Tube key={x} radius={0.016} length={0.05} at={[x, 1.08, 0.025]} lies="z" />
        ))}
        <Tube radius={0.009} length={0.96} at={[0, 1.57, 0.055]} />
        <Tube radius={0.009} length={0.34} at={[0, 2.05, 0.215]} lies="z" />
        <Tube radius={0.009} length={0.03} at={[0, 2.035, 0.38]} />
        <Tube radius={0.115} length={0.012} at={[0, 2.016, 0.38]} />
        <group position={[0.03, 1.5, 0.085]} rotation={[0.5, 0, 0]}>
          <Tube radius={0.011} length={0.2} at={[0, 0, 0]} />
          <Tube radius={0.04} length={0.016} at={[0, 0.11, 0.014]} lies="z" />
        </group>
        <Hose />
      </group>
    </group>
  )
}

/** From the mixer down, and up to the hand shower. */
function Hose() {
  const shape = useMemo(() => {
    const bend = [
      [0.09, 1.06, 0.055],
      [0.09, 0.82, 0.07],
      [0.05, 0.7, 0.085],
      [0.0, 0.86, 0.085],
      [0.02, 1.2, 0.075],
      [0.03, 1.41, 0.04],
    ].map(([x, y, z]) => new Vector3(x, y, z))
    return new TubeGeometry(new CatmullRomCurve3(bend), 28, 0.007, 6)
  }, [])
  return <ShapeMesh shape={shape} material={<Metal />} />
}
