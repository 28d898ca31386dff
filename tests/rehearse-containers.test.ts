import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteSettings, runOptions } from '../tools/containers/compose-file.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPOSE = join(ROOT, 'compose.yaml')

test('the rehearsal starts the site with every setting of compose.yaml', () => {
  const settings = readSiteSettings(COMPOSE, {
    DOMAIN: 'www.example.se',
    VERSION: '7',
    MAIL_FROM: 'Fogrätt <kontakt@example.se>',
    MAIL_TO: 'owner@example.se',
    LINK_SECRET: 'kept',
  })
  expect(settings.image).toBe('fogratt:7')
  expect(settings.build.args).toEqual({ PUBLIC_URL: 'https://www.example.se' })
  expect(runOptions(settings)).toEqual(
    expect.arrayContaining([
      '--env=PUBLIC_URL=https://www.example.se',
      '--env=TRUST_PROXY=1',
      '--env=MAIL_FROM=Fogrätt <kontakt@example.se>',
      '--env=MAIL_TO=owner@example.se',
      '--env=LINK_SECRET=kept',
      '--env=SMTP_URL=',
      '--volume=data:/data',
      '--restart=unless-stopped',
      '--stop-timeout=15',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges:true',
      '--memory=512m',
      '--pids-limit=128',
    ]),
  )
})

test('each of several processes has the settings of the one, and a mail server, a key and a password of the database are required', () => {
  const file = join(ROOT, 'compose.several.yaml')
  const required = { SMTP_URL: 'smtp://mail', LINK_SECRET: 'kept', DATABASE_PASSWORD: 'secret' }
  const env = { DOMAIN: 'www.example.se', VERSION: '7', MAIL_FROM: 'kontakt@example.se', MAIL_TO: 'owner@example.se', ...required }
  expect(readSiteSettings(file, env)).toMatchObject({ ...readSiteSettings(COMPOSE, env), volumes: ['backups:/data'], networks: ['inside', 'database'] })
  for (const name of Object.keys(required)) expect(() => readSiteSettings(file, { ...env, [name]: '' }), name).toThrow(`${name} is missing`)
})

test('a setting that the rehearsal does not know stops it, and so does a variable that is required', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-compose-'))
  try {
    const file = join(folder, 'compose.yaml')
    writeFileSync(file, readFileSync(COMPOSE, 'utf8').replace('    read_only: true\n', '    read_only: true\n    privileged: true\n'))
    expect(() => runOptions(readSiteSettings(file, { DOMAIN: 'www.example.se' }))).toThrow('compose.yaml sets privileged for the site')
    expect(() => readSiteSettings(file, {})).toThrow('DOMAIN is missing: the name of the site')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('on a machine without podman the rehearsal says what to install, and fails', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/rehearse-containers.ts')], { encoding: 'utf8', env: { PATH: '/nowhere' } })
  expect(stderr).toContain('podman is missing.\nmmdebstrap is missing.\niptables is missing.\n')
  expect(stderr).toContain('On Debian: apt-get install podman mmdebstrap iptables')
  expect(status).toBe(1)
})
