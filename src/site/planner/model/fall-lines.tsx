import { useMemo } from 'react'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { outlinesOf } from '#domain/room/tiling/outlines.ts'
import { polygonSides } from '#domain/room/tiling/polygons.ts'
import { NOT_IN_MIRRORS } from './layers.ts'
import { ShapeMesh } from './materials.tsx'
import { toMetres } from './metres.ts'

/** Above the floor (m), so that they are seen. */
const ABOVE = 0.003

/** The joints along which a shower's large tiles are cut, so that each face slopes to the drain. */
export function FallLines({ setOut, colour }: { setOut: SetOut; colour: string }) {
  const shape = useMemo(() => fallLines(setOut), [setOut])
  return shape ? <ShapeMesh shape={shape} material={<meshBasicMaterial color={colour} />} at={[0, ABOVE, 0]} layer={NOT_IN_MIRRORS} /> : null
}

/** Around each face but the first, which is the level rest of the floor; undefined without any. Flat strips, in metres. */
function fallLines({ surface, tiling }: SetOut): BufferGeometry | undefined {
  const loops = surface.faces.slice(1).flatMap(outlinesOf)
  if (loops.length === 0) return undefined
  const half = tiling.joint / 2
  const places = loops.flatMap((loop) =>
    polygonSides(loop).flatMap(([from, to]) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length === 0) return []
      const [offX, offY] = [((to.y - from.y) / length) * half, (-(to.x - from.x) / length) * half]
      const corner = (x: number, y: number) => [toMetres(x), 0, toMetres(y)]
      const [a, b] = [corner(from.x + offX, from.y + offY), corner(from.x - offX, from.y - offY)]
      const [c, d] = [corner(to.x - offX, to.y - offY), corner(to.x + offX, to.y + offY)]
      return [a, b, c, a, c, d].flat()
    }),
  )
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3))
}
