import type { Holiday } from '#domain/quote/reply-deadlines.ts'

/** The holiday that the server wrote on the root element (server/http/site.ts), or the one that the page was built with. */
export function holidayOnPage(written: string | undefined, built: Holiday | undefined): Holiday | undefined {
  if (written === undefined) return built
  const [from, to] = written.split('/')
  return from && to ? { from, to } : undefined
}
