import type { Mm } from '#domain/room/plan.ts'

/** The model is built in metres: light and lens are made for rooms of a few units. */
export function metres(mm: Mm): number {
  return mm / 1000
}
