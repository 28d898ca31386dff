import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { needBrowser } from '../browsers.ts'
import { packageProgram } from '../package-program.ts'
import { median } from './machine.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const RUN_AT_MOST_MS = 120_000
/** Under load Chromium sometimes loses a trace. */
const TRIES = 3

export type Form = 'mobile' | 'desktop'
type Audit = { score: number | null; numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number; url?: string }[] } }
export type LighthouseReport = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> }

export const timings = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', SI: 'speed-index' } as const
/** Runs Lighthouse on a page, in a fresh browser. `flags`: further ones of Chromium. */
export async function lighthouse(url: string, form: Form, flags: readonly string[] = [], tries = TRIES): Promise<LighthouseReport> {
  try {
    return await runLighthouse(url, form, flags)
  } catch (error) {
    if (tries === 1) throw error
    console.log('… once more')
    return lighthouse(url, form, flags, tries - 1)
  }
}

async function runLighthouse(url: string, form: Form, flags: readonly string[]): Promise<LighthouseReport> {
  const path = join(tmpdir(), `fogratt-lighthouse-${process.pid}.json`)
  const args = [
    url,
    '--output=json',
    `--output-path=${path}`,
    '--quiet',
    `--chrome-flags=${[...FLAGS, ...flags].join(' ')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  await promisify(execFile)(packageProgram('lighthouse'), args, {
    timeout: RUN_AT_MOST_MS,
    env: { ...process.env, CHROME_PATH: needBrowser('chromium') },
  })
  const report: LighthouseReport = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}

/** The median of an audit's figures. */
export function timing(runs: LighthouseReport[], audit: string): number {
  return median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}
