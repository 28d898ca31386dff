import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../../tests/support/a-request.ts'
import type { SmtpServer } from '../../tests/support/smtp-server.ts'
import { makeBaseImage } from './base-image.ts'
import type { Engine } from './engine.ts'
import { type Installation, SITE } from './installation.ts'
import { checkLimits } from './limits-in-force.ts'
import type { Steps } from './steps.ts'

type Needs = { engine: Engine; site: Installation; smtp: SmtpServer; steps: Steps; signal: AbortSignal }

/** Only in the second version. */
const NEWS = 'release.txt'
const MAIL_WITHIN_MS = 60_000

/** The life of an installation as docs/running.md describes it, step by step. Rejects at the first that fails. */
export async function operate({ engine, site, smtp, steps, signal }: Needs): Promise<void> {
  const copies = join(engine.folder, 'copies')
  mkdirSync(copies)
  const references: string[] = []
  let address = ''
  let before = ''

  await steps.run('base image', async () => `${await makeBaseImage(engine, signal)} from Debian’s packages, the project’s Node and npm`)
  await steps.run('build', build)
  await steps.run('start', async () => {
    address = await site.up()
    return `healthy by the image’s own health check; ${await bytesUsed()} of memory`
  })
  await steps.run('limits', () => checkLimits(engine, site.settings()))
  await steps.run('request', () => sendRequest('Före reservkopian'))
  await steps.run('backup', async () => {
    before = await everyEnquiry()
    await site.script('deploy/copy-from-container.sh', copies)
    return `${backup()} (${statSync(backupPath()).size} bytes) was copied out of the volume`
  })
  await steps.run('loss', async () => {
    await site.stop()
    await site.down()
    const left = (await engine.podman('volume', 'ls', '--quiet')).trim()
    if (left !== '') throw new Error(`A volume is left: ${left}`)
    return 'container and volume are gone'
  })
  await steps.run('restore', async () => {
    await site.runOnce(['deploy/restore.sh', '-'], backupPath())
    address = await site.up()
    await expectEveryRequest()
    if ((await everyEnquiry()) !== before) throw new Error('The requests have changed')
    return 'from standard input into a new volume; every request is there, unchanged'
  })
  await steps.run('update', async () => {
    writeFileSync(join(site.folder, 'public', NEWS), 'version 2\n')
    site.setVersion('2')
    const built = await build()
    address = await site.up()
    await expectVersion(2)
    return `${built}; it serves the new version, and every request is there`
  })
  await steps.run('request to the new version', () => sendRequest('Efter uppdateringen'))
  await steps.run('go back', async () => {
    site.setVersion('1')
    address = await site.up()
    await expectVersion(1)
    return 'it serves the former version, and every request is there, the one that the newer took too'
  })
  await steps.run('stop', async () => {
    await site.stop()
    const code = (await engine.podman('inspect', '--format', '{{.State.ExitCode}}', SITE)).trim()
    if (code !== '0') throw new Error(`The server ended with ${code}:\n${await engine.podman('logs', SITE)}`)
    return 'the server ended by itself, with 0'
  })

  async function build() {
    await site.build()
    const { image } = site.settings()
    const size = Number(await engine.podman('image', 'inspect', '--format', '{{.Size}}', image))
    return `${image}, ${Math.round(size / 1e6)} MB`
  }

  async function bytesUsed() {
    const usage = await engine.podman('stats', '--no-stream', '--format', '{{.MemUsage}}', SITE)
    return usage.split('/')[0]?.trim()
  }

  /** Through the network that compose.yaml names, as the proxy would. */
  async function sendRequest(message: string): Promise<string> {
    const response = await fetch(`${address}${FUNCTION_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(aRequest({ message })),
    })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`It was refused with ${response.status}: ${body}`)
    const { reference }: { reference: string } = JSON.parse(body)
    references.push(reference)
    const tooLate = AbortSignal.timeout(MAIL_WITHIN_MS)
    const late = new Promise<never>((_, reject) => tooLate.addEventListener('abort', () => reject(new Error('The owner’s email did not arrive'))))
    const email = await Promise.race([smtp.emailSaying(message), late])
    if (!email.subject?.includes(reference)) throw new Error(`The owner’s email is about something else: ${email.subject}`)
    return `stored as ${reference}; the owner’s email arrived by SMTP: “${email.subject}”`
  }

  /** Every enquiry as the documented command exports it. */
  function everyEnquiry(): Promise<string> {
    return site.exec('sh', '-c', 'node dist/server/quotes.js export /tmp/enquiries.csv >&2 && cat /tmp/enquiries.csv')
  }

  async function expectEveryRequest() {
    const list = await site.exec('node', 'dist/server/quotes.js', 'list')
    const lost = references.filter((reference) => !list.includes(reference))
    if (lost.length > 0) throw new Error(`${lost.join(', ')} is missing`)
  }

  async function expectVersion(version: 1 | 2) {
    const { status } = await fetch(`${address}/${NEWS}`)
    if (status !== (version === 2 ? 200 : 404)) throw new Error(`It does not serve version ${version}: /${NEWS} is ${status}`)
    await expectEveryRequest()
  }

  function backup(): string {
    const [name, ...others] = readdirSync(copies).filter((file) => file.endsWith('.jsonl.gz'))
    if (!name || others.length > 0) throw new Error(`Instead of one backup: ${readdirSync(copies).join(', ')}`)
    return name
  }

  function backupPath(): string {
    return join(copies, backup())
  }
}
