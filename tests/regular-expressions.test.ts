import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** The code that reads input. Sections, shared markup and content read only the site's own texts. */
const files = globSync(['src/{domain,server}/**/*.{ts,tsx}', 'src/site/{islands,backend,planner}/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** Expressions that take more than linear time, and the trusted text that they read. */
const NOT_FROM_OUTSIDE: Record<string, string> = {
  '\\B(?=(\\d{3})+$)': 'the digits of one number',
  // What the owner has written is escaped in a printed page: no tag begins there.
  '<script(?![^>]*\\ssrc=)(?![^>]*\\stype="application\\/(?:ld\\+)?json")[^>]*>([\\s\\S]*?)<\\/script>': 'printed pages',
  '<style[^>]*>([\\s\\S]*?)<\\/style>': 'printed pages',
  '(<style[^>]*>)([\\s\\S]*?)(<\\/style>)': 'printed pages',
  '(--[\\w-]+):([^;}]*);?': 'the site’s own styles',
  '@media[^{}]*\\{:root\\{\\}\\}': 'the site’s own styles',
  '<form[^>]*\\saction="(https?:\\/\\/[^/"]+)': 'built pages, at the start',
}
/** Counts steps and no time, so that a busy machine finds the same. */
const BY_STEPS = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null, recallLimit: -1, recallTimeout: -1 }

type Literal = { file: string; source: string; flags: string }

function regularExpressionsOf(file: string): Literal[] {
  const found: Literal[] = []
  const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)
  visit(tree)
  return found

  function visit(node: ts.Node) {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
}

test('every regular expression takes linear time on any input', () => {
  const literals = files.flatMap(regularExpressionsOf)
  expect(literals.length).toBeGreaterThan(40)
  const slow = literals
    .filter(({ source }) => !(source in NOT_FROM_OUTSIDE))
    .filter(({ source, flags }) => checkSync(source, flags, BY_STEPS).status !== 'safe')
  expect(slow).toEqual([])
})
