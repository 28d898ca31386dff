import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { ConfigError, readConfig } from './config.ts'

const SECRET = 'a secret of more than thirty-two characters'

test('without a variable the server has the defaults of docs/running.md', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: `${company.name} <${company.email}>`,
    mailTo: [company.email],
    smtpRate: undefined,
    returnPath: `${company.name} <${company.email}>`,
    bounceMailbox: undefined,
    bounceSecret: undefined,
    trustProxy: false,
    linkSecret: undefined,
    confirmationsPerDay: 50,
    rateLimit: 20,
    floodLevel: 30,
    quarantineLimit: { count: 10_000, bytes: 64 * 1024 * 1024 },
    ownerEmailsPerHour: 12,
    photoQuota: 5 * 1024 ** 3,
    retentionMonths: 12,
    metricsPort: undefined,
  })
})

test('an empty variable is as good as none', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_TO', 'SMTP_RATE', 'BOUNCE_MAILBOX', 'BOUNCE_SECRET', 'TRUST_PROXY', 'LINK_SECRET']
  const more = ['DATA_DIR', 'DATABASE_URL', 'MAIL_FROM', 'RETURN_PATH', 'CONFIRMATION', 'RATE_LIMIT', 'RETENTION_MONTHS', 'METRICS_PORT', 'PHOTO_QUOTA']
  expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(readConfig({}))
})

describe('a variable that is set', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://www.example.se/' }, { publicUrl: 'https://www.example.se' }],
    [{ DATA_DIR: '/srv/data' }, { dataDir: '/srv/data' }],
    [{ DATABASE_URL: 'postgres://u:p@db/fogratt' }, { databaseUrl: 'postgres://u:p@db/fogratt' }],
    [{ SMTP_URL: 'smtps://u:p@mail.example.se:465' }, { smtpUrl: 'smtps://u:p@mail.example.se:465' }],
    [{ MAIL_FROM: 'Bad AB <a@example.se>' }, { mailFrom: 'Bad AB <a@example.se>', returnPath: 'Bad AB <a@example.se>' }],
    [{ MAIL_TO: 'a@example.se, b@example.se' }, { mailTo: ['a@example.se', 'b@example.se'] }],
    [{ SMTP_RATE: '30' }, { smtpRate: 30 }],
    [{ RETURN_PATH: 'retur@example.se' }, { returnPath: 'retur@example.se' }],
    [{ BOUNCE_MAILBOX: '/var/mail/retur' }, { bounceMailbox: '/var/mail/retur' }],
    [{ BOUNCE_SECRET: SECRET }, { bounceSecret: SECRET }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [{ LINK_SECRET: SECRET }, { linkSecret: SECRET }],
    [{ CONFIRMATION: '0' }, { confirmationsPerDay: 0 }],
    [{ CONFIRMATIONS_PER_DAY: '7' }, { confirmationsPerDay: 7 }],
    [{ CONFIRMATION: '0', CONFIRMATIONS_PER_DAY: '7' }, { confirmationsPerDay: 0 }],
    [{ RATE_LIMIT: '5' }, { rateLimit: 5 }],
    [{ FLOOD_LEVEL: '9' }, { floodLevel: 9 }],
    [{ QUARANTINE_LIMIT: '3', QUARANTINE_MIB: '2' }, { quarantineLimit: { count: 3, bytes: 2 * 1024 * 1024 } }],
    [{ OWNER_EMAILS_PER_HOUR: '0' }, { ownerEmailsPerHour: 0 }],
    [{ RETENTION_MONTHS: '24' }, { retentionMonths: 24 }],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
  ])('%j changes what it names and nothing else', (env, changed) => {
    expect(readConfig(env)).toEqual({ ...readConfig({}), ...changed })
  })

  test.each([
    ['RATE_LIMIT', '0'],
    ['FLOOD_LEVEL', '0'],
    ['QUARANTINE_LIMIT', '-1'],
    ['QUARANTINE_MIB', '1.5'],
    ['OWNER_EMAILS_PER_HOUR', 'tolv'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS', '121'],
    ['METRICS_PORT', '65536'],
    ['BOUNCE_SECRET', 'x'.repeat(31)],
    ['LINK_SECRET', 'x'.repeat(31)],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `))
  })
})
