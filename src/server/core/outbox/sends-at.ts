import type { Config } from '../config.ts'

/** When the emails about what the owner does at `now` are sent: until then it can be undone. Undefined for at once. ISO 8601, UTC. */
export function sendsAt({ undoSeconds }: Pick<Config, 'undoSeconds'>, now: string): string | undefined {
  return undoSeconds === 0 ? undefined : new Date(Date.parse(now) + undoSeconds * 1000).toISOString()
}
