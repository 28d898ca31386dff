import { photoRefusals } from '#content/photos/photo-refusals.ts'
import type { HostileFile } from './hostile-photos.ts'

/** What is seen of each hostile file, as a table in Markdown: docs/photos.md. */
export function hostileTable(files: Record<string, HostileFile>): string {
  const rows = Object.entries(files).map(([what, file]) => [what, ...seenOf(file)])
  const head = ['file', 'with script, the visitor reads', 'what leaves the browser', 'without script, the page says', 'the owner sees', 'in the database']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function seenOf({ name, result, inBrowser }: HostileFile): string[] {
  const kept = name.endsWith('.pdf') ? 'the PDF as it came, to be saved only' : 'a photo encoded anew, in the email its thumbnail'
  const said = result === 'kept' ? 'En fil följde med din förfrågan.' : photoRefusals[result]
  const byScript =
    typeof inBrowser === 'object'
      ? [`at the field: ${inBrowser.refusal}`, 'nothing']
      : inBrowser === 'shrunk'
        ? ['on the thanks: Framme', 'a new JPEG']
        : [`on the thanks: ${result === 'kept' ? 'Framme' : said}`, 'the file']
  const differs = result !== 'kept' && inBrowser === 'shrunk'
  const owner = result === 'kept' ? kept : differs ? `with script ${kept}; without, nothing of it` : 'nothing of it'
  const rows = result === 'kept' ? '1 row' : differs ? 'with script 1 row; without, none' : 'none'
  return [...byScript, said, owner, rows]
}
