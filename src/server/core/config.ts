import { resolve } from 'node:path'
import { company } from '#content/company/company.ts'

/** Everything that the environment configures, read once. No other module reads `process.env`. */
export type Config = {
  port: number
  host: string
  /** Canonical origin of the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The owner's addresses. */
  mailTo: [string, ...string[]]
  /** Most emails in a minute; undefined for any number. */
  smtpRate: number | undefined
  /** The envelope sender: where mail servers return what they cannot deliver. */
  returnPath: string
  /** A Maildir folder or an mbox file that receives returned emails; undefined if none is read. */
  bounceMailbox: string | undefined
  /** Signs the posts to /hooks/bounces; undefined turns it off. */
  bounceSecret: string | undefined
  trustProxy: boolean
  linkSecret: string | undefined
  /** Most confirmations to visitors in a Swedish day; 0 turns them off. */
  confirmationsPerDay: number
  /** Requests from one network in ten minutes; further ones get 429. */
  rateLimit: number
  /** Requests from everywhere in ten minutes; further ones are judged one by one. */
  floodLevel: number
  /** Most enquiries in quarantine, and most bytes of them; further suspects get 429. */
  quarantineLimit: { count: number; bytes: number }
  /** Emails about single enquiries to the owner in an hour; further enquiries come several in one. */
  ownerEmailsPerHour: number
  /** How long an email to a customer waits, so that the owner can undo it; 0 turns it off. */
  undoSeconds: number
  retentionMonths: number
  /** Most bytes of photos in all; further ones are declined, requests are not. */
  photoQuota: number
  /** Loopback port for /metrics; undefined turns the endpoint off. */
  metricsPort: number | undefined
}

/** A malformed setting. The message is one sentence that names the variable and the expected form. */
export class ConfigError extends Error {}

/** Whether the address of the site works on this machine only, as in a first trial. */
export function isThisMachine({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Whether the site is open to visitors but its emails only end up in files, where nobody reads them. */
export function lacksMailServer(config: Pick<Config, 'publicUrl' | 'smtpUrl'>): boolean {
  return !config.smtpUrl && !isThisMachine(config)
}

/** In characters. */
export const MIN_SECRET_LENGTH = 32

/** Applies the defaults. Throws a ConfigError at the first malformed variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readWhole('PORT', env.PORT, { fallback: 3000, from: 0, to: 65_535 })
  const mailFrom = readAddress('MAIL_FROM', env.MAIL_FROM || `${company.name} <${company.email}>`)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    mailFrom,
    mailTo: readAddresses('MAIL_TO', env.MAIL_TO || company.email),
    smtpRate: env.SMTP_RATE ? readWhole('SMTP_RATE', env.SMTP_RATE, { fallback: 0, from: 1, to: 1_000_000 }) : undefined,
    returnPath: readAddress('RETURN_PATH', env.RETURN_PATH || mailFrom),
    bounceMailbox: env.BOUNCE_MAILBOX ? resolve(env.BOUNCE_MAILBOX) : undefined,
    bounceSecret: readSecret('BOUNCE_SECRET', env.BOUNCE_SECRET),
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY, false),
    linkSecret: readSecret('LINK_SECRET', env.LINK_SECRET),
    confirmationsPerDay: readSwitch('CONFIRMATION', env.CONFIRMATION, true)
      ? readWhole('CONFIRMATIONS_PER_DAY', env.CONFIRMATIONS_PER_DAY, { fallback: 50, from: 0, to: 1_000_000 })
      : 0,
    rateLimit: readWhole('RATE_LIMIT', env.RATE_LIMIT, { fallback: 20, from: 1, to: 1_000_000 }),
    floodLevel: readWhole('FLOOD_LEVEL', env.FLOOD_LEVEL, { fallback: 30, from: 1, to: 1_000_000 }),
    quarantineLimit: {
      count: readWhole('QUARANTINE_LIMIT', env.QUARANTINE_LIMIT, { fallback: 10_000, from: 0, to: 10_000_000 }),
      bytes: readWhole('QUARANTINE_MIB', env.QUARANTINE_MIB, { fallback: 64, from: 0, to: 1_000_000 }) * 1024 * 1024,
    },
    ownerEmailsPerHour: readWhole('OWNER_EMAILS_PER_HOUR', env.OWNER_EMAILS_PER_HOUR, { fallback: 12, from: 0, to: 1_000_000 }),
    undoSeconds: readWhole('UNDO_SECONDS', env.UNDO_SECONDS, { fallback: 10, from: 0, to: 600 }),
    retentionMonths: readWhole('RETENTION_MONTHS', env.RETENTION_MONTHS, { fallback: company.retentionMonths, from: 1, to: 120 }),
    photoQuota: readWhole('PHOTO_QUOTA', env.PHOTO_QUOTA, { fallback: 5 * 1024, from: 0, to: 1_000_000 }) * 1024 * 1024,
    metricsPort: env.METRICS_PORT ? readWhole('METRICS_PORT', env.METRICS_PORT, { fallback: 0, from: 0, to: 65_535 }) : undefined,
  }
}

function readWhole(name: string, value: string | undefined, { fallback, from, to }: { fallback: number; from: number; to: number }): number {
  if (!value) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < from || number > to) throw new ConfigError(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
  return number
}

function readPublicUrl(value: string): string {
  const url = URL.parse(value)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigError(`PUBLIC_URL must be the address of the site without a path, like https://www.example.se, not "${value}".`)
  }
  return url.origin
}

/** The message does not repeat the value, which may hold a password. */
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

function readAddresses(name: string, value: string): [string, ...string[]] {
  const [first = '', ...others] = value.split(',').map((address) => readAddress(name, address.trim()))
  return [first, ...others]
}

function readSwitch(name: string, value: string | undefined, fallback: boolean): boolean {
  if (!value) return fallback
  if (value === '0' || value === '1') return value === '1'
  throw new ConfigError(`${name} must be 1 or 0 or left out, not "${value}".`)
}

function readSecret(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (value.startsWith('#')) throw new ConfigError(`${name} is a comment, not a secret: in a file of variables a comment needs a line of its own.`)
  if (value.length < MIN_SECRET_LENGTH) throw new ConfigError(`${name} must have at least ${MIN_SECRET_LENGTH} characters.`)
  return value
}
