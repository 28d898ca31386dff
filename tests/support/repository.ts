import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** Every file of the project by its path from the root, generated folders left out. */
export const repositoryFiles: readonly string[] = globSync(['*', '{deploy,docs,public,src,tests,tools}/**'], { cwd: ROOT })
  .filter((path) => statSync(join(ROOT, path)).isFile())
  .toSorted()

export const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** A place in a file as editors open it: "src/site/pictures.ts:12". */
export function lineIn(file: string, text: string, index: number): string {
  return `${file}:${text.slice(0, index).split('\n').length}`
}

/** The comments of a TypeScript, Astro, CSS or shell file, each with where it starts. */
export function commentsOf(file: string): { index: number; text: string }[] {
  const text = readText(file)
  if (/\.(?:sh|service|timer|yaml)$|Dockerfile|Caddyfile/.test(file)) return matches(text, /#.*/g)
  if (!/\.(?:tsx?|mjs|mts)$/.test(file)) return matches(text, /\/\*[\s\S]*?\*\/|^\s*\/\/.*|<!--[\s\S]*?-->/gm)
  return scriptComments(file, text)
}

/** Found by a parser, so that "//" in a text or an address is no comment. */
function scriptComments(file: string, text: string): { index: number; text: string }[] {
  const { comments } = parseSync(file, text)
  return comments.map(({ start, end }) => ({ index: start, text: text.slice(start, end) }))
}

function matches(text: string, pattern: RegExp): { index: number; text: string }[] {
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, text: match[0] }))
}
