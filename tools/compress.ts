import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, at the highest level: compressed once, sent many times. */
export async function compressSite(siteDir: string): Promise<void> {
  const names = globSync('**/*.{html,js,css,svg,json,webmanifest,txt,xml}', { cwd: siteDir })
  await Promise.all(
    names.map(async (name) => {
      const path = join(siteDir, name)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await smallestBrotli(content, name.endsWith('.html') ? DISTANCES : USUAL))
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** How Brotli codes distances: which way is best depends on the text, by up to half a per cent. */
type Distance = readonly [postfixBits: number, directCodes: number]

const USUAL: readonly Distance[] = [[0, 0]]

/** Tried for pages alone, where each byte counts (docs/decisions/006-what-the-first-view-needs.md). */
const DISTANCES: readonly Distance[] = [
  [0, 0],
  [0, 4],
  [1, 2],
  [1, 16],
  [2, 4],
  [2, 8],
  [3, 8],
  [3, 16],
]

async function smallestBrotli(content: Buffer, distances: readonly Distance[]): Promise<Buffer> {
  const results = await Promise.all(distances.map(([postfix, direct]) => brotli(content, { params: paramsOf(content, postfix, direct) })))
  return results.reduce((smallest, one) => (one.byteLength < smallest.byteLength ? one : smallest))
}

function paramsOf(content: Buffer, postfix: number, direct: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  }
}
