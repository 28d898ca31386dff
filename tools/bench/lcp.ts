import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { startCaddy } from '../../tests/support/caddy.ts'
import { freePort } from '../../tests/support/postgres-server.ts'
import { type Form, type LighthouseReport, lighthouse, timing, timings } from './lighthouse.ts'
import { copyOfBuild, toLimitPage } from './limit-page.ts'
import { machine } from './machine.ts'
import { figure, table, write } from './report.ts'

const PROXY = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile.plain'), 'utf8')
/** What Lighthouse's phone and desktop choose of the first picture's widths. */
const FIRST_PICTURE = { mobile: /\S+-724\.avif/, desktop: /\S+-1440\.avif/ }

const asToday = (home: string) => home
function typefaceFirst(home: string): string {
  const [typeface] = /\/[\w/.-]+\.woff2/.exec(home) ?? []
  if (!typeface) throw new Error('The home page names no typeface.')
  return home.replace('</title>', `</title><link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin>`)
}
const withoutPhoneWidth = (home: string) => home.replace(/, \S+-724\.avif 724w/, '')

/** What is tried: another document, or hints before it. Chromium takes early hints over HTTP/2 only. */
type Variant = { name: string; change: (home: string) => string; hints?: true }
const variants: Variant[] = [
  { name: 'limit page', change: toLimitPage },
  { name: 'today', change: asToday },
  { name: 'typeface asked for before the picture', change: typefaceFirst },
  { name: 'early hints (HTTP/2 only)', change: asToday, hints: true },
  { name: 'both', change: typefaceFirst, hints: true },
  { name: 'without the picture of 724 px', change: withoutPhoneWidth },
]

type Page = { name: string; url: string; runs: LighthouseReport[] }

/** Largest contentful paint of the home page against the limit page, with what might bring it closer: each alone and together. */
export async function benchLcp(times: number): Promise<void> {
  const about = machine()
  const closing: (() => unknown)[] = []
  try {
    const servers: { variant: Variant; address: string }[] = []
    for (const [index, variant] of variants.entries()) {
      const site = await copyOfBuild(`lcp-${index}`, variant.change)
      closing.push(site.close)
      const server = await startBuiltServer({}, site.main)
      closing.push(server.close)
      servers.push({ variant, address: server.address })
    }
    const sections: string[] = []
    for (const form of ['mobile', 'desktop'] as const) {
      const direct = servers.filter(({ variant }) => !variant.hints).map(({ variant, address }) => ({ name: variant.name, url: `${address}/`, runs: [] }))
      sections.push(await measure(form, 'HTTP/1.1', direct, times))
      const { pages, close } = await behindCaddy(servers, form)
      closing.push(close)
      sections.push(await measure(form, 'HTTP/2 through Caddy', pages, times, ['--ignore-certificate-errors']))
    }
    write('lcp', ['## Largest contentful paint near the limit', `${about}.`, ...sections].join('\n\n'))
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

/** The pages take turns, so that other load affects all of them. The first round is a warm-up and is not counted. */
async function measure(form: Form, protocol: string, pages: Page[], times: number, flags: readonly string[] = []): Promise<string> {
  for (let round = 0; round <= times; round += 1) {
    for (const { name, url, runs } of pages) {
      console.log(`${form}, ${protocol}, ${name}: ${round === 0 ? 'warming up' : `run ${round} of ${times}`}`)
      const report = await lighthouse(url, form, flags)
      if (round > 0) runs.push(report)
    }
  }
  const [limit] = pages
  const rows = pages.map(({ name, runs }) => {
    const [lcp, fcp] = [timing(runs, timings.LCP), timing(runs, timings.FCP)]
    return [name, figure(lcp), figure(lcp / timing(limit?.runs ?? [], timings.LCP), 2), figure(fcp)]
  })
  return [`### ${form}, ${protocol}, median of ${times}`, table([['page', 'LCP, ms', 'of the limit page (goal ≤ 1.35)', 'FCP, ms'], ...rows])].join('\n\n')
}

/** The Caddyfile that is shipped, on ports of its own, with a certificate of Caddy's own. */
async function behindCaddy(servers: readonly { variant: Variant; address: string }[], form: Form): Promise<{ pages: Page[]; close: () => unknown }> {
  const pages: Page[] = []
  const sites: string[] = []
  for (const { variant, address } of servers) {
    const url = `https://localhost:${await freePort()}`
    pages.push({ name: variant.name, url: `${url}/`, runs: [] })
    const hints = variant.hints ? await hintsFor(address, form) : ''
    sites.push(PROXY.replace('www.example.se {', `${url} {\n\ttls internal\n${hints}`).replace('127.0.0.1:3000', `127.0.0.1:${new URL(address).port}`))
  }
  return { pages, close: await startCaddy(sites.join('\n'), 'https') }
}

async function hintsFor(address: string, form: Form): Promise<string> {
  const [picture] = FIRST_PICTURE[form].exec(await (await fetch(address)).text()) ?? []
  if (!picture) throw new Error('The home page has another first picture than this bench expects.')
  return `\theader / Link "<${picture}>; rel=preload; as=image; type=image/avif; fetchpriority=high"\n\trespond / 103\n`
}
