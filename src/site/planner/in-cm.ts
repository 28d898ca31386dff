import type { Mm } from '#domain/room/plan.ts'

export const CM: Mm = 10

/** 1255 → "125,5". */
export function inCm(value: Mm): string {
  return String(value / CM).replace('.', ',')
}
