import { isBasin } from '../room/fixtures.ts'
import type { Plan } from '../room/plan.ts'
import { quantities, tileFormats } from '../room/quantities.ts'
import { countTiles } from '../room/tiling/counts.ts'
import { isTooFine, setOuts } from '../room/tiling/lay-out.ts'
import type { Hundredths } from './money.ts'

/** What a line of a template can count in a drawing. `tiles`: m² to buy, with what is cut off. */
export type Counted = 'floor' | 'walls' | 'sealed' | 'tiles' | 'wc' | 'basin' | 'shower' | 'bath'
export type DrawingCounts = Record<Counted, Hundredths>

export function drawingCounts(plan: Plan): DrawingCounts {
  const { floorM2, wallTileM2, membraneM2 } = quantities(plan)
  const count = (is: (kind: string) => boolean) => plan.fixtures.filter(({ kind }) => is(kind)).length * 100
  return {
    floor: Math.round(floorM2 * 100),
    walls: Math.round(wallTileM2 * 100),
    sealed: Math.round(membraneM2.whole * 100),
    tiles: Math.ceil(tilesM2(plan) * 100 - 1e-6),
    wc: count((kind) => kind.startsWith('wc-')),
    basin: plan.fixtures.filter(isBasin).length * 100,
    shower: count((kind) => kind.startsWith('shower-')),
    bath: count((kind) => kind.startsWith('bath-')),
  }
}

/** By the Fogplan, piece by piece; where nothing is chosen in it, or its tiles are too many to lay out, by area and the usual waste. */
function tilesM2(plan: Plan): number {
  const all = plan.tiling ? setOuts(plan) : []
  if (all.length > 0 && !isTooFine(all)) {
    return all.reduce((sum, setOut) => sum + (countTiles(setOut).tiles * setOut.tiling.tile.width * setOut.tiling.tile.height) / 1e6, 0)
  }
  const { floorM2, wallTileM2 } = quantities(plan)
  return (floorM2 + wallTileM2) * (1 + tileFormats[plan.tile].wastePercent / 100)
}
