import { z } from 'zod'

/** What the size of a model is read from: one node that holds the meshes, with its scale in the matrix, and where each mesh reaches. */
const model = z.object({
  nodes: z.array(z.object({ matrix: z.array(z.number()).optional(), children: z.array(z.number()).optional() })),
  meshes: z.array(z.object({ primitives: z.array(z.object({ attributes: z.object({ POSITION: z.number() }) })) })),
  accessors: z.array(z.object({ min: z.array(z.number()).optional(), max: z.array(z.number()).optional() })),
})

/** How wide, high and deep a GLB's model is, in metres to the millimetre. */
export function glbSize(file: Buffer): readonly number[] {
  const { nodes, meshes, accessors } = model.parse(JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))))
  const [scale = 1] = nodes.find(({ children }) => children)?.matrix ?? []
  const places = meshes.flatMap(({ primitives }) => primitives.map(({ attributes }) => accessors[attributes.POSITION]))
  return [0, 1, 2].map((axis) => {
    const least = Math.min(...places.map((place) => place?.min?.[axis] ?? 0))
    const most = Math.max(...places.map((place) => place?.max?.[axis] ?? 0))
    return Math.round((most - least) * scale * 1000) / 1000
  })
}
