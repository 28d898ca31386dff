import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { states } from '../tests/journeys/states.ts'

/** Writes docs/accessibility.md from the last run of the journeys: every state of every page, and the result of each check. */
const ROOT = join(import.meta.dirname, '..')
const CHECKS = ['axe at 390 px', 'axe at 1280 px', 'reflow at 320 px', 'accessibility tree as recorded'] as const

type Step = { title: string; error?: unknown }
type Spec = { title: string; ok: boolean; tests: { results: { steps?: Step[] }[] }[] }
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }

const report: { suites: Suite[] } = JSON.parse(readFileSync(join(ROOT, 'test-results/journeys.json'), 'utf8'))
const files = new Map(report.suites.map((suite) => [suite.file, suite]))

writeFileSync(
  join(ROOT, 'docs/accessibility.md'),
  `# Accessibility

Measured against WCAG 2.2 AA by the journeys in \`tests/journeys/\`; written by \`npm run accessibility\` from their last run.

## State × check

axe with its rules for WCAG 2.2 A and AA and best practice; *reflow*: no horizontal scrolling at 320 px, which is 400 % zoom;
*accessibility tree as recorded*: it equals the one in [\`tests/journeys/aria/\`](../tests/journeys/aria).

| state | ${CHECKS.join(' | ')} |
|---|${CHECKS.map(() => ':-:|').join('')}
${states.map(({ name }) => `| ${name} | ${CHECKS.map((check) => outcome(name, check)).join(' | ')} |`).join('\n')}

${['keyboard', 'adapts', 'compare', 'hydration', 'broken-network'].map(section).join('\n\n')}

## Known gaps

The site has not been tried by people with disabilities or with a screen reader: everything above is measured automatically, in
Chromium.
What Firefox and WebKitGTK are asked, and what WebKitGTK cannot tell about an iPhone, is in [engines](engines.md).
`,
)

function outcome(state: string, check: string): string {
  const specs = files.get('states.journey.ts')?.suites?.find(({ title }) => title === state)?.specs ?? []
  const found = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => steps.filter(({ title }) => title === check))))
  if (found.length === 0) return '–'
  return found.some(({ error }) => error) ? '**fails**' : '✓'
}

function section(name: string): string {
  const suite = files.get(`${name}.journey.ts`)
  if (!suite) throw new Error(`No results of ${name}.journey.ts.`)
  return [`## ${name}.journey.ts`, '', ...lines(suite, '')].join('\n')
}

function lines({ specs, suites = [] }: Suite, prefix: string): string[] {
  return [
    ...specs.map(({ title, ok }) => `- ${ok ? '✓' : '**fails**'} ${prefix}${title}`),
    ...suites.flatMap((inner) => lines(inner, `${prefix}${inner.title}: `)),
  ]
}
