import type { Addition } from '#domain/enquiry/addition.ts'
import type { DrawingVersion } from '#domain/enquiry/drawings.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishDay, swedishTime } from '#domain/sweden/time.ts'
import { mainPriceFacts } from '../planner/plan-facts.ts'
import { mainPlanFacts } from '../planner/room-facts.ts'

const names = { message: 'Meddelande', phone: 'Nytt telefonnummer', callTime: 'Passar att ringa', plan: 'Ny ritning', at: 'Inkom' } as const

/** What a customer added later, by name, without what was left out. */
export function additionFacts({ message, phone, callTime, plan: packed, price, at }: Addition): (readonly [name: string, value: string])[] {
  const plan = packed === undefined ? undefined : unpackPlan(packed)
  const facts = [
    [names.message, message],
    [names.phone, phone],
    [names.callTime, callTime],
    ...(plan ? mainPlanFacts(plan).map(([name, value], index) => [index === 0 ? names.plan : name, value] as const) : []),
    ...(price ? mainPriceFacts(price) : []),
    [names.at, swedishTime(new Date(at))],
  ] as const
  return facts.filter(([, value]) => value !== '')
}

/** "Ritningen, version 2 · 22 november" */
export function versionInWords(heading: string, { version, at }: DrawingVersion): string {
  return `${heading}, version ${version} · ${swedishDay(swedishDate(new Date(at)))}`
}
