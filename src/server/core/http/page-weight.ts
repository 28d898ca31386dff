import { pagePaths } from '#domain/paths.ts'
import type { StaticFile } from './static-site.ts'

/** A page over its limit, in bytes. */
export type HeavyPage = { path: string; bytes: number; limit: number }

/** With its headers the home page fits the first round trip of a connection: ten packets (docs/decisions/006-what-the-first-view-needs.md). */
const HOME_LIMIT = 14_600
const LIMIT = 16 * 1024
/** ": " and the end of the line. */
const HEADER_SEPARATORS = 4
/** Node writes them itself. */
const STATUS_AND_DATE = 'HTTP/1.1 200 OK\r\nDate: Mon, 23 Nov 2026 07:00:00 GMT\r\n\r\n'.length

/** The pages of a printed site that are too heavy for the first visit on a phone. */
export function heavyPages(files: ReadonlyMap<string, StaticFile>): HeavyPage[] {
  return pagePaths
    .map((path) => ({ path, bytes: sentBytes(files.get(path)), limit: path === '/' ? HOME_LIMIT : LIMIT }))
    .filter(({ bytes, limit }) => bytes > limit)
}

function sentBytes(file: StaticFile | undefined): number {
  const { whole, body } = file?.br ?? file?.plain ?? { whole: [], body: new Uint8Array() }
  return STATUS_AND_DATE + body.byteLength + whole.reduce((sum, part) => sum + part.length, 0) + (whole.length / 2) * HEADER_SEPARATORS
}
