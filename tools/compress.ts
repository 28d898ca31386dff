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
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
      await writeFile(`${path}.br`, await brotli(content, { params }))
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
