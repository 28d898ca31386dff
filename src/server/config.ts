import { resolve } from 'node:path'
import { company } from '#content/company.ts'

/** Everything the surroundings may decide, read once. Nothing else in the house looks at the environment. */
export type Config = {
  port: number
  host: string
  /** Canonical address of the site, without a slash at the end. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  mailTo: string[]
  trustProxy: boolean
  linkSecret: string | undefined
  /** Confirmations to visitors in a day, at most; 0 is none at all. */
  confirmationsPerDay: number
  /** Requests in ten minutes: from one network before it has to wait, and in all before they are kept apart. */
  rateLimit: number
  floodLevel: number
  retentionMonths: number
  /** Where this machine alone may read the measures; nowhere when it is not given. */
  metricsPort: number | undefined
}

/** A sentence for whoever starts the site, naming the variable and what it should look like. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readWhole('PORT', env.PORT, { standard: 3000, from: 0, to: 65_535 })
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    mailFrom: readAddress('MAIL_FROM', env.MAIL_FROM || `${company.name} <${company.email}>`),
    mailTo: (env.MAIL_TO || company.email).split(',').map((address) => readAddress('MAIL_TO', address.trim())),
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY, false),
    linkSecret: readSecret(env.LINK_SECRET),
    confirmationsPerDay: readSwitch('CONFIRMATION', env.CONFIRMATION, true)
      ? readWhole('CONFIRMATIONS_PER_DAY', env.CONFIRMATIONS_PER_DAY, { standard: 50, from: 0, to: 1_000_000 })
      : 0,
    rateLimit: readWhole('RATE_LIMIT', env.RATE_LIMIT, { standard: 20, from: 1, to: 1_000_000 }),
    floodLevel: readWhole('FLOOD_LEVEL', env.FLOOD_LEVEL, { standard: 200, from: 1, to: 1_000_000 }),
    retentionMonths: readWhole('RETENTION_MONTHS', env.RETENTION_MONTHS, { standard: company.retentionMonths, from: 1, to: 120 }),
    metricsPort: env.METRICS_PORT ? readWhole('METRICS_PORT', env.METRICS_PORT, { standard: 0, from: 0, to: 65_535 }) : undefined,
  }
}

function readWhole(name: string, value: string | undefined, { standard, from, to }: { standard: number; from: number; to: number }): number {
  if (!value) return standard
  const figure = Number(value)
  if (!/^\d+$/.test(value) || figure < from || figure > to) throw new ConfigError(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
  return figure
}

function readPublicUrl(value: string): string {
  const url = URL.parse(value)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(`PUBLIC_URL must be the address of the site without a path, like https://www.example.se, not "${value}".`)
  }
  return url.origin
}

/** The value itself is not repeated in the sentence: it may hold a password. */
function readUrl(name: string, value: string | undefined, protocols: string[], example: string): string | undefined {
  if (!value) return undefined
  const url = URL.parse(value)
  if (!url?.hostname || !protocols.includes(url.protocol)) throw new ConfigError(`${name} must look like ${example}.`)
  return value
}

function readAddress(name: string, value: string): string {
  if (!/^(?:[^<>@\r\n]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(value)) {
    throw new ConfigError(`${name} must be an e-mail address like kontakt@example.se, not "${value}".`)
  }
  return value
}

function readSwitch(name: string, value: string | undefined, standard: boolean): boolean {
  if (!value) return standard
  if (value === '0' || value === '1') return value === '1'
  throw new ConfigError(`${name} must be 1 or 0 or left out, not "${value}".`)
}

function readSecret(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (value.length < 32) throw new ConfigError('LINK_SECRET must have at least 32 characters.')
  return value
}
