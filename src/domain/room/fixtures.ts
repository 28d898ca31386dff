import { keysInOrder } from './in-order.ts'

/** In mm, as all lengths here. */
export type Size = { readonly width: number; readonly depth: number }

/** Free distance: below `needed` is a warning, below `good` advice. */
export type Clearance = { readonly needed: number; readonly good: number }

/**
 * The facts of a kind of fixture. Advice, not law: manufacturers' sizes and the trade's practice. No fact is optional, so a new kind
 * has to answer each of them.
 */
type FixtureFacts = Size & {
  /** From the floor to its highest point. */
  readonly height: number
  /** From the floor to its lowest point. */
  readonly low: number
  /** It hangs above what stands below it, and leaves the floor free. */
  readonly hangs: boolean
  /** Part of the building, from the floor to the ceiling or to a height of its own: other fixtures can have their backs to it. */
  readonly builtIn: boolean
  /** Sizes to choose from, the ordinary one among them. */
  readonly sizes: readonly Size[]
  /** Where it belongs: with its back at a wall, with back and one side in a corner, or anywhere. */
  readonly stands: 'wall' | 'corner' | 'free'
  /** Placed automatically, it prefers a corner. */
  readonly prefersCorner: boolean
  /** Free floor in front: `needed` to use it at all, `good` also with a walker or a wheelchair. */
  readonly front: Clearance | undefined
  /** Free space on each side: from its middle to a wall, and from its edge to a neighbour. */
  readonly beside: { readonly wall: Clearance; readonly neighbour: Clearance } | undefined
  /** Free space before it, for its heat to come into the room. */
  readonly heat: Clearance | undefined
  /** Free floor all around. */
  readonly around: Clearance | undefined
  /** Smallest distance to the edge of a bath or shower, by electrical safety rules. */
  readonly fromWater: number | undefined
  /** A place for bath or shower: the wet zones start from it, and the floor drain belongs in it. */
  readonly wet: 'shower' | 'bath' | undefined
  /** It holds water or collects it, instead of letting it run over the floor. */
  readonly tray: boolean
  /** Its floor can be walked and turned on. */
  readonly open: boolean
  /** The pipe that it should stand near. */
  readonly pipe: 'waste' | 'water' | undefined
  /** It raises the price by an amount of its own (price.ts). */
  readonly raisesPrice: boolean
}

const dry = {
  low: 0,
  hangs: false,
  builtIn: false,
  stands: 'wall',
  prefersCorner: false,
  front: undefined,
  beside: undefined,
  heat: undefined,
  around: undefined,
  fromWater: undefined,
  wet: undefined,
  tray: false,
  open: false,
  pipe: undefined,
  raisesPrice: false,
} as const

const wc = {
  ...dry,
  front: { needed: 600, good: 1200 },
  beside: { wall: { needed: 350, good: 400 }, neighbour: { needed: 200, good: 200 } },
  pipe: 'waste',
} as const

const basin = { ...dry, height: 870, front: { needed: 700, good: 1100 }, pipe: 'water' } as const

const shower = { ...dry, front: { needed: 700, good: 700 }, wet: 'shower' } as const

/** As large, and with as much room in front, as the washing machine that it stands beside or on. */
const machine = {
  ...dry,
  width: 600,
  depth: 600,
  height: 850,
  sizes: sizes([600, 600], [450, 600]),
  prefersCorner: true,
  front: { needed: 900, good: 1100 },
  // Elsäkerhetsverket.
  fromWater: 600,
} as const

const builtIn = { ...dry, height: 2400, builtIn: true } as const

const bath = { ...dry, front: { needed: 700, good: 700 }, wet: 'bath', tray: true } as const

/**
 * Every kind, in the order of the planner's menu. Specification §10.5: WCs and basins after Ifö and the trade, showers after GVK (900 × 900) and
 * practice, baths after manufacturers.
 */
const facts = {
  'wc-wall': { ...wc, width: 360, depth: 540, height: 420, sizes: sizes([360, 480], [360, 540], [360, 560]), raisesPrice: true },
  'wc-floor': { ...wc, width: 360, depth: 650, height: 800, sizes: sizes([360, 650], [360, 700], [400, 750]) },
  basin: { ...basin, width: 600, depth: 450, sizes: sizes([400, 350], [500, 400], [600, 450], [800, 450], [1000, 450], [1200, 500]) },
  'double-basin': { ...basin, width: 1200, depth: 450, sizes: sizes([1200, 450], [1400, 450], [1600, 500]), raisesPrice: true },
  'shower-corner': {
    ...shower,
    width: 900,
    depth: 900,
    height: 2000,
    sizes: sizes([700, 900], [800, 800], [900, 900], [1000, 1000]),
    stands: 'corner',
    prefersCorner: true,
    open: true,
  },
  'shower-walk-in': {
    ...shower,
    width: 1200,
    depth: 900,
    height: 2000,
    sizes: sizes([900, 900], [1000, 900], [1200, 900], [1400, 900], [1600, 1000]),
    open: true,
  },
  'shower-cabin': {
    ...shower,
    width: 900,
    depth: 900,
    height: 2100,
    sizes: sizes([700, 900], [800, 800], [900, 900]),
    stands: 'corner',
    prefersCorner: true,
    tray: true,
  },
  'bath-built-in': {
    ...bath,
    width: 1600,
    depth: 700,
    height: 560,
    sizes: sizes([1500, 700], [1600, 700], [1700, 700]),
    stands: 'corner',
    prefersCorner: true,
  },
  'bath-freestanding': {
    ...bath,
    width: 1600,
    depth: 750,
    height: 580,
    sizes: sizes([1500, 700], [1600, 750], [1700, 800], [1800, 850]),
    stands: 'free',
    // For cleaning.
    around: { needed: 100, good: 150 },
    raisesPrice: true,
  },
  'washing-machine': { ...machine, pipe: 'water' },
  'tumble-dryer': machine,
  'towel-dryer': { ...dry, width: 500, depth: 100, height: 1700, sizes: sizes([400, 100], [500, 100], [600, 100]) },
  cabinet: { ...dry, width: 400, depth: 350, height: 1900, sizes: sizes([300, 350], [400, 350], [600, 350]) },
  // Its middle is 1 600 above the floor. Sizes and heights from here on are the trade's habit.
  mirror: {
    ...dry,
    width: 600,
    depth: 50,
    height: 2000,
    low: 1200,
    hangs: true,
    sizes: sizes([400, 50], [500, 50], [600, 50], [800, 50], [1000, 50], [1200, 50]),
  },
  shelf: { ...dry, width: 600, depth: 150, height: 1430, low: 1400, hangs: true, sizes: sizes([400, 150], [600, 150], [800, 200]) },
  radiator: {
    ...dry,
    width: 600,
    depth: 100,
    height: 700,
    low: 100,
    sizes: sizes([400, 100], [600, 100], [800, 100], [1000, 100]),
    heat: { needed: 100, good: 200 },
  },
  pillar: { ...builtIn, width: 200, depth: 200, sizes: sizes([150, 150], [200, 200], [300, 300], [400, 400]), stands: 'free' },
  boxing: { ...builtIn, width: 300, depth: 300, sizes: sizes([200, 200], [300, 300], [600, 200], [900, 200], [1200, 200]), prefersCorner: true },
} as const satisfies Record<string, FixtureFacts>

export type FixtureKind = keyof typeof facts

export const fixtures: Record<FixtureKind, FixtureFacts> = facts

export const fixtureKinds = keysInOrder(facts)

/** The kinds that the owner's price list must have an amount for. */
export type PricedFixture = { [Kind in FixtureKind]: (typeof facts)[Kind]['raisesPrice'] extends true ? Kind : never }[FixtureKind]

/** The kinds that are part of the building: walls of their own. */
export type BuiltInKind = { [Kind in FixtureKind]: (typeof facts)[Kind]['builtIn'] extends true ? Kind : never }[FixtureKind]

export function isBuiltIn(kind: FixtureKind): kind is BuiltInKind {
  return fixtures[kind].builtIn
}

export function isBasin({ kind }: { readonly kind: FixtureKind }): boolean {
  return kind === 'basin' || kind === 'double-basin'
}

export function isPricedFixture(kind: FixtureKind): kind is PricedFixture {
  return fixtures[kind].raisesPrice
}

/** What is kept free in the room as such, in millimetres (specification §10.3–10.6). */
export const clearances = {
  /** The turning circle of the normal level, SS 91 42 21. */
  turning: 1300,
  /** To walk through. */
  passage: { needed: 600, good: 800 },
  /** Clear width of the door to an accessible bathroom. */
  door: 800,
  /** Highest point of the ceiling, and the height where a person stands below a slope. */
  headroom: { room: 2100, slope: 1900 },
  /** From a drain to the wall, unless it is made to stand by the wall: Säker Vatten. */
  drainToWall: 200,
} as const

function sizes(...pairs: readonly (readonly [width: number, depth: number])[]): readonly Size[] {
  return pairs.map(([width, depth]) => ({ width, depth }))
}

/** Whether its floor cannot be walked on. */
export function takesFloor(kind: FixtureKind): boolean {
  const { open, hangs } = fixtures[kind]
  return !open && !hangs
}
