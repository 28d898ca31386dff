import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Each browser's executables, the variable that overrides them, and its Debian packages. */
const browsers = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome'],
    variable: 'CHROMIUM',
    packages: ['chromium', 'fonts-liberation'],
  },
  firefox: { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX', packages: ['firefox-esr'] },
} as const

type BrowserName = keyof typeof browsers

/** The path of an installed browser: from its variable, else from PATH. */
export function findBrowser(name: BrowserName): string | undefined {
  const { names, variable } = browsers[name]
  const applications = ['Google Chrome', 'Firefox'].map((application) => `/Applications/${application}.app/Contents/MacOS`)
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', ...applications]
  const candidates = [process.env[variable] ?? '', ...folders.flatMap((folder) => names.map((name) => join(folder, name)))]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** The path of a browser; installs it as root on Debian when it is missing, else exits with instructions. */
export function needBrowser(name: BrowserName): string {
  const found = findBrowser(name) ?? install(name)
  if (found) return found
  const { packages, variable } = browsers[name]
  console.error(`The journeys need ${name}: install it (on Debian: apt-get install ${packages[0]}) or name one with ${variable}=/path.`)
  process.exit(1)
}

function install(name: BrowserName): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...browsers[name].packages)
  return findBrowser(name)
}
