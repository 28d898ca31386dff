import { vi } from 'vitest'

/** Below the time limit of a test, so that a failure says what was awaited; far above what a busy machine needs. */
const TIMEOUT_MS = 300_000

/** Repeats `check` until it neither throws nor rejects, and resolves to its result. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS })
}
