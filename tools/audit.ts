import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** What the registry says about the dependencies; `unknown` when it does not answer, which is no failure: the tests also run offline. */
type AuditResult = { verdict: 'good' | 'bad' | 'unknown'; sentence: string }

const ROOT = new URL('..', import.meta.url).pathname
/** Signatures ask for each of some 600 packages. */
const LONGEST_MS = 60_000
const GRAVE = ['high', 'critical'] as const

/** Known vulnerabilities of what ships, and signatures of everything that is installed. `registry` is for tests. */
export function audit({ folder = ROOT, registry }: { folder?: string; registry?: string } = {}): Promise<AuditResult[]> {
  const from = registry === undefined ? [] : [`--registry=${registry}`]
  return Promise.all([npmAudit(folder, ['--omit=dev', ...from]).then(readVulnerabilities), npmAudit(folder, ['signatures', ...from]).then(readSignatures)])
}

/** What npm printed as JSON; undefined when that is nothing, or not in time. */
async function npmAudit(folder: string, args: readonly string[]): Promise<unknown> {
  const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  npm.on('error', () => {})
  try {
    return JSON.parse(await text(npm.stdout))
  } catch {
    return undefined
  }
}

/** Of the output of `npm audit`. */
function readVulnerabilities(output: unknown): AuditResult {
  const counts = objectIn(objectIn(output, 'metadata'), 'vulnerabilities')
  const known = GRAVE.map((severity) => [severity, counts?.[severity]] as const)
  if (!known.every(([, count]) => typeof count === 'number')) return unanswered('npm audit', output)
  const grave = known.filter(([, count]) => count !== 0)
  if (grave.length === 0) return { verdict: 'good', sentence: 'npm audit: no high or critical vulnerability in what ships.' }
  const words = grave.map(([severity, count]) => `${count} ${severity}`).join(', ')
  return { verdict: 'bad', sentence: `npm audit: ${words} in what ships: ${Object.keys(objectIn(output, 'vulnerabilities') ?? {}).join(', ')}.` }
}

/** Of the output of `npm audit signatures`. A package without a signature is no failure: not every registry signs. */
export function readSignatures(output: unknown): AuditResult {
  const { invalid, missing } = { ...objectOf(output) }
  if (!Array.isArray(invalid) || !Array.isArray(missing)) return unanswered('npm audit signatures', output)
  if (invalid.length > 0) return { verdict: 'bad', sentence: `npm audit signatures: ${invalid.length} invalid: ${invalid.map(nameOf).join(', ')}.` }
  return { verdict: 'good', sentence: `npm audit signatures: none is invalid, ${missing.length} packages have none.` }
}

function unanswered(command: string, output: unknown): AuditResult {
  const { summary } = { ...objectIn(output, 'error') }
  const { message } = { ...objectOf(output) }
  const [reason = ''] = [summary, message].filter((words) => typeof words === 'string' && words !== '')
  return {
    verdict: 'unknown',
    sentence: `${command}: NOT CHECKED, the registry does not answer it${reason === '' ? '' : ` (${withoutAddress(`${reason}`)})`}.`,
  }
}

function withoutAddress(reason: string): string {
  return reason.replace(/ *-? *(?:GET|POST)? https?:\/\/\S+/g, '')
}

function nameOf(entry: unknown): string {
  const { name = '?', version = '?' } = { ...objectOf(entry) }
  return `${name}@${version}`
}

function objectIn(value: unknown, name: string): Record<string, unknown> | undefined {
  return objectOf(objectOf(value)?.[name])
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
