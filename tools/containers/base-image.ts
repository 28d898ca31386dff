import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import type { Engine } from './engine.ts'
import { runProgram } from './run-program.ts'

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
  await runProgram(['cp', '--preserve=mode', join(MODULES, `node-linux-${arch}/bin/node`), join(local, 'bin/node')])
  const npm = (await runProgram(['npm', '--version'])).trim()
  await runProgram(['npm', 'install', '--global', '--prefix', local, '--no-audit', '--no-fund', `npm@${npm}`], { signal })
  const tar = join(folder, 'base.tar')
  const hooks = [`sync-in ${local} /usr/local`, 'chroot "$1" useradd --uid 1000 --user-group --create-home --shell /bin/bash node'].map(
    (hook) => `--customize-hook=${hook}`,
  )
  await runProgram(['mmdebstrap', '--quiet', '--variant=minbase', ...(await proxyOptions()), ...hooks, SUITE, tar], { signal })
  await podman('import', '--quiet', '--change', 'CMD ["node"]', tar, `docker.io/library/${NAME}`)
  return NAME
}

/** apt's proxy, if the machine has one. */
async function proxyOptions(): Promise<string[]> {
  const dump = await runProgram(['apt-config', 'dump', 'Acquire::http::Proxy'])
  return dump.includes('"') ? [`--aptopt=${dump.trim()}`] : []
}

/**
 * What lets `npm ci` inside a build reach the same registry as here: podman's options that show npm's settings and certificates to the
 * build, without leaving any in the image.
 */
export async function npmBuildOptions({ folder }: Pick<Engine, 'folder'>): Promise<string[]> {
  const setting = async (name: string) => {
    const value = (await runProgram(['npm', 'config', 'get', name])).trim()
    return value === 'null' || value === 'undefined' ? '' : value
  }
  const [npmrc, cache, certificates] = [join(folder, 'npmrc'), join(folder, 'npm-cache'), join(folder, 'certificates.pem')]
  const names = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl']
  const values = await Promise.all(names.map(setting))
  writeFileSync(
    npmrc,
    [...names.flatMap((name, index) => (values[index] ? [`${name}=${values[index]}`] : [])), `cafile=${INSIDE}/certificates.pem`, ''].join('\n'),
  )
  const ownCertificates = [await setting('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? ''].filter((file) => existsSync(file))
  writeFileSync(certificates, [...rootCertificates, ...ownCertificates.map((file) => readFileSync(file, 'utf8'))].join('\n'))
  mkdirSync(cache, { recursive: true })
  // A registry's password is only there.
  const userSettings = await setting('userconfig')
  return [
    '--network=host',
    `--volume=${npmrc}:${INSIDE}/npmrc:ro`,
    `--volume=${certificates}:${INSIDE}/certificates.pem:ro`,
    `--volume=${cache}:/root/.npm`,
    ...(existsSync(userSettings) ? [`--volume=${userSettings}:/root/.npmrc:ro`] : []),
  ]
}

/** Where npm looks for the settings of all users. */
const INSIDE = '/usr/local/etc'
