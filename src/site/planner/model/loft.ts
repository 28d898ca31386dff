import { BufferGeometry, Float32BufferAttribute } from 'three'

/** An outline at height `y` (m): half its width, how far it reaches to the back and to the front, and how square it is there (2 is an ellipse). */
export type Ring = { y: number; side: number; back: number; front: number; squareBack?: number; squareFront?: number }

const POINTS = 48

/** A smooth surface through outlines, in the order given: from below upwards it faces outwards. A cap closes its last outline. */
export function loft(rings: readonly Ring[]): BufferGeometry {
  const places = rings.flatMap((ring) => Array.from({ length: POINTS }, (_, point) => pointOf(ring, point)).flat())
  const faces = rings.slice(1).flatMap((_, index) => Array.from({ length: POINTS }, (_, point) => faceAfter(index * POINTS, point)).flat())
  const last = rings.at(-1)
  if (last) {
    const from = (rings.length - 1) * POINTS
    places.push(0, last.y, (last.front - last.back) / 2)
    for (let point = 0; point < POINTS; point += 1) faces.push(from + ((point + 1) % POINTS), from + point, places.length / 3 - 1)
  }
  const surface = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3)).setIndex(faces)
  surface.computeVertexNormals()
  return surface
}

function pointOf({ y, side, back, front, squareBack = 2, squareFront = 2 }: Ring, point: number): [x: number, y: number, z: number] {
  const angle = (point / POINTS) * 2 * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const power = 2 / (sin < 0 ? squareBack : squareFront)
  return [side * Math.sign(cos) * Math.abs(cos) ** power, y, (sin < 0 ? back : front) * Math.sign(sin) * Math.abs(sin) ** power]
}

function faceAfter(from: number, point: number): number[] {
  const [one, other] = [from + point, from + ((point + 1) % POINTS)]
  return [one, one + POINTS, other, other, one + POINTS, other + POINTS]
}
