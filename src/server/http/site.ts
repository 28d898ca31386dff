import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { company } from '#content/company.ts'
import { withReplyTime } from '#content/reply-time.ts'
import { pagePaths } from '#domain/paths.ts'
import type { Holiday } from '#domain/quote/reply-deadlines.ts'
import { fileOf, pageFile, readSite, type StaticFile } from './static-site.ts'

/** The built site as it is served, with the holiday that the owner entered. */
export type ServedSite = {
  files: ReadonlyMap<string, StaticFile>
  /** Changes what the pages promise, on all at the same time. With the holiday they were built with they are the built ones, byte for byte. */
  sayHoliday(holiday: Holiday | undefined): Promise<void>
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
    async sayHoliday(holiday) {
      const isBuilt = JSON.stringify(holiday) === JSON.stringify(company.holiday)
      const changed = isBuilt ? [] : await Promise.all(pagePaths.map((path) => changedPage(path, holiday)))
      for (const [path, file] of [...built, ...changed]) files.set(path, file)
    },
  }
}

/** In words where a reply is promised, and for the scripts on the root element (shared/holiday-on-page.ts). */
function withHoliday(html: string, holiday: Holiday | undefined): string {
  const days = holiday ? `${holiday.from}/${holiday.to}` : ''
  return withReplyTime(html, holiday).replace('<html ', `<html data-holiday="${days}" `)
}
