import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of this machine, from `CHROMIUM` or the search path. */
export function findChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/Applications/Google Chrome.app/Contents/MacOS']
  const candidates = [process.env.CHROMIUM ?? '', ...folders.flatMap((folder) => [...NAMES, 'Google Chrome'].map((name) => join(folder, name)))]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** Finds it, else installs it where that is allowed, else says what to do. */
export function needChromium(): string {
  const found = findChromium() ?? install()
  if (found) return found
  console.error('The journeys need a browser: install Chromium (on Debian: apt-get install chromium) or name one with CHROMIUM=/path.')
  process.exit(1)
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return findChromium()
}
