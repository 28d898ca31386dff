import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'

/** As Astro names what it has encoded: the original's name, two hashes, the format. */
const ENCODED = /^([\w-]+)\.[\w-]{8}_[A-Za-z0-9]+\.(avif|webp)$/

/**
 * Moves the build's pictures to one folder that is named after their content, each by its name and width, and says to the press which. Astro's own names have
 * two hashes each, which no compression makes smaller: 0.7 KB of the home page's document, which has to fit a connection's first
 * round trip (docs/decisions/006-what-the-first-view-needs.md). Throws if there is nothing to move.
 */
export const pictureFolder = (): AstroIntegration => ({
  name: 'picture-folder',
  hooks: { 'astro:build:done': ({ dir }) => movePictures(fileURLToPath(dir)) },
})

async function movePictures(siteDir: string): Promise<void> {
  const pictures = await Promise.all(globSync('*.{avif,webp}', { cwd: join(siteDir, '_astro') }).flatMap((file) => shortName(siteDir, file)))
  if (pictures.length === 0) throw new Error('There is no encoded picture to move. Does Astro name them otherwise?')
  const folder = folderFor(siteDir, pictures)
  mkdirSync(join(siteDir, folder))
  for (const { file, name } of pictures) renameSync(join(siteDir, '_astro', file), join(siteDir, folder, name))
  writeFileSync(join(siteDir, '../press/pictures.json'), JSON.stringify({ folder }))
}

type Picture = { file: string; name: string }

function shortName(siteDir: string, file: string): Promise<Picture>[] {
  const [, original, type] = ENCODED.exec(file) ?? []
  if (!original || !type) return []
  const metadata = sharp(join(siteDir, '_astro', file)).metadata()
  return [metadata.then(({ width }) => ({ file, name: `${original}-${width}.${type}` }))]
}

/** Another folder as soon as one picture is another, so that browsers may keep its content for ever. */
function folderFor(siteDir: string, pictures: readonly Picture[]): string {
  const hash = createHash('sha256')
  const taken = new Set<string>()
  for (const { file, name } of pictures.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (taken.has(name)) throw new Error(`Two pictures would be called ${name}: give them the same quality, or another width.`)
    taken.add(name)
    hash.update(`${name}\0`).update(readFileSync(join(siteDir, '_astro', file)))
  }
  return `_astro/${hash.digest('base64url').slice(0, 8)}`
}
