import { pagePaths } from '#domain/paths.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { type Form, type LighthouseReport, lighthouse, timing, timings } from './lighthouse.ts'
import { makeLimitPage } from './limit-page.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

/** One page, all its runs. */
type Measured = { name: string; runs: LighthouseReport[] }

/** Lighthouse on every page and on the limit page, each run in a fresh browser. The pages take turns, so that other load affects all of them. */
export async function benchPages(times: number): Promise<void> {
  const about = machine()
  const limit = await makeLimitPage()
  const server = await startBuiltServer()
  const limitServer = await startBuiltServer({}, limit.main)
  try {
    const pages = [{ name: 'limit page', url: `${limitServer.address}/` }, ...pagePaths.map((path) => ({ name: path, url: `${server.address}${path}` }))]
    const sections: string[] = []
    for (const form of ['mobile', 'desktop'] as const) {
      const measured = pages.map(({ name }): Measured => ({ name, runs: [] }))
      // The first round is a warm-up and is not counted.
      for (let round = 0; round <= times; round++) {
        for (const [index, { url, name }] of pages.entries()) {
          console.log(`${form}, ${name}: ${round === 0 ? 'warming up' : `run ${round} of ${times}`}`)
          const report = await lighthouse(url, form)
          if (round > 0) measured[index]?.runs.push(report)
        }
      }
      sections.push(section(form, measured, times))
    }
    write('pages', [`## Pages`, `${about}.`, ...sections, peers].join('\n\n'))
  } finally {
    await server.close()
    await limitServer.close()
    limit.close()
  }
}

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const

function section(form: Form, measured: Measured[], times: number): string {
  const [limit] = measured
  const rows = measured.map(({ name, runs }) => {
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
      figure(median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100))),
    )
    const times = Object.values(timings).map((audit) => figure(timing(runs, audit)))
    const shift = figure(median(runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)), 3)
    const bytes = kinds.map((kind) => figure(kib(runs, kind), 1))
    return [name, scores.join('/'), ...times, shift, figure(kib(runs), 1), ...bytes, requests(runs)]
  })
  const [, home] = measured
  const ratio = (audit: string) => figure(timing(home?.runs ?? [], audit) / timing(limit?.runs ?? [], audit), 2)
  return [
    `### Lighthouse, ${form}, median of ${times}`,
    'Timings in ms, sizes in KiB as transferred with headers.',
    table([['page', 'P/A/BP/SEO', ...Object.keys(timings), 'CLS', 'total', ...kinds.map((kind) => kind.toLowerCase()), 'requests'], ...rows]),
    `Home page to limit page (goal ≤ 1.35): FCP ${ratio(timings.FCP)}, LCP ${ratio(timings.LCP)}.`,
  ].join('\n\n')
}

function kib(runs: LighthouseReport[], kind?: string): number {
  const fetched = runs[0]?.audits['network-requests']?.details?.items ?? []
  return fetched.filter(({ resourceType }) => !kind || resourceType === kind).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
}

function requests(runs: LighthouseReport[]): number {
  return runs[0]?.audits['network-requests']?.details?.items?.length ?? 0
}

/** Measured on 2026-11-21 with Lighthouse 13.5, all from one static server on the machine itself; medians of 5 (desktop 3). */
const peers = `### Peers, for comparison

Lighthouse 13.5 on 2026-11-21, every home page from one static server on the same machine; mobile median of 5, desktop of 3.

${table([
  ['page', 'mobile P/A/BP/SEO', 'FCP', 'LCP', 'KiB', 'requests', 'DOM', 'desktop P/A/BP/SEO', 'FCP', 'LCP', 'KiB', 'requests'],
  ['CodeStitch (Astro 7)', '99/96/100/92', 1369, 1601, 349, 15, 303, '100/96/100/92', 328, 414, 605, 21],
  ['AstroWind (Astro 5)', '98/100/100/100', 1352, 1652, 223, 8, 730, '100/100/96/100', 362, 528, 415, 10],
  ['ARZ bath (Next 16)', '82/95/100/100', 1209, 3013, 458, 40, 1251, '100/95/100/100', 323, 643, 1248, 197],
  ['Cruip (Next 15)', '76/100/100/100', 915, 3925, 681, 33, 378, '98/100/100/100', 255, 902, 541, 46],
  ['shadcn landing page (Vite)', '78/85/100/100', 1592, 1792, 236, 11, 828, '98/92/100/100', 407, 443, 236, 11],
  ['Qualirenovation (Lovable)', '28/84/96/100', 5634, 14975, 2671, 27, 988, '56/80/96/100', 1295, 1567, 2671, 27],
  ['Wise (WordPress)', '69/89/92/100', 1891, 9255, 1563, 41, 471, '92/88/92/100', 458, 1812, 1811, 43],
])}`
