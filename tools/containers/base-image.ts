import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { runCommand } from './run-command.ts'

const ROOT = join(import.meta.dirname, '../..')
const MODULES = join(ROOT, 'node_modules')

/** The image that the Dockerfile starts from, such as `node:24.21.0-slim`. */
const NAME = /^FROM (node:\S+)/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? ''
/** The Debian release of that image. */
const SUITE = 'bookworm'

/** Makes a stand-in for the Dockerfile's base image from Debian's packages, the project's own Node and npm. Resolves to its name. */
export async function makeBaseImage({ folder, podman }: Engine, signal: AbortSignal): Promise<string> {
  const local = join(folder, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  const { arch } = process
  await runCommand(['cp', '--preserve=mode', join(MODULES, `node-linux-${arch}/bin/node`), join(local, 'bin/node')])
  const npm = (await runCommand(['npm', '--version'])).trim()
  await runCommand(['npm', 'install', '--global', '--prefix', local, '--no-audit', '--no-fund', `npm@${npm}`], { signal })
  const tar = join(folder, 'base.tar')
  const hooks = [`sync-in ${local} /usr/local`, 'chroot "$1" useradd --uid 1000 --user-group --create-home --shell /bin/bash node'].map(
    (hook) => `--customize-hook=${hook}`,
  )
  await runCommand(['mmdebstrap', '--quiet', '--variant=minbase', ...(await proxyOptions()), ...hooks, SUITE, tar], { signal })
  await podman('import', '--quiet', '--change', 'CMD ["node"]', tar, `docker.io/library/${NAME}`)
  return NAME
}

/** apt's proxy, if the machine has one. */
async function proxyOptions(): Promise<string[]> {
  const dump = await runCommand(['apt-config', 'dump', 'Acquire::http::Proxy'])
  return dump.includes('"') ? [`--aptopt=${dump.trim()}`] : []
}

/**
 * What lets `npm ci` inside a build reach the same registry as here: podman's options that show npm's settings and certificates to the
 * build, without leaving any in the image.
 */
export async function npmBuildOptions({ folder }: Engine): Promise<string[]> {
  const setting = async (name: string) => (await runCommand(['npm', 'config', 'get', name])).trim()
  const names = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl', 'cafile']
  const values = await Promise.all(names.map(setting))
  const isSet = (value: string) => !['', 'null', 'undefined'].includes(value)
  const npmrc = join(folder, 'npmrc')
  writeFileSync(npmrc, names.flatMap((name, index) => (isSet(values[index] ?? '') ? [`${name}=${values[index]}\n`] : [])).join(''))
  const [certificates = '', userSettings = ''] = [values.at(-1), await setting('userconfig')]
  return [
    '--network=host',
    `--volume=${npmrc}:/usr/local/etc/npmrc:ro`,
    // A registry's password is only there.
    ...(existsSync(userSettings) ? [`--volume=${userSettings}:/root/.npmrc:ro`] : []),
    ...(existsSync(certificates) ? [`--volume=${certificates}:${certificates}:ro`] : []),
  ]
}
