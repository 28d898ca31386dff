import type { Addition } from '#domain/quote/addition.ts'
import { swedishTime } from '#domain/sweden/time.ts'

const names = { message: 'Meddelande', phone: 'Nytt telefonnummer', callTime: 'Passar att ringa', at: 'Inkom' } as const

/** What a customer added later, by name, without what was left out. */
export function additionFacts({ message, phone, callTime, at }: Addition): (readonly [name: string, value: string])[] {
  const facts = [
    [names.message, message],
    [names.phone, phone],
    [names.callTime, callTime],
    [names.at, swedishTime(new Date(at))],
  ] as const
  return facts.filter(([, value]) => value !== '')
}
