import type { Addition } from '#domain/enquiry/addition.ts'
import { type DrawingVersion, designsIn } from '#domain/enquiry/drawings.ts'
import type { Letter } from '#domain/room/designs.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishDay, swedishTime } from '#domain/sweden/time.ts'
import { designInSentence } from '../planner/design-names.ts'
import { mainPriceFacts } from '../planner/plan-facts.ts'
import { mainPlanFacts } from '../planner/room-facts.ts'

const names = { message: 'Meddelande', phone: 'Nytt telefonnummer', callTime: 'Passar att ringa', plan: 'Ny ritning', at: 'Inkom' } as const

/** What a customer added later, by name, without what was left out. */
export function additionFacts({ message, phone, callTime, plan: packed, price, otherPrice, at }: Addition): (readonly [name: string, value: string])[] {
  const designs = designsIn({ plan: packed, price, otherPrice })
  const facts = [
    [names.message, message],
    [names.phone, phone],
    [names.callTime, callTime],
    ...designs.flatMap(({ plan, price, letter }) => [
      ...mainPlanFacts(plan).map(([name, value], index) => [index === 0 ? drawingName(letter) : name, value] as const),
      ...(price ? mainPriceFacts(price) : []),
    ]),
    [names.at, swedishTime(new Date(at))],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

/** "Ny ritning", "Ny ritning, förslag B" */
function drawingName(letter: Letter | undefined): string {
  return letter ? `${names.plan}, ${designInSentence(letter)}` : names.plan
}

/** "Ritningen, version 2 · 22 november" */
export function versionInWords(heading: string, { version, at }: DrawingVersion): string {
  return `${heading}, version ${version} · ${swedishDay(swedishDate(new Date(at)))}`
}
