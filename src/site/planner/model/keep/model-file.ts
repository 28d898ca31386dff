import type { Scene } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'
import type { Plan } from '#domain/room/plan.ts'
import { fileScene } from './file-scene.ts'
import type { Stage } from './stage.ts'

/** What Apple's devices show in a room, and what all others read. */
export type FileType = 'usdz' | 'glb'

/** `small`: a doll's house on its slab, in the scale 1:10. `full`: as large as it will be built. */
export const modelSizes = ['small', 'full'] as const
export type ModelSize = (typeof modelSizes)[number]

const SCALE: Record<ModelSize, number> = { small: 0.1, full: 1 }

/** The room as a file. */
export async function modelFile({ store }: Stage, plan: Plan, type: FileType, size: ModelSize): Promise<Blob> {
  const model = store.current?.getState().scene
  if (!model) throw new Error('There is no view')
  return write[type](fileScene(model, plan, { scale: SCALE[size], hasGround: size === 'small' }))
}

/** What a phone fetches and shows without waiting. The exporter writes textures as PNG, so a room with many stones gets smaller ones, in pixels. */
const MOST_BYTES = 4_000_000
const TEXTURES = [1024, 512, 256] as const

const write: Record<FileType, (scene: Scene) => Promise<Blob>> = {
  async glb(scene) {
    const file = await new GLTFExporter().parseAsync(scene, { binary: true })
    if (!(file instanceof ArrayBuffer)) throw new Error('The exporter wrote no binary file')
    return new Blob([file], { type: 'model/gltf-binary' })
  },
  async usdz(scene) {
    const [first, ...smaller] = TEXTURES
    let file = await new USDZExporter().parseAsync(scene, { maxTextureSize: first })
    for (const maxTextureSize of smaller) if (file.byteLength > MOST_BYTES) file = await new USDZExporter().parseAsync(scene, { maxTextureSize })
    return new Blob([file], { type: 'model/vnd.usdz+zip' })
  },
}
