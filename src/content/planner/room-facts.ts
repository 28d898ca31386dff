import type { Plan } from '#domain/room/plan.ts'
import { materialsInWords } from '../materials/materials-in-words.ts'
import { roomInWords } from './drawing-words.ts'
import { fixtureInWords } from './fixture-words.ts'
import { type Facts, floorArea, planWords, quantityFacts } from './plan-facts.ts'

/** What a request says of its drawing. The planner shows the rest of the facts, and fetches the materials' names only with what draws them. */

/** The room, its fixtures and its quantities; the floor area is stated once, among the quantities. */
export function planFacts(plan: Plan): Facts {
  return [...roomFacts(plan), ...quantityFacts(plan)]
}

/** What an email holds of them: the room, its fixtures and the floor area. */
export function mainPlanFacts(plan: Plan): Facts {
  return [...roomFacts(plan), floorArea(plan)]
}

function roomFacts(plan: Plan): Facts {
  const inside = plan.fixtures.map((fixture) => fixtureInWords(fixture, plan))
  const chosen = materialsInWords(plan)
  return [
    ['Rum', roomInWords(plan)],
    ...(inside.length > 0 ? [[planWords.fixtures, inside.join('\n')] as const] : []),
    ...(chosen ? [[planWords.materials, chosen] as const] : []),
  ]
}
