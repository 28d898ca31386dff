import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

type Suite = { specs: { title: string; tests: { projectName: string }[] }[]; suites?: Suite[] }

test('every journey of tests/engines runs in Firefox and in WebKitGTK', () => {
  const found = journeys()
  expect(found.length).toBeGreaterThanOrEqual(32)
  expect(found.filter(([, ...engines]) => engines.join() !== 'firefox,webkit')).toEqual([])
})

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
