import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { needBrowser } from './browsers.ts'
import { buildIfStale } from './build-site-and-server.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')

type Count = { passed: number; failed: number; skipped: number }

/** `npm test`: quick checks first; every step runs even when an earlier one failed. */
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
process.env.CHROMIUM = needBrowser('chromium')
process.env.FIREFOX = needBrowser('firefox')

const counts = [
  step('Format and lint', () => check('biome', 'check', '--error-on-warnings')),
  step('Types of the site', () => check('astro', 'check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning')),
]
await buildIfStale()
counts.push(
  step('Unit, contract, http and resilience tests', () => {
    run('vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json')
    return readVitest()
  }),
  step('Journeys', () => {
    run('playwright', 'test')
    return readPlaywright()
  }),
)

const sum = counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed, skipped: all.skipped + one.skipped }))
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = sum.failed > 0 ? 1 : 0

function step(name: string, work: () => Count): Count {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const count = work()
  console.log(`— ${name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return count
}

/** A tool that only passes or fails counts as one test. */
function check(name: string, ...args: string[]): Count {
  const passed = run(name, ...args)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

function run(name: string, ...args: string[]): boolean {
  return (
    spawnSync('npx', ['--no-install', name, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    }).status === 0
  )
}

/** A suite that failed before its first test counts as one failure. */
function readVitest(): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number; success: boolean }>('vitest.json')
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  return { passed: report.numPassedTests, failed: report.numFailedTests || (report.success ? 0 : 1), skipped: report.numPendingTests }
}

function readPlaywright(): Count {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] }>('journeys.json')
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))
  } catch {
    return undefined
  }
}
