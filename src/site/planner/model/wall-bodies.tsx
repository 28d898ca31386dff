import { fixtures } from '#domain/room/fixtures.ts'
import { colours } from '#shared/brand.ts'
import { BoxMesh, Enamel, Matte, Tube, Wood } from './materials.tsx'
import { type BodySize, toMetres } from './metres.ts'
import { Mirror } from './mirror.tsx'
import { WithoutCeiling, WithWall } from './with-wall.tsx'

/** In a frame of oak. */
export function WallMirror({ w, h, d, sides }: BodySize) {
  const low = toMetres(fixtures.mirror.low)
  return (
    <WithWall wall={sides.back}>
      <BoxMesh material={<Wood />} size={[w, h - low, d - 0.02]} at={[0, (h + low) / 2, -0.01]} round={0.003} />
      <Mirror w={w - 0.008} h={h - low - 0.008} at={[0, (h + low) / 2, d / 2 - 0.02]} />
    </WithWall>
  )
}

export function Shelf({ w, h, d, sides }: BodySize) {
  const low = toMetres(fixtures.shelf.low)
  return (
    <WithWall wall={sides.back}>
      <BoxMesh material={<Wood />} size={[w, h - low, d]} at={[0, (h + low) / 2, 0]} round={0.003} />
    </WithWall>
  )
}

/** Between two ribs (m). */
const RIBS = 0.05

/** A panel radiator with upright ribs, and its pipes from the floor. */
export function Radiator({ w, h, d, sides }: BodySize) {
  const low = toMetres(fixtures.radiator.low)
  const count = Math.max(2, Math.floor((w - RIBS) / RIBS))
  return (
    <WithWall wall={sides.back}>
      <BoxMesh material={<Enamel />} size={[w, h - low, d - 0.05]} at={[0, (h + low) / 2, 0.015]} round={0.01} />
      {Array.from({ length: count }, (_, rib) => ((rib + 0.5) / count - 0.5) * (w - RIBS)).map((x) => (
        <BoxMesh key={x} material={<Enamel color="#e4e3dd" />} size={[0.016, h - low - 0.06, 0.008]} at={[x, (h + low) / 2, d / 2 - 0.008]} round={0.003} />
      ))}
      {[-1, 1].map((side) => (
        <Tube key={side} radius={0.008} length={low} at={[side * (w / 2 - 0.06), low / 2, 0]} />
      ))}
    </WithWall>
  )
}

/** A pillar or a boxing. One that reaches the ceiling is cut where the walls are; a lower one has a top of its own (tiled-face.tsx). */
export function BuiltIn({ w, h, d, sides, isCut = false }: BodySize) {
  const high = isCut ? h - CUT : h
  return (
    <WithWall wall={sides.back}>
      <BoxMesh material={<Matte color="#f1ede4" />} size={[w, high, d]} at={[0, high / 2, 0]} round={0.002} />
      {isCut && (
        <WithoutCeiling>
          <BoxMesh material={<meshBasicMaterial color={colours.ink} toneMapped={false} />} size={[w, CUT, d]} at={[0, h - CUT / 2, 0]} round={0.001} />
        </WithoutCeiling>
      )}
    </WithWall>
  )
}

/** The dark face of the cut (m): no thicker than the ceiling hangs below it (room-model.tsx). */
const CUT = 0.002
