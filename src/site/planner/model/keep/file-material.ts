import { type Color, MeshStandardMaterial, type MeshStandardMaterialParameters, type Texture } from 'three'

/** What a surface is made of. `gloss`: how much of the room it reflects, from 0 to 1, as the catalogue has it. */
export type FileLook = {
  readonly what: 'plain' | 'metal' | 'mirror' | 'glass' | 'glass edge' | 'lamp'
  readonly color: Color
  readonly map: Texture | null
  readonly gloss: number
}

/** The same material for viewers that light the room themselves. */
export function fileMaterial({ what, color, map, gloss }: FileLook): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, map: map && unrepeated(map), metalness: 0, ...finishOf(what, gloss, color) })
}

/** A view of what glazed tiles reflect has a seventh of it: the gloss of porcelain, 0.09, is a smooth face. */
const SHARPENED = 7

function finishOf(what: FileLook['what'], gloss: number, color: Color): MeshStandardMaterialParameters {
  switch (what) {
    case 'metal':
      return { metalness: 1, roughness: 1 - gloss }
    case 'mirror':
      return { metalness: 1, roughness: 0 }
    case 'glass':
      return { transparent: true, opacity: 0.2, roughness: 0.05 }
    case 'glass edge':
      return { transparent: true, opacity: 0.6, roughness: 0.2 }
    case 'lamp':
      return { emissive: color, roughness: 1 }
    case 'plain':
      return { roughness: 0.9 - gloss * SHARPENED }
  }
}

/** Repetition is in the texture coordinates, because not all viewers know it of a texture. As a JPEG a stone takes a tenth of its PNG. */
function unrepeated(map: Texture): Texture {
  const once = map.clone()
  once.repeat.set(1, 1)
  once.userData.mimeType = 'image/jpeg'
  return once
}
