import type { Plan } from '#domain/room/plan.ts'
import { startOf } from '#domain/room/tiling/first-tile.ts'
import { areTooFine, isTooFine, piecesIn, setOuts } from '#domain/room/tiling/lay-out.ts'
import { measuresOf } from '#domain/room/tiling/measures.ts'
import { countRoom } from '#domain/room/tiling/room-counts.ts'
import { tileLines } from '#domain/room/tiling/tile-lines.ts'
import { fogplan, materialWords, surfaceWords, tilingSentence } from './fogplan.ts'
import { countWords, measureSentence, purchaseRows, setOutWords, startWords } from './measure-words.ts'

export const fogplanFactWords = { heading: 'Fogplanen', tiles: 'Plattor', set: 'Sätts' } as const

/** What a plan's Fogplan takes and how each surface is set out. Empty if the customer chose nothing in it: then all is as proposed. `designs`: all of the drawing. */
export function fogplanFacts(plan: Plan, designs: readonly Plan[] = [plan]): readonly (readonly [name: string, value: string])[] {
  if (!plan.tiling) return []
  const all = setOuts(plan)
  if (isTooFine(all) || areTooFine(designs)) return [[fogplanFactWords.tiles, fogplan.tooFine]]
  const { sum, purchases } = countRoom(plan, all)
  return [
    [fogplanFactWords.set, countWords(sum)],
    ...purchaseRows(purchases, materialWords),
    ...all.map((setOut) => {
      const lines = tileLines(plan, setOut)
      const tiling = tilingSentence(lines.tiling)
      // Nobody sets out a painted wall.
      if (lines.tiling.tiledTo === 0) return [surfaceWords(lines.name), tiling] as const
      const measures = measuresOf(plan, setOut).map((measure) => measureSentence(measure, lines))
      const start = startWords({ name: lines.name, ...startOf(setOut, piecesIn(setOut)) })
      return [surfaceWords(lines.name), [tiling, ...setOutWords(lines), ...start, ...measures].join(' ')] as const
    }),
  ]
}
