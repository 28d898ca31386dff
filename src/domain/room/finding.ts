import type { Id, Mm } from './plan.ts'

/** `error`: it cannot be built like this. `warning`: less than is needed. `advice`: less than is good. */
export type Level = 'error' | 'warning' | 'advice'

/** What a bathroom ordinarily has; the wet place is a shower or a bath. */
export type UsualThing = 'wc' | 'basin' | 'wet place'

/** `needed` and `free` are the length that there should be and the one that there is (mm). */
type Detail =
  | { code: 'overlap' | 'outside' | 'door-blocked' | 'swing-hits' | 'swing-hits-wall' | 'openings-overlap' | 'drain-outside' }
  | { code: 'no-door' | 'drain-missing' | 'drain-not-in-wet-place' | 'away-from-wall' | 'window-covered' | 'waste-moved' }
  | { code: 'front' | 'wc-to-wall' | 'wc-to-neighbour' | 'machine-to-water' | 'round-tub' | 'radiator' | 'drain-to-wall'; needed: Mm; free: Mm }
  | { code: 'passage' | 'turning' | 'door-narrow' | 'ceiling-low' | 'headroom' | 'too-tall' | 'shower-small'; needed: Mm; free: Mm }
  | { code: 'missing'; things: readonly UsualThing[] }
  | { code: 'wet-wall-half-tiled'; walls: readonly number[] }

/** One remark on a plan. `about` are the items concerned, first the one to change; empty for the room as a whole. */
export type Finding = { readonly level: Level; readonly about: readonly Id[] } & Readonly<Detail>
export type FindingCode = Detail['code']
