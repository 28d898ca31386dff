import { Pane } from './glass.tsx'
import { BoxMesh, Chrome, Enamel, Porcelain, Tube } from './materials.tsx'
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

/** A tray, a roof and corner posts; glass on all sides, white at the back. */
export function Cabin({ w, h, d, sides }: BodySize) {
  const tray = 0.15
  return (
    <group>
      <BoxMesh material={<Porcelain />} size={[w, tray, d]} at={[0, tray / 2, 0]} round={0.03} />
      <BoxMesh material={<Enamel />} size={[w, 0.07, d]} at={[0, h - 0.035, 0]} round={0.025} />
      <BoxMesh material={<Enamel color="#f4f4f0" />} size={[w - 0.04, h - tray - 0.07, 0.02]} at={[0, (h + tray - 0.07) / 2, -d / 2 + 0.02]} round={0.004} />
      {[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => (
          <BoxMesh
            key={`${x} ${z}`}
            material={<Chrome />}
            size={[0.03, h - tray - 0.07, 0.03]}
            at={[x * (w / 2 - 0.025), (h + tray - 0.07) / 2, z * (d / 2 - 0.025)]}
            round={0.01}
          />
        )),
      )}
      {(['front', 'left', 'right'] as const).map((side) => (
        <SidePane key={side} side={side} w={w - 0.05} d={d - 0.05} h={h - 0.07} foot={tray} doors={side === 'front'} />
      ))}
      <Rain w={w} d={d} sides={{ back: sides.back ?? 0 }} />
    </group>
  )
}

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
            {[0.025, -0.025].map((z) => (
              <Tube key={z} radius={0.009} length={0.3} at={[half * 0.05, foot + 1, out + z]} />
            ))}
          </group>
        ))
      ) : (
        <Pane w={along} h={h - foot} at={[0, middle, out]} />
      )}
      <BoxMesh material={<Chrome />} size={[along, 0.018, 0.022]} at={[0, h + 0.006, out]} round={0.005} />
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
      </group>
    </group>
  )
}
