import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

type Locked = { version?: string; dev?: boolean; optional?: boolean; license?: string; hasInstallScript?: boolean }
export type Shipped = { name: string; version: string; licence: string; runsAtInstall: boolean }

/** The packages that are installed in production: no build and test tools, and not Node itself. */
export function shipped(): Shipped[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path.startsWith('node_modules/') && !dev && !optional)
    .map(([path, { version = '', license, hasInstallScript = false }]) => ({
      name: path.split('node_modules/').at(-1) ?? '',
      version,
      licence: license ?? licenceInside(path),
      runsAtInstall: hasInstallScript,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function licenceInside(path: string): string {
  const file = join(ROOT, path, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).license ?? 'unknown') : 'unknown'
}

export function licenceTable(): string {
  // A package may be installed in two places.
  const rows = [...new Set(shipped().map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))]
  return `# Licences\n\nWhat is installed to run the site; written by \`node tools/bootstrap.mjs licences\`. The typeface is Familjen Grotesk, SIL OFL 1.1\n([OFL.txt](../src/site/styles/fonts/OFL.txt)).\n\n| package | version | licence |\n|---|---|---|\n${rows.join('\n')}\n`
}

if (import.meta.main) writeFileSync(join(ROOT, 'docs/licences.md'), licenceTable())
