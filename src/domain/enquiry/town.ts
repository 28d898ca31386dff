import { upperFirst } from '../sweden/writing.ts'

/** The town in what a visitor wrote as the place: "västerås (Bäckby), Sverige" → "Västerås", "Storgatan 3, 731 30 köping" → "Köping". */
export function townOf(location: string): string {
  const parts = location.split(/[,(/]/).map((part) => part.replace(/^[\d\s]+/, '').trim())
  const town = parts.find((part) => part !== '' && !/\d/.test(part)) ?? parts[0] ?? ''
  return upperFirst(town.toLocaleLowerCase('sv'))
}
