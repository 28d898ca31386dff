/** How much there may be in one plan, and how large: editing keeps to it, and packed plans are held to it. Millimetres. */
/** Characters of a packed plan (share.ts). Longer texts are not even looked at; the fullest plan there can be is less than half of it. */
export const MAX_PACKED_LENGTH = 8192
export const most = { fixtures: 40, openings: 12, plumbingPoints: 20 } as const
export const wallLimits = { from: 300, to: 10_000 } as const
export const fixtureLimits = { from: 50, to: 2500 } as const
export const openingLimits = { from: 300, to: 3000 } as const
export const sillLimits = { from: 0, to: 3000 } as const
export const windowLimits = { from: 100, to: 3000 } as const
export const ceilingLimits = { from: 1800, to: 5000 } as const
export const slopeLimits = { from: 100, to: 10_000 } as const
