import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
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
    undoSeconds: 10,
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
    [{ UNDO_SECONDS: '0' }, { undoSeconds: 0 }],
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

  test.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: ' 80' }, 'PORT must be a whole number from 0 to 65535, not " 80".'],
    [{ PORT: '80x' }, 'PORT must be a whole number from 0 to 65535, not "80x".'],
    [{ SMTP_RATE: '0' }, 'SMTP_RATE must be a whole number from 1 to 1000000, not "0".'],
    [{ CONFIRMATIONS_PER_DAY: '-1' }, 'CONFIRMATIONS_PER_DAY must be a whole number from 0 to 1000000, not "-1".'],
    [{ PHOTO_QUOTA: '1000001' }, 'PHOTO_QUOTA must be a whole number from 0 to 1000000, not "1000001".'],
    [{ PUBLIC_URL: 'example.se' }, 'PUBLIC_URL must be the address of the site without a path, like https://www.example.se, not "example.se".'],
    [{ DATABASE_URL: 'mysql://u:hemligt@db/x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ DATABASE_URL: 'postgres:hemligt' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ SMTP_URL: 'hemligt' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
    [{ SMTP_URL: 'http://u:hemligt@mail' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
    [{ MAIL_TO: 'a@example.se,' }, 'MAIL_TO must be an e-mail address like kontakt@example.se, not "".'],
    [{ MAIL_FROM: 'Bad AB' }, 'MAIL_FROM must be an e-mail address like kontakt@example.se, not "Bad AB".'],
    [{ RETURN_PATH: 'retur@' }, 'RETURN_PATH must be an e-mail address like kontakt@example.se, not "retur@".'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0 or left out, not "yes".'],
    [{ CONFIRMATION: 'no' }, 'CONFIRMATION must be 1 or 0 or left out, not "no".'],
    [{ LINK_SECRET: 'hemligt' }, 'LINK_SECRET must have at least 32 characters.'],
    [
      { LINK_SECRET: '# openssl rand -base64 32; without it one is made' },
      'LINK_SECRET is a comment, not a secret: in a file of variables a comment needs a line of its own.',
    ],
  ])('%j is refused with a sentence, which never holds a password', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })

  test.each(['https://www.example.se/path', 'https://www.example.se/?a=1', 'https://www.example.se/#a', 'ftp://www.example.se'])(
    'PUBLIC_URL=%s is no site’s address',
    (value) => {
      expect(() => readConfig({ PUBLIC_URL: value })).toThrow(ConfigError)
    },
  )

  test.each([
    'a@b@example.se',
    'a b@example.se',
    'Bad <a@example.se> x',
    '<a@example.se>',
    'Bad\r\nBcc: x <a@example.se>',
    'Bad <a@example.se',
    'Bad <a@example.se,b@example.se>',
    'x Bad <a @example.se>',
  ])('MAIL_FROM=%j is no address', (value) => {
    expect(() => readConfig({ MAIL_FROM: value })).toThrow(ConfigError)
  })

  test.each([
    { PORT: '0', METRICS_PORT: '0' },
    { PORT: '65535', METRICS_PORT: '65535' },
    { SMTP_RATE: '1', RATE_LIMIT: '1', FLOOD_LEVEL: '1', RETENTION_MONTHS: '120', BOUNCE_SECRET: 'x'.repeat(32), LINK_SECRET: 'x'.repeat(32) },
    { PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail', DATABASE_URL: 'postgresql://db/fogratt', TRUST_PROXY: '0', CONFIRMATION: '1' },
  ])('%j is taken', (env) => {
    expect(() => readConfig(env)).not.toThrow()
  })
})
