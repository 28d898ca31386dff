import { findings } from './findings.ts'
import { type FixtureKind, fixtures } from './fixtures.ts'
import { freePlace } from './placing.ts'
import type { Mm, Plan } from './plan.ts'
import { startPlan } from './templates.ts'
import { clampToWall, setWallLength } from './wall-length.ts'

/** Sides of a room that is furnished by itself (mm). In a smaller one a WC, a basin and a shower have no place. */
export const furnishedLimits = { from: 1200, to: 6000 } as const

type Wanted = readonly [kind: FixtureKind, width: Mm, depth: Mm]

/** What a bathroom has, in the order in which it takes its place: as large as is usual, and smaller where that leaves too little room. */
const USUAL: readonly (readonly Wanted[])[] = [
  [usual('shower-corner'), usual('wc-wall'), usual('basin'), usual('mirror')],
  [
    ['shower-corner', 800, 800],
    ['wc-wall', 360, 480],
    ['basin', 500, 400],
    ['mirror', 500, 50],
  ],
  [
    ['shower-corner', 700, 900],
    ['wc-wall', 360, 480],
    ['basin', 400, 350],
    ['mirror', 400, 50],
  ],
]

/** Where they leave enough room. */
const ALSO: readonly Wanted[] = [usual('washing-machine'), usual('towel-dryer')]

/** The room that the planner starts with, with these sides (mm) and the door in a shorter one, furnished as most bathrooms are. */
export function furnishedRoom(one: Mm, other: Mm): Plan {
  const sized = setWallLength(setWallLength(startPlan, 0, Math.min(one, other)), 1, Math.max(one, other))
  // Where it was in the room that became another.
  const empty: Plan = { ...sized, openings: startPlan.openings.map((door) => clampToWall(sized.room, door)) }
  let best = { plan: empty, faults: Number.POSITIVE_INFINITY }
  for (const wanted of USUAL) {
    const plan = wanted.reduce(withPlaced, empty)
    const faults = faultsOf(plan)
    if (faults < best.faults) best = { plan, faults }
    if (faults === 0) break
  }
  return ALSO.reduce((plan, wanted) => {
    const added = withPlaced(plan, wanted)
    return faultsOf(added) <= best.faults ? added : plan
  }, best.plan)
}

function withPlaced(plan: Plan, [kind, width, depth]: Wanted): Plan {
  return { ...plan, fixtures: [...plan.fixtures, freePlace(plan, { id: `f${plan.fixtures.length + 1}`, kind, width, depth })] }
}

/** What hinders building or using the room. */
function faultsOf(plan: Plan): number {
  return findings(plan).filter(({ level }) => level !== 'advice').length
}

function usual(kind: FixtureKind): Wanted {
  return [kind, fixtures[kind].width, fixtures[kind].depth]
}
