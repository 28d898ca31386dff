import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePaths } from '#domain/paths.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { publishSixChanges } from '../six-changes.ts'
import { type Form, type LighthouseReport, lighthouse, timing, timings } from './lighthouse.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

const FORMS: readonly Form[] = ['mobile', 'desktop']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Lighthouse's own noise, in points of a hundred: the goal of a changed site is to stay within it. */
const WITHIN = 1

type Measured = { form: Form; path: string; built: LighthouseReport[]; changed: LighthouseReport[] }

/** Lighthouse on the site as built and with the owner's ordinary changes published. The two take turns, so that other load affects both. */
export async function benchPublished(times: number): Promise<void> {
  const about = machine()
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-published-'))
  const built = await startBuiltServer()
  const changed = await startBuiltServer({ DATA_DIR: dataDir })
  try {
    await publishSixChanges(changed)
    const measured = FORMS.flatMap((form) => pagePaths.map((path): Measured => ({ form, path, built: [], changed: [] })))
    // The first round is a warm-up and is not counted.
    for (let round = 0; round <= times; round += 1) {
      for (const { form, path, ...runs } of measured) {
        console.log(`${form}, ${path}: ${round === 0 ? 'warming up' : `run ${round} of ${times}`}`)
        const ofBuilt = await lighthouse(`${built.address}${path}`, form)
        const ofChanged = await lighthouse(`${changed.address}${path}`, form)
        if (round === 0) continue
        runs.built.push(ofBuilt)
        runs.changed.push(ofChanged)
      }
    }
    write('published', report(about, measured, times))
  } finally {
    await built.close()
    await changed.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(about: string, measured: readonly Measured[], times: number): string {
  const rows = measured.flatMap(({ form, path, built, changed }) => [
    [`${path}, ${form}, as built`, ...figuresOf(built)],
    [`${path}, ${form}, changed`, ...figuresOf(changed)],
  ])
  const furthest = Math.max(
    ...measured.flatMap(({ built, changed }) => CATEGORIES.map((category) => Math.abs(score(built, category) - score(changed, category)))),
  )
  return [
    '## A changed site',
    `${about}. Lighthouse, median of ${times}, of the site as built and with a telephone number, hours, a deduction, a question and a holiday published from the desk. ms; document in KiB as transferred with headers.`,
    table([['page', 'P/A/BP/SEO', ...Object.keys(timings), 'CLS', 'document'], ...rows]),
    `No score differs by more than ${figure(furthest)} of 100 (goal ≤ ${WITHIN}).`,
  ].join('\n\n')
}

function figuresOf(runs: LighthouseReport[]): string[] {
  const shift = median(runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN))
  const fetched = runs[0]?.audits['network-requests']?.details?.items ?? []
  const document = fetched.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? Number.NaN
  return [
    CATEGORIES.map((category) => figure(score(runs, category))).join('/'),
    ...Object.values(timings).map((audit) => figure(timing(runs, audit))),
    figure(shift, 3),
    figure(document / 1024, 1),
  ]
}

function score(runs: LighthouseReport[], category: (typeof CATEGORIES)[number]): number {
  return median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
}
