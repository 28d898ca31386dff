import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import type { DeskEnv } from '../desk-context.ts'
import { csvLines } from './csv.ts'

export const EXPORT_FILE = 'forfragningar.csv'
/** Characters that are handed to the connection at once. */
const CHUNK = 32 * 1024

/** /agare/forfragningar.csv: every enquiry, read a page at a time as the connection takes it. */
export function exportRoutes({ now }: Pick<Core, 'now'>, repository: Pick<EnquiryRepository, 'all'>) {
  const routes = new Hono<DeskEnv>()
  routes.get('/', (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="forfragningar-${swedishDate(now())}.csv"`)
    return stream(c, async (body) => {
      let chunk = ''
      for await (const line of csvLines(repository.all(), now())) {
        if (body.aborted) return
        chunk += line
        if (chunk.length < CHUNK) continue
        await body.write(chunk)
        chunk = ''
      }
      await body.write(chunk)
    })
  })
  return routes
}
