import ts from 'typescript'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './support/repository.ts'

const TABLE = 'docs/promises.md'
const DECISIONS = 'docs/decisions'

/** A promise with the test that fails when it is broken, and the bug that proved it. */
type Row = { document: string; heading: string; promise: string; tests: readonly { file: string; title: string }[]; bug: string }

const rows = readRows()
const titles = new Map<string, ReadonlySet<string>>()

test('every row of docs/promises.md names a heading of its document', () => {
  const unknown = rows.filter(({ document, heading }) => !headingsOf(document).includes(heading))
  expect(unknown.map(({ document, heading, promise }) => `${document} has no “${heading}” (${promise})`)).toEqual([])
})

test('every heading with text in these documents has a promise, or is listed as promising nothing', () => {
  const documents = [...new Set(rows.map(({ document }) => document))]
  expect(documents.filter((file) => !file.startsWith(DECISIONS)).toSorted()).toEqual([
    'docs/agarens-handbok.md',
    'docs/running.md',
    'docs/security.md',
    'docs/specification.md',
  ])
  const everywhere = [...documents, ...repositoryFiles.filter((file) => file.startsWith(`${DECISIONS}/`))]
  const silent = [...new Set(everywhere)].flatMap((document) =>
    headingsOf(document)
      .filter((heading) => !rows.some((row) => row.document === document && row.heading === heading) && !listedHeadings(document).includes(heading))
      .map((heading) => `${document}: ${heading}`),
  )
  expect(silent).toEqual([])
})

test('every test that is named exists', () => {
  const named = rows.flatMap(({ tests }) => tests)
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ file, title }) => !titlesIn(file).has(title)).map(({ file, title }) => `${file} has no test “${title}”`)).toEqual([])
})

test('every promise names a test, and the bug that proved it with the file where it was planted', () => {
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ promise }) => promise)).toEqual([])
  const planted = (bug: string) => repositoryFiles.includes(/^`([^`]+)`: \S/.exec(bug)?.[1] ?? '')
  expect(rows.filter(({ bug }) => !planted(bug)).map(({ promise, bug }) => `${promise}: ${bug}`)).toEqual([])
})

test('no promise stands twice', () => {
  const promises = rows.map(({ document, heading, promise }) => `${document} ${heading}: ${promise}`)
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([])
})

/** The tables of docs/promises.md, one below the heading of each document, and that of docs/security.md. */
function readRows(): Row[] {
  const chapters = readText(TABLE).split(/^## /m).slice(1)
  const listed = chapters.flatMap((chapter) => {
    const document = documentOf(chapter)
    return cellsOf(chapter).map(([where = '', promise = '', held = '', bug = '']) => {
      const [, decision = ''] = /^(\d{3})$/.exec(where) ?? []
      const file = decision === '' ? document : (repositoryFiles.find((path) => path.startsWith(`${DECISIONS}/${decision}-`)) ?? where)
      return { document: file, heading: decision === '' ? where : (headingsOf(file)[0] ?? ''), promise, tests: testsIn(held), bug }
    })
  })
  const security = cellsOf(readText('docs/security.md')).map(([point = '', requirement = '', means = '', held = '', bug = '']) => ({
    document: 'docs/security.md',
    heading: 'Security',
    promise: `${point} ${requirement}: ${means}`,
    tests: testsIn(held),
    bug,
  }))
  return [...listed, ...security]
}

function documentOf(chapter: string): string {
  const [, link = ''] = /^\[[^\]]*\]\(([^)]+)\)/.exec(chapter) ?? []
  return `docs/${link}`
}

/** The rows of a text's tables, without their heads. */
function cellsOf(text: string): string[][] {
  const lines = text.split('\n')
  return lines
    .filter((line, index) => line.startsWith('|') && !line.startsWith('|---') && !lines[index + 1]?.startsWith('|---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').trim()),
    )
}

function testsIn(cell: string): Row['tests'] {
  return [...cell.matchAll(/`([^`]+)` “(.+?)”(?=$|<br>)/g)].map(([, file = '', title = '']) => ({ file, title }))
}

/** A document's headings that have text of their own below them. */
function headingsOf(document: string): string[] {
  if (!repositoryFiles.includes(document)) return []
  const parts = readText(document)
    .split(/^#+ /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()] as const)
  return parts.filter(([, text]) => text !== '').map(([heading]) => heading)
}

/** "Promises nothing: heading · heading", below a document's table. A decision is named by its number. */
function listedHeadings(document: string): string[] {
  const chapter = readText(TABLE)
    .split(/^## /m)
    .find((part) => documentOf(part) === document || (document.startsWith(DECISIONS) && documentOf(part) === DECISIONS))
  const lists = [...(chapter ?? '').matchAll(/^Promises nothing: (.+)$/gm)]
  const names = lists.flatMap(([, list = '']) => list.split(' · '))
  return document.startsWith(DECISIONS) && names.includes(/(\d{3})-/.exec(document)?.[1] ?? '') ? headingsOf(document) : names
}

/** The titles of a file's tests as they are written, with %s and ${…} in place of values. */
function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file)
  if (known) return known
  const found = new Set<string>()
  if (repositoryFiles.includes(file)) {
    const tree = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
    const visit = (node: ts.Node) => {
      const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        found.add(ts.isStringLiteralLike(title) ? title.text : title.getText(tree).slice(1, -1))
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  titles.set(file, found)
  return found
}

/** test(…), test.each(…)(…), test.runIf(…)(…); not test.describe(…). */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test'
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text !== 'describe' && isTest(callee.expression)
  return (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) && isTest(ts.isCallExpression(callee) ? callee.expression : callee.tag)
}
