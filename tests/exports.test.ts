import ts from 'typescript'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './support/repository.ts'

/** Names that several files export, and why they may: each means the same thing in every file that is listed. */
const SHARED: Record<string, { why: string; files: readonly string[] }> = {
  GET: {
    why: 'the name that Astro calls on every endpoint',
    files: [
      'src/site/pages/agare/app.webmanifest.ts',
      'src/site/pages/agare/ikon.svg.ts',
      'src/site/pages/favicon.svg.ts',
      'src/site/pages/manifest.webmanifest.ts',
      'src/site/pages/robots.txt.ts',
      'src/site/pages/sitemap.xml.ts',
    ],
  },
  QuestionIcon: { why: 'the name of an icon, and the component that draws it', files: ['src/content/question-texts.ts', 'src/shared/question-icon.tsx'] },
  TipIcon: { why: 'the name of an icon, and the component that draws it', files: ['src/content/tips.ts', 'src/shared/tip-icon.tsx'] },
  test: { why: 'the test function of Playwright, with fixtures of its own', files: ['tests/engines/engine-test.ts', 'tests/journeys/journey-test.ts'] },
}

const files = repositoryFiles.filter((file) => /^(?:src|tools|tests)\/.*\.tsx?$/.test(file) && !/\.(?:test|journey)\.tsx?$|\.d\.ts$/.test(file))

/** Name → the files that export it. A value and a type of one name in one file count once. */
const exporters = new Map<string, string[]>()
for (const file of files) for (const name of exportedNames(file)) exporters.set(name, [...(exporters.get(name) ?? []), file])

test('no two files export different things by one name', () => {
  const shared = [...exporters]
    .filter(([, files]) => files.length > 1)
    .filter(([name, files]) => files.some((file) => !SHARED[name]?.files.includes(file)))
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
  expect(shared).toEqual([])
})

test('every allowed pair is still one', () => {
  const gone = Object.entries(SHARED).filter(([name, { files }]) => files.some((file) => !exporters.get(name)?.includes(file)))
  expect(gone.map(([name]) => name)).toEqual([])
})

function exportedNames(file: string): Set<string> {
  const { statements } = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true)
  return new Set(statements.flatMap(namesOf))
}

function namesOf(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}
