import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome']

/** What tests and benches run on. */
type Program = {
  names: readonly string[]
  /** What does too, where the program can neither be found nor installed. */
  instead?: readonly string[]
  /** The environment variable that names another one. */
  variable: string
  /** Of Debian. */
  packages: readonly string[]
}

const programs = {
  /** For the journeys: the same engine without the browser around it takes half of the processor time. */
  headlessChromium: {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    instead: CHROMIUM_NAMES,
    variable: 'CHROMIUM_HEADLESS',
    packages: ['chromium-headless-shell'],
  },
  /** For the benches, and for what the headless shell has not: the browser that visitors have. */
  chromium: { names: CHROMIUM_NAMES, variable: 'CHROMIUM', packages: ['chromium'] },
  firefox: { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX', packages: ['firefox-esr'] },
  webkit: { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER', packages: ['webkit2gtk-driver'] },
  xvfb: { names: ['Xvfb'], variable: 'XVFB', packages: ['xvfb'] },
} as const satisfies Record<string, Program>

type ProgramName = keyof typeof programs

/** The face that the pages fall back to until their own has come. Layout shift depends on it, so no other will do. */
const FALLBACK_FACE = { family: 'Liberation Sans', packages: ['fonts-liberation', 'fontconfig'] }

/** The path of a program on this machine, from its variable or the search path. */
export function findBrowser(name: ProgramName): string | undefined {
  const { instead = [] }: Program = programs[name]
  return findWanted(name) ?? findProgram(instead)
}

function findWanted(name: ProgramName): string | undefined {
  const { names, variable } = programs[name]
  const named = process.env[variable]
  return named && existsSync(named) ? named : findProgram(names)
}

function findProgram(names: readonly string[]): string | undefined {
  const applications = ['Google Chrome', 'Firefox'].map((application) => `/Applications/${application}.app/Contents/MacOS`)
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', ...applications]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** The path of a program: found, or installed where that is allowed. Otherwise ends the process with one sentence. */
export function needBrowser(name: ProgramName): string {
  const { variable, packages } = programs[name]
  if (!findWanted(name)) install(name, packages)
  const found = findBrowser(name)
  if (found) return found
  return stop(`The journeys need ${name}: install it (on Debian: apt-get install ${packages.join(' ')}) or name one with ${variable}=/path.`)
}

/** Installs the fallback face where fontconfig chooses the faces, which is on Linux. Otherwise ends the process with one sentence. */
export function needFallbackFace(): void {
  if (process.platform !== 'linux' || hasFallbackFace()) return
  install(FALLBACK_FACE.family, FALLBACK_FACE.packages)
  if (!hasFallbackFace())
    stop(`The budgets of layout shift need the face ${FALLBACK_FACE.family}: install it (on Debian: apt-get install ${FALLBACK_FACE.packages.join(' ')}).`)
}

function hasFallbackFace(): boolean {
  return spawnSync('fc-list', [FALLBACK_FACE.family], { encoding: 'utf8' }).stdout?.includes(FALLBACK_FACE.family) ?? false
}

function install(name: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...packages)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
