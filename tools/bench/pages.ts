import { pagePaths } from '#domain/paths.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { publishSixChanges } from '../six-changes.ts'
import { type Form, type LighthouseReport, lighthouse } from './lighthouse.ts'
import { makeLimitPage } from './limit-page.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

const FORMS: readonly Form[] = ['mobile', 'desktop']
const [FCP, LCP] = ['first-contentful-paint', 'largest-contentful-paint'] as const

/** One page, all its runs. */
type Measured = { name: string; url: string } & Record<Form, LighthouseReport[]>

/**
 * Lighthouse on every page, on the limit page and on the home page with the owner's ordinary changes published, each run in a fresh browser.
 * The pages take turns, so that other load affects all of them.
 */
export async function benchPages(times: number): Promise<void> {
  const about = machine()
  const limit = await makeLimitPage()
  const server = await startBuiltServer()
  const limitServer = await startBuiltServer({}, limit.main)
  const changed = await startBuiltServer()
  try {
    await publishSixChanges(changed)
    const pages = [
      { name: 'limit page', url: `${limitServer.address}/` },
      ...pagePaths.map((path) => ({ name: path, url: `${server.address}${path}` })),
      { name: '/ changed', url: `${changed.address}/` },
    ]
    const measured = pages.map(({ name, url }): Measured => ({ name, url, mobile: [], desktop: [] }))
    // The first round is a warm-up and is not counted.
    for (const form of FORMS)
      for (let round = 0; round <= times; round++)
        for (const page of measured) {
          console.log(`${form}, ${page.name}: ${round === 0 ? 'warming up' : `run ${round} of ${times}`}`)
          const report = await lighthouse(page.url, form)
          if (round > 0) page[form].push(report)
        }
    const ratios = FORMS.map((form) => ratioOf(form, measured))
    write('pages', 'Pages', about, [
      `Lighthouse, median of ${times}, FCP / LCP in ms. The limit page has the same texts and first picture, and nothing else.`,
      table([['page', ...FORMS.flatMap((form) => [`${form} P/A/BP/SEO`, 'FCP / LCP', 'KiB'])], ...measured.map(rowOf)]),
      `Home page to limit page (goal ≤ 1.35): ${ratios.join('; ')}.`,
    ])
  } finally {
    await server.close()
    await limitServer.close()
    await changed.close()
    limit.close()
  }
}

function rowOf(page: Measured): string[] {
  return [page.name, ...FORMS.flatMap((form) => figuresOf(page[form]))]
}

function figuresOf(runs: LighthouseReport[]): string[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
    figure(median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100))),
  )
  const fetched = runs[0]?.audits['network-requests']?.details?.items ?? []
  const bytes = fetched.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return [scores.join('/'), `${figure(timing(runs, FCP))} / ${figure(timing(runs, LCP))}`, figure(bytes / 1024, 1)]
}

function ratioOf(form: Form, [limit, home]: readonly Measured[]): string {
  const ratio = (audit: string) => figure(timing(home?.[form] ?? [], audit) / timing(limit?.[form] ?? [], audit), 2)
  return `${form} FCP ${ratio(FCP)}, LCP ${ratio(LCP)}`
}

/** The median of an audit's figures. */
function timing(runs: LighthouseReport[], audit: string): number {
  return median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}
