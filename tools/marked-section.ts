import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a document, or adds that section at its end. */
export function replaceSection(file: string, name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin)
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${rest.split(end)[1] ?? '\n'}`)
}
