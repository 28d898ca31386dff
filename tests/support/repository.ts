import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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
  return scriptComments(text)
}

/** Found by the compiler's own scanner, so that "//" in a text or an address is no comment. */
function scriptComments(text: string): { index: number; text: string }[] {
  const tree = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = new Map<number, string>()
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) return
    for (const ranges of [ts.getLeadingCommentRanges(text, node.getFullStart()), ts.getTrailingCommentRanges(text, node.getEnd())])
      for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end))
    for (const child of node.getChildren(tree)) visit(child)
  }
  visit(tree)
  return [...found].map(([index, text]) => ({ index, text }))
}

function matches(text: string, pattern: RegExp): { index: number; text: string }[] {
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, text: match[0] }))
}
