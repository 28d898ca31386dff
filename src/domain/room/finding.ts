import type { Id, Mm } from './plan.ts'

/** `fault`: it cannot be built like this. `warning`: less than what is needed. `advice`: less than what is good. */
export type Level = 'error' | 'warning' | 'advice'

/** What is the matter. `needed` and `free` are what there should be and what there is. */
export type Matter =
  | { code: 'overlap' | 'outside' | 'door-blocked' | 'swing-hits' | 'swing-hits-wall' | 'openings-overlap' | 'drain-outside' }
  | { code: 'no-door' | 'drain-missing' | 'drain-not-in-wet-place' | 'away-from-wall' | 'window-covered' | 'waste-moved' }
  | { code: 'front' | 'wc-to-wall' | 'wc-to-neighbour' | 'machine-to-water' | 'round-tub' | 'drain-to-wall'; needed: Mm; free: Mm }
  | { code: 'passage' | 'turning' | 'door-narrow' | 'ceiling-low' | 'headroom' | 'too-tall' | 'shower-small'; needed: Mm; free: Mm }

/** `about` names what it is about, the first of them what would have to change. Empty: the room as a whole. */
export type Finding = { readonly level: Level; readonly about: readonly Id[] } & Readonly<Matter>
export type FindingCode = Matter['code']
