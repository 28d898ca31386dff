import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIsGood } from './content-check.ts'
import { packageProgram } from './package-program.ts'
import { printSite } from './print-site.ts'

const ROOT = join(import.meta.dirname, '..')
export const SERVER_DIR = join(ROOT, 'dist', 'server')
/** The hash of the sources, then the variables of the build, a line each. */
const BUILD_ID_FILE = join(ROOT, 'dist', 'build-id.txt')
const SOURCES = [
  'src/**',
  'public/**',
  'package-lock.json',
  'astro.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'tools/build-site-and-server.ts',
  'tools/picture-folder.ts',
  'tools/print-site.ts',
  'tools/renderer.ts',
]
/** The environment variables that the build reads (docs/running.md). */
const VARIABLES = ['PUBLIC_URL', 'PORT', 'PUBLIC_BACKEND_URL', 'PUBLIC_BACKEND_KEY']

/** Builds site and server unless the build is up to date with sources and environment. */
export async function buildIfStale(): Promise<void> {
  if (buildId() !== sourcesAndEnvironment()) await build()
}

/** For a command that does not serve the site: it may have been built for another PUBLIC_URL. */
export async function buildIfSourcesChanged(): Promise<void> {
  if (!buildId().startsWith(sourcesHash())) await build()
}

export async function build(): Promise<void> {
  const id = sourcesAndEnvironment()
  const started = Date.now()
  if (!(await contentIsGood())) process.exit(1)
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true })
  console.log('Building the site (the first time its pictures take about a minute) …')
  run('astro', 'build')
  console.log('Building the server …')
  run('vite', 'build', '--config', 'vite.server.config.ts')
  console.log('Printing and compressing …')
  await printSite(join(ROOT, 'dist'))
  writeFileSync(BUILD_ID_FILE, id)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function buildId(): string {
  return existsSync(BUILD_ID_FILE) ? readFileSync(BUILD_ID_FILE, 'utf8') : ''
}

function sourcesAndEnvironment(): string {
  return [sourcesHash(), ...VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`)].join('\n')
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const file = join(ROOT, path)
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Runs one of the project's tools, and shows its output only if it fails. */
function run(name: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(packageProgram(name), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) return
  console.error(error?.message ?? `${stdout}\n${stderr}`)
  console.error(`${name} ${args.join(' ')} failed; its output is above.`)
  process.exit(1)
}
