import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')

type Locked = {
  version?: string
  dev?: boolean
  optional?: boolean
  license?: string
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Shipped = { name: string; version: string; licence: string; runsAtInstall: boolean }

/** Packages of the build that are not installed in production, and of which parts lie in dist/press (tools/renderer.ts). */
const IN_PRESS = [
  '@astrojs/internal-helpers',
  '@astrojs/react',
  '@oslojs/encoding',
  'astro',
  'clsx',
  'cookie',
  'devalue',
  'html-escaper',
  'mrmime',
  'piccolore',
  'picomatch',
  'ultrahtml',
]

/** The packages that are installed in production, on any of the platforms: no build and test tools, and not Node itself. */
export function shipped(): Shipped[] {
  return lockedPackages((path, locked) => !locked.dev && (!locked.optional || isForOurPlatforms(path, locked)))
}

export function inPress(): Shipped[] {
  return lockedPackages((path) => IN_PRESS.includes(path.replace('node_modules/', '')))
}

function lockedPackages(isWanted: (path: string, locked: Locked) => boolean): Shipped[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, locked]) => path.startsWith('node_modules/') && isWanted(path, locked))
    .map(([path, { version = '', license, hasInstallScript = false }]) => ({
      name: path.split('node_modules/').at(-1) ?? '',
      version,
      licence: license ?? licenceInside(path),
      runsAtInstall: hasInstallScript,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** What a package brings for one platform: those for which the project installs Node. */
function isForOurPlatforms(path: string, { os = [], cpu = [], libc = ['glibc'] }: Locked): boolean {
  const platforms = Object.keys(manifest.optionalDependencies).map((name) => name.replace('node-', '').replace('win-', 'win32-'))
  return !path.startsWith('node_modules/node-') && libc.includes('glibc') && platforms.includes(`${os[0]}-${cpu[0]}`)
}

/** What a package says of itself, in its manifest or else by its licence's title. */
function licenceInside(path: string): string {
  const [file, text] = [join(ROOT, path, 'package.json'), join(ROOT, path, 'LICENSE')]
  const named: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined
  if (typeof named === 'string') return named
  return existsSync(text) && readFileSync(text, 'utf8').startsWith('MIT License\n') ? 'MIT' : 'unknown'
}

export function licenceTable(): string {
  return `# Licences\n\nWhat is installed to run the site; written by \`node tools/bootstrap.mjs licences\`. The typeface is Familjen Grotesk, SIL OFL 1.1\n([OFL.txt](../src/site/styles/fonts/OFL.txt)).\n\n${tableOf(shipped())}\n\nIn \`dist/press\`, the program that makes the pages, lie parts of these too:\n\n${tableOf(inPress())}\n`
}

/** A package may be installed in two places. */
function tableOf(packages: readonly Shipped[]): string {
  const rows = new Set(packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n')
}

if (import.meta.main) writeFileSync(join(ROOT, 'docs/licences.md'), licenceTable())
