import type { Period } from '../sweden/time.ts'

/** When a visit begins and ends: instants on quarter hours, UTC. */
export type VisitTime = Period

const MINUTE = 60_000
export const QUARTER_MS = 15 * MINUTE

/** Minutes. */
export const visitLengths = [30, 60, 90, 120] as const
export type VisitLength = (typeof visitLengths)[number]
export const USUAL_LENGTH: VisitLength = 60

export function visitTime(start: Date, minutes: number): VisitTime {
  return { start: start.toISOString(), end: new Date(start.getTime() + minutes * MINUTE).toISOString() }
}

/** Of a visit whose length is one of the choices; the usual one for any other. */
export function lengthOf({ start, end }: VisitTime): VisitLength {
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE
  return visitLengths.find((length) => length === minutes) ?? USUAL_LENGTH
}

/** The quarter hours that a visit takes, by their beginnings. Two visits overlap exactly if they share one. */
export function quartersOf({ start, end }: VisitTime): string[] {
  const first = Date.parse(start)
  const count = Math.ceil((Date.parse(end) - first) / QUARTER_MS)
  return Array.from({ length: count }, (_, index) => new Date(first + index * QUARTER_MS).toISOString())
}

export function doOverlap(one: VisitTime, other: VisitTime): boolean {
  return one.start < other.end && other.start < one.end
}

export function isSameTime(one: VisitTime, other: VisitTime): boolean {
  return one.start === other.start && one.end === other.end
}
