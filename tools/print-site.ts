import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtContent } from '#content/publishing/built-content.ts'
import { type Compressed, compress } from '#server/publishing/press/compress.ts'
import { makePress } from '#server/publishing/press/press.ts'

/** What the press does not print, and is worth compressing. */
const REST = '**/*.{js,css,svg,json,txt,xml}'

/**
 * Prints the pages of the built site with the press of the built server, as the server does when content is published: so both are the
 * same, byte for byte. The pages that Astro wrote are only what its pictures were made for. Compresses the other text files too.
 */
export async function printSite(distDir: string): Promise<void> {
  const siteDir = join(distDir, 'site')
  for (const name of globSync('**/*.html', { cwd: siteDir })) await rm(join(siteDir, name))
  const printed = await makePress(join(distDir, 'server', 'press.js'), join(distDir, 'press'))(builtContent)
  for (const [name, file] of printed) await writeCompressed(join(siteDir, name), file)
  for (const name of globSync(REST, { cwd: siteDir })) {
    if (!printed.has(name.replaceAll('\\', '/'))) await writeCompressed(join(siteDir, name), await compress(await readFile(join(siteDir, name))))
  }
}

/** Writes a file with its compressed variants beside it. */
export async function writeCompressed(path: string, { plain, br, gzip }: Compressed) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, plain)
  await writeFile(`${path}.br`, br)
  await writeFile(`${path}.gz`, gzip)
}
