import { type Box, boxOf, grown } from './boxes.ts'
import { fixtures } from './fixtures.ts'
import type { Fixture, Id, Mm, Plan, Point } from './plan.ts'
import { backOf } from './plumbing.ts'

/** An area where only certain electrical equipment may be, seen from above and from the floor (or the tub) up to `height`. */
export type ElectricalArea = { readonly area: 0 | 1 | 2; readonly about: Id; readonly height: Mm } & (
  | { readonly shape: 'box'; readonly box: Box }
  | { readonly shape: 'circle'; readonly at: Point; readonly radius: Mm }
)

/** SS 436 40 00 part 701. */
const UP_TO: Mm = 2250
const BESIDE: Mm = 600
const ROUND_SHOWER_HEAD: Mm = 1200

/**
 * Areas 0–2 after SS 436 40 00 part 701, as advice: an electrician decides. A tub or a cabin has area 0 inside, 1 above, and
 * 2 within 60 cm of it. A shower on the floor has area 1 within 1.2 m of its shower head, taken to be in the middle of its
 * back, and no area 2. Larger areas come first, so that drawn in order the nearest lies on top.
 */
export function electricalAreas(plan: Plan): readonly ElectricalArea[] {
  const wet = plan.fixtures.filter(({ kind }) => fixtures[kind].wet)
  return wet.flatMap(areasAt).toSorted((one, other) => other.area - one.area)
}

function areasAt(fixture: Fixture): ElectricalArea[] {
  const about = fixture.id
  const box = boxOf(fixture)
  const { tray, height } = fixtures[fixture.kind]
  if (!tray) return [{ area: 1, about, height: UP_TO, shape: 'circle', at: backOf(fixture), radius: ROUND_SHOWER_HEAD }]
  return [
    { area: 2, about, height: UP_TO, shape: 'box', box: grown(box, BESIDE) },
    { area: 1, about, height: UP_TO, shape: 'box', box },
    // A cabin's tray is low; in a tub the water may stand to its rim.
    { area: 0, about, height: fixture.kind === 'shower-cabin' ? 150 : height, shape: 'box', box },
  ]
}
