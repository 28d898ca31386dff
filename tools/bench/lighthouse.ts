import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { needBrowser } from '../browsers.ts'
import { packageProgram } from '../package-program.ts'

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

/** Runs Lighthouse on a page, in a fresh browser. */
export async function lighthouse(url: string, form: Form, tries = TRIES): Promise<LighthouseReport> {
  try {
    return await runLighthouse(url, form)
  } catch (error) {
    if (tries === 1) throw error
    console.log('… once more')
    return lighthouse(url, form, tries - 1)
  }
}

async function runLighthouse(url: string, form: Form): Promise<LighthouseReport> {
  const path = join(tmpdir(), `fogratt-lighthouse-${process.pid}.json`)
  const args = [
    url,
    '--output=json',
    `--output-path=${path}`,
    '--quiet',
    `--chrome-flags=${FLAGS.join(' ')}`,
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
