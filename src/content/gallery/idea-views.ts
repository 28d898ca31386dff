import type { IdeaName } from './idea-names.ts'

/**
 * A level camera: where it stands in the plan (m; x to the right, z down, y above the floor), where it looks (radians, 0 towards the upper edge,
 * growing counter-clockwise), how wide it sees in degrees, and how far its picture is moved up without tilting, in parts of the picture's width.
 */
export type PictureCamera = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly across: number
  readonly shift: number
}

/** How a rendering sees its room (tools/pictures/scenes). */
export type IdeaView = { readonly camera: PictureCamera; readonly light: 'day' | 'evening' }

const FILM = 36

export const ideaViews: Record<IdeaName, IdeaView> = {
  tub: seen({ depth: 3.3, from: [2.3, -0.95, 1.28], towards: [1.8, 3.3], lens: 27, shift: -0.055 }),
  slope: seen({ depth: 3.1, from: [2.25, -1.05, 1.32], towards: [1.92, 3.1], lens: 25, shift: -0.045 }),
  double: seen({ depth: 2.7, from: [1.05, -1.05, 1.36], towards: [1.72, 2.7], lens: 26, shift: -0.04 }),
  nordic: seen({ depth: 2.8, from: [1.35, -1.1, 1.3], towards: [1.62, 2.8], lens: 26, shift: -0.045 }),
  cabin: seen({ depth: 2.405, from: [1.78, -0.92, 1.34], towards: [1.12, 2.405], lens: 24, shift: -0.055 }),
  before: seen({ depth: 2.5, from: [1.22, -1.12, 1.36], towards: [1.12, 2.5], lens: 23, shift: -0.05 }),
  after: seen({ depth: 2.5, from: [1.22, -1.12, 1.36], towards: [1.12, 2.5], lens: 23, shift: -0.05 }),
  result: seen({ depth: 2.5, from: [0.42, -0.98, 1.3], towards: [1.62, 1.95], lens: 24, shift: -0.05, light: 'evening' }),
  nero: seen({ depth: 2.7, from: [1.72, -1.15, 1.3], towards: [1.8, 2.7], lens: 26, shift: -0.03, light: 'evening' }),
  compact: seen({ depth: 2.05, from: [0.76, -1.15, 1.36], towards: [1, 2.05], lens: 24.6, shift: -0.06 }),
  storage: seen({ depth: 2.7, from: [1.4, -1.2, 1.34], towards: [1.72, 2.7], lens: 25, shift: -0.045, light: 'evening' }),
  woodwhite: seen({ depth: 2.7, from: [1.22, -1.15, 1.42], towards: [1.56, 2.7], lens: 25, shift: -0.075 }),
}

/** As a scene of the renderings says it: x to the right, y away from the camera and z up, on a film 36 mm wide. `depth`: of its room. */
type SceneCamera = {
  readonly depth: number
  readonly from: readonly [x: number, y: number, z: number]
  readonly towards: readonly [x: number, y: number]
  readonly lens: number
  readonly shift: number
  readonly light?: IdeaView['light']
}

function seen({ depth, from: [x, y, z], towards: [atX, atY], lens, shift, light = 'day' }: SceneCamera): IdeaView {
  const turn = Math.atan2(x - atX, atY - y)
  return { camera: { x, y: z, z: depth - y, turn, across: (2 * Math.atan(FILM / 2 / lens) * 180) / Math.PI, shift }, light }
}
