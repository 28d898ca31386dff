import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContent } from '#content/publishing/page-content.ts'
import { type Compressed, compress } from './compress.ts'

/** The process that prints the site once (press.ts), and gives its memory back. The argument is the press's folder, the message the content as JSON. */

/** The renderer that the build left there (tools/renderer.ts). */
type Renderer = { renderSite(content: PageContent, pictureFolder: string): Promise<Map<string, string>> }

const [, , pressDir = ''] = process.argv

// Where memory is short, the kernel ends this process and not the server. Some machines do not allow it.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

process.once('message', async (content: string) => {
  const answer = await print(JSON.parse(content)).catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
  process.send?.(answer, () => process.exit())
})
process.on('disconnect', () => process.exit())

async function print(content: PageContent): Promise<Map<string, Compressed>> {
  const { folder } = JSON.parse(readFileSync(join(pressDir, 'pictures.json'), 'utf8'))
  const renderer: Renderer = await import(pathToFileURL(join(pressDir, 'press.mjs')).href)
  const rendered = await renderer.renderSite(content, folder)
  const finished = [...rendered].map(async ([name, text]) => [name, await compress(Buffer.from(text))] as const)
  return new Map(await Promise.all(finished))
}
