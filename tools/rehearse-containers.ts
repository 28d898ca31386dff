import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startSmtpServer } from '../tests/support/smtp-server.ts'
import { openEngine } from './containers/engine.ts'
import { installSite } from './containers/installation.ts'
import { missingNeeds } from './containers/needs.ts'
import { operate } from './containers/operate.ts'
import { makeSteps } from './containers/steps.ts'
import { replaceSection } from './marked-section.ts'

/**
 * `npm run rehearse-containers` follows docs/running.md with real containers: builds the image, starts it as compose.yaml says, sends
 * a request, backs up, loses the machine, restores, updates, goes back, and removes everything again. docs/rehearsal.md has the last run.
 */
const REPORT = join(import.meta.dirname, '../docs/rehearsal.md')
const DOMAIN = 'www.fogratt.example'
/** A name that podman gives to the machine, inside each container. */
const MACHINE = 'host.containers.internal'

const NOT_CHECKED = [
  'compose itself (podman starts the site with the same settings), Caddy, `compose.several.yaml` and the real base image, which are not fetched',
  ...(existsSync('/run/systemd/system') ? [] : ['that podman repeats the health check by itself: it needs systemd, so the rehearsal runs the check by hand']),
]

const missing = missingNeeds()
if (missing.length > 0) {
  console.error(['npm run rehearse-containers cannot run on this machine.', ...missing].join('\n'))
  process.exit(1)
}

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())

const steps = makeSteps(console.log)
const engine = openEngine(interruption.signal)
const version = (await engine.podman('--version')).trim()
try {
  await rehearse()
} catch (error) {
  // A failed step has printed its reason.
  if (steps.done.every(({ passed }) => passed)) throw error
} finally {
  await cleanUp()
}
const passed = steps.done.every((step) => step.passed)
replaceSection(REPORT, 'containers', report())
console.log(`${passed ? 'Everything worked.' : 'It failed at the step above.'} docs/rehearsal.md has this run.`)
process.exitCode = passed ? 0 : 1

async function rehearse() {
  const { signal } = interruption
  const smtp = await startSmtpServer('0.0.0.0')
  try {
    const { port } = new URL(smtp.smtpUrl)
    const env = { DOMAIN, SMTP_URL: `smtp://${MACHINE}:${port}`, MAIL_FROM: `kontakt@${DOMAIN}`, MAIL_TO: `owner@${DOMAIN}` }
    await operate({ engine, site: installSite(engine, env, signal), smtp, steps, signal })
  } finally {
    await smtp.close()
  }
}

async function cleanUp() {
  const work = async () => {
    await engine.cleanUp()
    return 'containers, images, volumes, networks and files are gone'
  }
  await steps.run('clean up', work).catch(() => {})
}

/** The steps with their times. What a failed one said stands in the report too; the rest was printed. */
function report(): string {
  const inWords = steps.done.map(
    ({ name, seconds, passed, result }) => `${name} (${passed ? '' : `**failed**: ${result.split('\n')[0]}, `}${seconds.toFixed(1)} s)`,
  )
  const about = `On ${new Date().toISOString().slice(0, 10)}, with ${version}, ${availableParallelism()} processors`
  return `${about}, ${passed ? 'every step worked' : '**it failed**'}: ${inWords.join(', ')}.\n\nNot checked: ${NOT_CHECKED.join('; ')}.`
}
