/** Characters of a packed plan (share.ts). Longer texts are rejected unread; the largest possible plan takes less than half. */
export const MAX_PACKED_LENGTH = 8192
/**
 * How many items a plan may hold, and their limits in mm. Edits are clamped to them, and packed plans outside them rejected. `builtIns`: pillars
 * and boxings, each of which has four faces to tile.
 */
export const most = { fixtures: 40, builtIns: 12, openings: 12, plumbingPoints: 20 } as const
export const wallLimits = { from: 300, to: 10_000 } as const
export const fixtureLimits = { from: 50, to: 2500 } as const
/** Of a boxing that ends below the ceiling. */
export const builtInHeightLimits = { from: 100, to: 3000 } as const
export const doorHeightLimits = { from: 1500, to: 3000 } as const
export const openingLimits = { from: 300, to: 3000 } as const
export const sillLimits = { from: 0, to: 3000 } as const
export const windowLimits = { from: 100, to: 3000 } as const
export const revealLimits = { from: 10, to: 600 } as const
/** How high a wall is tiled. */
export const tiledToLimits = { from: 0, to: 5000 } as const
export const ceilingLimits = { from: 1800, to: 5000 } as const
/** From a wall. */
export const distanceLimits = { from: 0, to: 10_000 } as const
export const slopeLimits = { from: 100, to: 10_000 } as const

/** In whole mm, within limits. */
export function limited(length: number, { from, to }: { from: number; to: number }): number {
  return Number.isNaN(length) ? from : Math.min(Math.max(Math.round(length), from), to)
}
