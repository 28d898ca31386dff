import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

type Suite = { specs: { title: string; tests: { projectName: string }[] }[]; suites?: Suite[] }

/** As the documentation has them: the name of the project in tests/engines/playwright.config.ts → the heading of its column. */
const COLUMNS = [
  ['firefox', 'Firefox'],
  ['webkit', 'WebKitGTK'],
] as const

test('docs/engines.md lists every journey with the engines that it runs in', () => {
  const [head = [], , ...rows] = tableOf(readFileSync(join(ROOT, 'docs/engines.md'), 'utf8'))
  const documented = rows.map(([title, ...cells]) => [
    title,
    ...COLUMNS.filter(([, heading]) => cells[head.indexOf(heading) - 1] === '✓').map(([name]) => name),
  ])
  expect(documented).toEqual(journeys())
})

test('docs/engines.md names journeys of Chromium that exist', () => {
  const [, , ...rows] = tableOf(readFileSync(join(ROOT, 'docs/engines.md'), 'utf8'))
  const named = rows.map(([, file = '']) => file.replaceAll('`', ''))
  expect(named.filter((file) => !existsSync(join(ROOT, 'tests/journeys', file)))).toEqual([])
})

/** The cells of the document's first table. */
function tableOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** Every journey's title with its engines, as Playwright lists them. */
function journeys(): string[][] {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const { stdout } = spawnSync(process.execPath, [playwright, 'test', '--config', 'tests/engines', '--list', '--reporter=json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const report: Suite = { specs: [], ...JSON.parse(stdout) }
  const found = new Map<string, string[]>()
  for (const { title, tests } of specsOf(report)) found.set(title, [...(found.get(title) ?? []), ...tests.map(({ projectName }) => projectName)])
  return [...found].map(([title, names]) => [title, ...names.sort()])
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
