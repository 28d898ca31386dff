import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'

/** As Astro names what it has encoded: the original's name, two hashes, the format. */
const ENCODED = /^([\w-]+)\.[\w-]{8}_[A-Za-z0-9]+\.(avif|webp)$/

/**
 * All of a build's pictures in one folder that is named after what they hold, each by its name and width. Astro's own names
 * have two hashes each, which no compression makes smaller: with them the home page's document is 0.6 KB larger.
 */
export const pictureFolder = (): AstroIntegration => ({
  name: 'picture-folder',
  hooks: { 'astro:build:done': ({ dir }) => gatherPictures(fileURLToPath(dir)) },
})

async function gatherPictures(siteDir: string): Promise<void> {
  const names = await Promise.all(globSync('*.{avif,webp}', { cwd: join(siteDir, '_astro') }).flatMap((file) => rename(siteDir, file)))
  const folder = folderFor(siteDir, names)
  mkdirSync(join(siteDir, folder))
  for (const { file, name } of names) renameSync(join(siteDir, '_astro', file), join(siteDir, folder, name))
  const pages = globSync('**/*.html', { cwd: siteDir }).map((page) => join(siteDir, page))
  for (const page of pages) {
    const html = names.reduce((html, { file, name }) => html.replaceAll(`/_astro/${file}`, `/${folder}/${name}`), readFileSync(page, 'utf8'))
    writeFileSync(page, html)
  }
}

type Renamed = { file: string; name: string }

function rename(siteDir: string, file: string): Promise<Renamed>[] {
  const [, original, type] = ENCODED.exec(file) ?? []
  if (!original || !type) return []
  const path = join(siteDir, '_astro', file)
  return [
    sharp(path)
      .metadata()
      .then(({ width }) => ({ file, name: `${original}-${width}.${type}` })),
  ]
}

/** Another folder as soon as one picture is another, so that what lies in it may be kept for ever. */
function folderFor(siteDir: string, names: readonly Renamed[]): string {
  const hash = createHash('sha256')
  const taken = new Set<string>()
  for (const { file, name } of [...names].sort((a, b) => a.name.localeCompare(b.name))) {
    if (taken.has(name)) throw new Error(`Two pictures would be called ${name}: give them the same quality, or another width.`)
    taken.add(name)
    hash.update(`${name}\0`).update(readFileSync(join(siteDir, '_astro', file)))
  }
  return `_astro/${hash.digest('base64url').slice(0, 8)}`
}
