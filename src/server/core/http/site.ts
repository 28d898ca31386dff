import type { PageContent } from '#content/publishing/page-content.ts'
import type { HasPicture } from '#domain/site-picture.ts'
import { buildId } from '../build-id.ts'
import { readFile, readSite, type StaticFile } from './static-site.ts'

/** Pages without an address of their own: the server fills them in, or sends them in place of another page. */
export const TEMPLATES = ['svar.html', 'skrivbord.html', 'skrivbord-nyckel.html', 'skrivbord-bild.html', '404.html', '500.html'] as const

/** The newest version of such a page, by name. */
export type Template = (name: (typeof TEMPLATES)[number]) => StaticFile

/** The site as it is served: as built, or as the owner has published it since. */
export type ServedSite = {
  /** Everything with an address, by the path of its URL. */
  files: ReadonlyMap<string, StaticFile>
  template: Template
  /** The address of a built picture in the size of a card; undefined if there is none of that name. */
  picture(name: string): string | undefined
  hasPicture: HasPicture
  /** The pages and other files as this content makes them, by path, without serving them. Rejects if they cannot be printed. */
  render(content: PageContent): Promise<ReadonlyMap<string, StaticFile>>
  /** Serves them, all from the same instant on. For the content of the build these are the built files, byte for byte. If printing fails, nothing changes. */
  publish(content: PageContent): Promise<void>
}

/** Files by path, and pages without an address by name. */
export type Pages = { files: ReadonlyMap<string, StaticFile>; templates: ReadonlyMap<string, StaticFile> }

/** The site as it was built, which never changes. */
export type BuiltSite = Pages & { siteDir: string; publicUrl: string; build: string }

/** `siteDir`: the folder of the built site, beside those of server and press. */
export function readBuiltSite(siteDir: string, publicUrl: string): BuiltSite {
  return {
    siteDir,
    publicUrl,
    build: buildId(siteDir),
    files: readSite(siteDir, publicUrl),
    templates: new Map(TEMPLATES.map((name) => [name, readFile(siteDir, name, publicUrl)])),
  }
}
