import type { FixtureKind } from './fixtures.ts'

/**
 * A bathroom as a homeowner draws it. Lengths are whole millimetres. Seen from above, x runs to the right and y down, and the
 * room's bounding box starts at (0, 0). Plans are immutable: an edit returns a new one (edit.ts).
 */
export type Plan = {
  readonly room: Room
  readonly openings: readonly Opening[]
  readonly plumbingPoints: readonly PlumbingPoint[]
  readonly fixtures: readonly Fixture[]
  readonly tile: TileName
  /** What was chosen of the Fogplan; undefined while it is as proposed. */
  readonly tiling?: Tiling
  /** Metal, wood and paint; undefined while they are the usual ones. */
  readonly finish?: Finish
}

/** Millimetres. */
export type Mm = number

export type Point = { readonly x: Mm; readonly y: Mm }

export type Room = {
  /** Inner corners, clockwise, right angles only: 4 for a rectangle, 6 for an L. Wall n runs from corner n to the next. */
  readonly corners: readonly Point[]
  readonly ceiling: Ceiling
}

export type Ceiling = {
  readonly height: Mm
  /** At wall `wall` the ceiling is `low`; it rises linearly and reaches `height` at `depth` from that wall. */
  readonly slope?: { readonly wall: number; readonly low: Mm; readonly depth: Mm }
}

/** Ids are short and unique within a plan: `d1`, `w1`, `o1`, `f1` … */
export type Id = string

export type Opening = Door | Window

type InWall = {
  readonly id: Id
  readonly wall: number
  /** From the wall's first corner to the opening's nearer edge. */
  readonly along: Mm
  readonly width: Mm
}

/** `hinge`: at the side of the wall's first corner (`start`) or its last (`end`). */
export type Door = InWall & {
  readonly kind: 'door'
  readonly swing: 'in' | 'out'
  readonly hinge: 'start' | 'end'
  /** To the outside of its frame; without one it is as high as most (openings.ts). */
  readonly height?: Mm
}

export type Window = InWall & {
  readonly kind: 'window'
  readonly sill: Mm
  readonly height: Mm
  /** How deep its tiled reveal is, from the wall's tiles to the frame; without one it is not tiled. */
  readonly reveal?: Mm
}

/** What is in the floor or wall already: a floor drain (golvbrunn), a soil pipe (avlopp), a water pipe. In menu order. */
export const plumbingPointKinds = ['drain', 'waste', 'water'] as const

export type PlumbingPointKind = (typeof plumbingPointKinds)[number]

export type PlumbingPoint = { readonly id: Id; readonly kind: PlumbingPointKind; readonly at: Point }

/** Quarter turns clockwise. At 0 the back is towards y = 0. */
export const turns = [0, 1, 2, 3] as const

export type Turn = (typeof turns)[number]

export type Fixture = {
  readonly id: Id
  readonly kind: FixtureKind
  /** The centre of the floor that it covers. */
  readonly at: Point
  readonly turn: Turn
  /** Width along its back, depth from back to front; both before the turn. */
  readonly width: Mm
  readonly depth: Mm
  /** Only of a pillar or boxing that ends below the ceiling: how high its tiled top is above the floor. */
  readonly height?: Mm
}

/** Tile formats, width × height in centimetres. */
export type TileName = '10x10' | '15x15' | '20x20' | '20x40' | '30x60' | '60x60'

/**
 * The choices of a set-out that differ from what is proposed, one entry a surface: walls in order, then the floor. A surface
 * without an entry has the plan's tiles, laid as set-out.ts proposes.
 */
export type Tiling = readonly SurfaceTiling[]

/** A wall by its number, seen from inside the room, or the floor, seen from above. */
export type SurfaceName = number | 'floor'

export type TileSize = {
  /** Along a wall; on the floor along x. */
  readonly width: Mm
  /** Up a wall; on the floor along y. */
  readonly height: Mm
}

/** How rows lie to each other: joint above joint, or every second row moved by half a tile or a third. */
export const bonds = ['straight', 'half', 'third'] as const
export type Bond = (typeof bonds)[number]

/** Tiles to choose from, first those made for walls, then those made for floors; how each looks is in content/materials. Stored in links: never rename one. */
export const tileMaterials = [
  'vit',
  'salvia',
  'sand',
  'grafit',
  'terrakotta',
  'djupbla',
  'smorgul',
  'vinrod',
  'sjogron',
  'marmor',
  'svartmarmor',
  'kalksten',
  'ekplank',
  'ljusgra',
  'greige',
  'morkgra',
  'terrazzo',
  'schack',
] as const
export type TileMaterial = (typeof tileMaterials)[number]

/** Of the grout. Stored in links: never rename one. */
export const jointColours = ['vit', 'ljusgra', 'gra', 'antracit', 'sand', 'brun'] as const
export type JointColour = (typeof jointColours)[number]

/** Of mixers, handles and profiles. Stored in links, as woods and paints: never rename one. */
export const metals = ['krom', 'massing', 'svart'] as const
export type Metal = (typeof metals)[number]

/** Of cabinets and shelves. */
export const woods = ['ek', 'valnot', 'ask', 'vitlack'] as const
export type Wood = (typeof woods)[number]

/** Of the walls where they have no tiles. */
export const paints = ['kritvit', 'linne', 'dimgra', 'lera', 'salviagron'] as const
export type Paint = (typeof paints)[number]

export type Finish = { readonly metal: Metal; readonly wood: Wood; readonly paint: Paint }

export const axes = ['x', 'y'] as const
export type Axis = (typeof axes)[number]

export type SurfaceTiling = {
  readonly surface: SurfaceName
  readonly tile: TileSize
  /** Between tiles; whole or half mm. */
  readonly joint: Mm
  readonly bond: Bond
  readonly material: TileMaterial
  /** Undefined: the one that goes with the material. */
  readonly jointColour?: JointColour | undefined
  /** How high a wall is tiled; above it is painted, at 0 all of it. Undefined: to the ceiling. */
  readonly tiledTo?: Mm | undefined
  /**
   * Where the lower left corner of a tile is, from the wall's first corner and the floor, or from the floor's upper left
   * corner; in quarters of a mm, at least 0 and less than tile and joint. Undefined: as proposed.
   */
  readonly x?: Mm | undefined
  readonly y?: Mm | undefined
  /** Axes along which nothing may move the joints. */
  readonly locked: readonly Axis[]
  /** Only in a wall. */
  readonly niche?: Niche | undefined
}

/** A recess in a wall: its opening in whole and quarter mm, from the wall's first corner and the floor. */
export type Niche = { readonly along: Mm; readonly sill: Mm; readonly width: Mm; readonly height: Mm }
