import { colours } from '#shared/brand.ts'
import { BoxMesh, Matte } from './materials.tsx'
import type { BodySize } from './metres.ts'
import { WithWall } from './with-wall.tsx'

/** A pillar or a boxed-in pipe, from the floor to the ceiling, cut where the walls are. */
export function BuiltIn({ w, h, d, sides }: BodySize) {
  return (
    <WithWall wall={sides.back}>
      <BoxMesh material={<Matte color="#f1ede4" />} size={[w, h - CUT, d]} at={[0, (h - CUT) / 2, 0]} round={0.002} />
      <BoxMesh material={<meshBasicMaterial color={colours.ink} toneMapped={false} />} size={[w, CUT, d]} at={[0, h - CUT / 2, 0]} round={0.001} />
    </WithWall>
  )
}

/** The dark face of the cut (m). */
const CUT = 0.004
