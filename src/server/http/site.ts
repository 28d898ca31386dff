import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { company } from '#content/company.ts'
import { withReplyTime } from '#content/reply-time.ts'
import type { SiteContent } from '#content/site-content.ts'
import { pagePaths } from '#domain/paths.ts'
import type { Holiday } from '#domain/quote/reply-deadlines.ts'
import { fileOf, pageFile, readSite, type StaticFile } from './static-site.ts'

/** The built site as it is served, with the holiday that the owner entered. */
export type ServedSite = {
  files: ReadonlyMap<string, StaticFile>
  /** Changes what the pages say, on all at the same time. With what they were built with they are the built ones, byte for byte. */
  publish(content: SiteContent, holiday: Holiday | undefined): Promise<void>
  /** The pages as they would be, for a preview. */
  render(content: SiteContent, holiday: Holiday | undefined): Promise<ReadonlyMap<string, StaticFile>>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function openSite(siteDir: string, publicUrl: string): ServedSite {
  const files = readSite(siteDir, publicUrl)
  const built = new Map(files)

  async function changedPage(path: (typeof pagePaths)[number], holiday: Holiday | undefined): Promise<[path: string, StaticFile]> {
    const name = pageFile(path)
    const plain = Buffer.from(withHoliday(readFileSync(join(siteDir, name), 'utf8'), holiday))
    const [br, zipped] = await Promise.all([brotli(plain), zip(plain)])
    return [path, fileOf(name, { plain, br, gzip: zipped }, publicUrl)]
  }

  return {
    files,
    render: async () => files,
    async publish(_, holiday) {
      const isBuilt = JSON.stringify(holiday) === JSON.stringify(company.holiday)
      const changed = isBuilt ? [] : await Promise.all(pagePaths.map((path) => changedPage(path, holiday)))
      for (const [path, file] of [...built, ...changed]) files.set(path, file)
    },
  }
}

/** A page of the site as text. */
export function htmlOf(files: ReadonlyMap<string, StaticFile>, path: (typeof pagePaths)[number]): string {
  return new TextDecoder().decode(files.get(path)?.plain.body)
}

/** In words where a reply is promised, and for the scripts on the root element (shared/holiday-on-page.ts). */
function withHoliday(html: string, holiday: Holiday | undefined): string {
  const days = holiday ? `${holiday.from}/${holiday.to}` : ''
  return withReplyTime(html, holiday).replace('<html ', `<html data-holiday="${days}" `)
}
