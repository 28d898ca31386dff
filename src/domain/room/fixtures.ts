import type { FixtureKind, Mm } from './plan.ts'

export type Size = { readonly width: Mm; readonly depth: Mm }

/** What is known about a kind of fixture. Advice, not law: makers' sizes and the trade's practice. */
export type FixtureFacts = Size & {
  /** From the floor to its highest point. */
  readonly height: Mm
  /** Sizes to choose from, the ordinary one among them. */
  readonly sizes: readonly Size[]
  /** Where it belongs: with its back at a wall, with back and one side in a corner, or anywhere. */
  readonly stands: 'wall' | 'corner' | 'free'
  /** Free floor in front: `needed` to use it at all, `good` also with a walker or a wheelchair. */
  readonly front?: { readonly needed: Mm; readonly good: Mm }
  /** A place for bath or shower: the wet zones go out from it, and the floor drain belongs in it. */
  readonly wet: boolean
  /** Water stands in it, so the electrician's area 0 is inside. */
  readonly tray: boolean
  /** One can walk and turn on its floor. */
  readonly open: boolean
}

const dry = { wet: false, tray: false, open: false } as const

/** Specification §10.5: bowls after Ifö and the trade, showers after GVK (900 × 900) and practice, tubs after makers. */
export const fixtures: Record<FixtureKind, FixtureFacts> = {
  'wc-wall': {
    width: 360,
    depth: 540,
    height: 420,
    sizes: sizes([360, 480], [360, 540], [360, 560]),
    stands: 'wall',
    front: { needed: 600, good: 1200 },
    ...dry,
  },
  'wc-floor': {
    width: 360,
    depth: 650,
    height: 800,
    sizes: sizes([360, 650], [360, 700], [400, 750]),
    stands: 'wall',
    front: { needed: 600, good: 1200 },
    ...dry,
  },
  basin: {
    width: 600,
    depth: 450,
    height: 870,
    sizes: sizes([400, 350], [500, 400], [600, 450], [800, 450], [1000, 450], [1200, 500]),
    stands: 'wall',
    front: { needed: 700, good: 1100 },
    ...dry,
  },
  'double-basin': {
    width: 1200,
    depth: 450,
    height: 870,
    sizes: sizes([1200, 450], [1400, 450], [1600, 500]),
    stands: 'wall',
    front: { needed: 700, good: 1100 },
    ...dry,
  },
  'shower-corner': {
    width: 900,
    depth: 900,
    height: 2000,
    sizes: sizes([700, 900], [800, 800], [900, 900], [1000, 1000]),
    stands: 'corner',
    front: { needed: 700, good: 700 },
    wet: true,
    tray: false,
    open: true,
  },
  'shower-walk-in': {
    width: 1200,
    depth: 900,
    height: 2000,
    sizes: sizes([900, 900], [1000, 900], [1200, 900], [1400, 900], [1600, 1000]),
    stands: 'wall',
    front: { needed: 700, good: 700 },
    wet: true,
    tray: false,
    open: true,
  },
  'shower-cabin': {
    width: 900,
    depth: 900,
    height: 2100,
    sizes: sizes([700, 900], [800, 800], [900, 900]),
    stands: 'corner',
    front: { needed: 700, good: 700 },
    wet: true,
    tray: true,
    open: false,
  },
  'bath-built-in': {
    width: 1600,
    depth: 700,
    height: 560,
    sizes: sizes([1500, 700], [1600, 700], [1700, 700]),
    stands: 'corner',
    front: { needed: 700, good: 700 },
    wet: true,
    tray: true,
    open: false,
  },
  'bath-freestanding': {
    width: 1600,
    depth: 750,
    height: 580,
    sizes: sizes([1500, 700], [1600, 750], [1700, 800], [1800, 850]),
    stands: 'free',
    front: { needed: 700, good: 700 },
    wet: true,
    tray: true,
    open: false,
  },
  'washing-machine': { width: 600, depth: 600, height: 850, sizes: sizes([600, 600], [450, 600]), stands: 'wall', front: { needed: 900, good: 1100 }, ...dry },
  'towel-dryer': { width: 500, depth: 100, height: 1700, sizes: sizes([400, 100], [500, 100], [600, 100]), stands: 'wall', ...dry },
  cabinet: { width: 400, depth: 350, height: 1900, sizes: sizes([300, 350], [400, 350], [600, 350]), stands: 'wall', ...dry },
}

/** What is kept free around certain fixtures, in millimetres (specification §10.3, §10.4, §10.5, §10.6). */
export const clearances = {
  /** From a WC's middle to a wall beside it. */
  wcToWall: { needed: 350, good: 400 },
  /** From a WC's bowl to whatever stands beside it. */
  wcToNeighbour: 200,
  /** From a washing machine to the edge of bath or shower: Elsäkerhetsverket. */
  machineToWater: 600,
  /** Round a freestanding bathtub, for cleaning. */
  roundTub: { needed: 100, good: 150 },
  /** The turning circle of the normal level, SS 91 42 21. */
  turning: 1300,
  /** To walk through. */
  passage: { needed: 600, good: 800 },
  /** Clear width of the door to an accessible bathroom. */
  door: 800,
  /** Highest point of the ceiling, and where somebody stands below a slope. */
  headroom: { room: 2100, slope: 1900 },
  /** From a drain to the wall, unless it is made to stand by the wall: Säker Vatten. */
  drainToWall: 200,
} as const

function sizes(...pairs: readonly (readonly [width: Mm, depth: Mm])[]): readonly Size[] {
  return pairs.map(([width, depth]) => ({ width, depth }))
}

export function isFixtureKind(word: string): word is FixtureKind {
  return Object.hasOwn(fixtures, word)
}
