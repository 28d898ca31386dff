import type { PageContent } from '#content/publishing/page-content.ts'
import type { HasPicture } from '#domain/site-picture.ts'
import { buildId } from '../build-id.ts'
import { readFile, readSite, type StaticFile } from './static-site.ts'

/** Pages without an address: the server fills them in, or sends them in place of another. */
export const TEMPLATES = ['svar.html', 'skrivbord.html', 'skrivbord-nyckel.html', 'skrivbord-bild.html', '404.html', '500.html'] as const

/** The newest of a page without an address. */
export type Template = (name: (typeof TEMPLATES)[number]) => StaticFile

/** The site as it is served: the built one, or what was published above it. */
export type ServedSite = {
  /** By the path of their URL. */
  files: ReadonlyMap<string, StaticFile>
  template: Template
  /** The address of a built picture as cards show it; undefined without one of that name. */
  picture(name: string): string | undefined
  hasPicture: HasPicture
  /** The pages and other files with such content, by path, without serving them. Rejects if they cannot be printed. */
  render(content: PageContent): Promise<ReadonlyMap<string, StaticFile>>
  /** Serves them, all from the same instant. As built, they are the built ones, byte for byte. If they cannot be printed, nothing changes. */
  publish(content: PageContent): Promise<void>
}

/** Pages by path, and those without an address by name. */
export type Pages = { files: ReadonlyMap<string, StaticFile>; templates: ReadonlyMap<string, StaticFile> }

/** The site as it was built. It never changes. */
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
