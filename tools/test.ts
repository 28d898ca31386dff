import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { audit } from './audit.ts'
import { needBrowser, needFallbackFace } from './browsers.ts'
import { buildIfStale } from './build-site-and-server.ts'
import { packageProgram } from './package-program.ts'
import { keepTemporaryFilesTogether } from './temporary-folder.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')

/** Hundreds of processes start in a run, and load the same modules. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled')

/** `failures`: one line for each, with its first line of reason, repeated last of all because only the end of a long log is read. */
type Count = { passed: number; failed: number; skipped: number; failures: string[]; slow?: Timed[] }
type Timed = { name: string; ms: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[]
  }[]
}
type PlaywrightSuite = {
  file: string
  specs?: { title: string; line: number; tests: { status: string; projectName: string; results: { duration: number; error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}
type Run = { passed: boolean; output: string }

/** Every step runs even when one before it failed. Steps beside each other print what they said when they have ended. */
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
needFallbackFace()
process.env.CHROMIUM_HEADLESS = needBrowser('headlessChromium')
process.env.CHROMIUM = needBrowser('chromium')
process.env.FIREFOX = needBrowser('firefox')
process.env.WEBKIT_DRIVER = needBrowser('webkit')
process.env.XVFB = needBrowser('xvfb')
// After the installations: apt has a user of its own, who may not write there.
keepTemporaryFilesTogether()

await buildIfStale()
const counts = (await Promise.all([unitsThenChecks(), enginesThenChromium(), dependencies()])).flat()

const total = (of: 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[of], 0)
console.log('\nThe slowest tests:')
for (const { name, ms } of slowest(counts.flatMap(({ slow = [] }) => slow))) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
for (const failure of counts.flatMap((count) => count.failures)) console.log(`✗ ${failure}`)
console.log(`${total('passed')} passed, ${total('failed')} failed${total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''}`)
process.exitCode = total('failed') > 0 ? 1 : 0

/** The tests mostly wait for servers that are killed and clocks that run. */
async function unitsThenChecks(): Promise<Count[]> {
  return [
    await step('Units, contracts, HTTP and resilience', vitest),
    await step('Format and lint', () => check('biome', 'check', '--error-on-warnings')),
    await step('Types', () => check('tsc', '--noEmit', '--singleThreaded')),
    await step('Types of the pages', () =>
      check('astro', 'check', '--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'),
    ),
  ]
}

/** Browsers beside them, so that each lane works while the other waits. */
async function enginesThenChromium(): Promise<Count[]> {
  return [
    await step('Journeys in WebKitGTK and Firefox', () => playwright('engines.json', '--config', 'tests/engines')),
    await step('Journeys in Chromium', () => playwright('journeys.json')),
  ]
}

/** Waits for the registry only. */
async function dependencies(): Promise<Count[]> {
  return [await step('Audit of the dependencies', auditResults)]
}

async function step(name: string, work: () => Promise<{ count: Count; output: string }>): Promise<Count> {
  console.log(`\n— ${name} …`)
  const started = Date.now()
  const { count, output } = await work()
  console.log(`\n${output.trimEnd()}`)
  console.log(`— ${name}: ${count.passed} passed, ${count.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return count
}

/** A tool that only says yes or no counts as one. */
async function check(name: string, ...args: string[]) {
  const { passed, output } = await run(name, ...args)
  return { count: passed ? { passed: 1, failed: 0, skipped: 0, failures: [] } : oneFailure(name), output }
}

/** What could not be checked says so, and counts neither as passed nor as failed. */
async function auditResults() {
  const results = await audit()
  const failures = results.filter(({ verdict }) => verdict === 'bad').map(({ sentence }) => sentence)
  const count = { passed: results.filter(({ verdict }) => verdict === 'good').length, failed: failures.length, skipped: 0, failures }
  return { count, output: results.map(({ sentence }) => sentence).join('\n') }
}

async function vitest() {
  const { output } = await run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, 'vitest.json')}`)
  return { count: readVitest(), output }
}

async function playwright(report: string, ...args: string[]) {
  const { output } = await run('playwright', 'test', ...args)
  return { count: readPlaywright(report), output }
}

function run(name: string, ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const said: string[] = []
    const child = spawn(packageProgram(name), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: COMPILED },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
    child.on('close', (code) => resolve({ passed: code === 0, output: said.join('') }))
    child.on('error', (error) => resolve({ passed: false, output: String(error) }))
  })
}

/** A suite that failed before its first test counts as one failure. */
function readVitest(): Count {
  const report = readReport<VitestReport>('vitest.json')
  if (!report) return oneFailure('vitest wrote no report')
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [withReason(relative(ROOT, name), message)]
    return failed.map((test) => withReason(`${relative(ROOT, name)} › ${test.fullName}`, test.failureMessages?.[0]))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: report.numPendingTests,
    failures,
    slow: slowest(
      report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => ({ name: `${relative(ROOT, name)} › ${fullName}`, ms: duration })),
      ),
    ),
  }
}

function readPlaywright(name: string): Count {
  const report = readReport<PlaywrightReport>(name)
  if (!report) return oneFailure(`Playwright wrote no ${name}`)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = [...report.suites.flatMap(failuresOf), ...report.errors.map((error) => withReason(name, error.message))]
  const slow = slowest(report.suites.flatMap(timesOf))
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, failures, slow }
}

/** A title that several browsers run is one spec, whose `ok` is only of the first of them. */
function failuresOf({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => withReason(nameOf(file, line, title, projectName), results[0]?.error?.message)),
  )
  return [...failed, ...suites.flatMap(failuresOf)]
}

function timesOf({ file, specs = [], suites = [] }: PlaywrightSuite): Timed[] {
  const times = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: nameOf(file, line, title, projectName),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...times, ...suites.flatMap(timesOf)]
}

function nameOf(file: string, line: number, title: string, projectName: string): string {
  return `${file}:${line} › ${title}${projectName && ` (${projectName})`}`
}

function slowest(tests: readonly Timed[]): Timed[] {
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
}

function oneFailure(name: string): Count {
  return { passed: 0, failed: 1, skipped: 0, failures: [name] }
}

function withReason(name: string, reason = ''): string {
  const [line = ''] = stripVTControlCharacters(reason).split('\n')
  return line ? `${name}: ${line}` : name
}

function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(RESULTS, name), 'utf8'))
  } catch {
    return undefined
  }
}
