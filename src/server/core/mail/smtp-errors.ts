import { DeliveryError, type FailureKind, type FailureScope } from './mail-transport.ts'

/** Authentication errors (RFC 4954): delivery works again once the credentials are fixed. */
const AUTHENTICATION = [454, 530, 534, 535, 538]
/** The server is closing the connection (RFC 5321), at once or in the middle of an email. */
const CLOSING = 421
/** What nodemailer was doing before there was anything to say about an email. */
const CONNECTING = ['CONN', 'EHLO', 'HELO', 'STARTTLS']

/** Classifies an error from nodemailer. An unknown one counts as unreachable, so that the email is retried. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const facts = readError(error)
  const kind = failureKindOf(facts)
  return new DeliveryError(kind, withoutAddresses(facts.message), error, scopeOf(kind, facts))
}

type Facts = { code: string | undefined; responseCode: number | undefined; command: string | undefined; syscall: string | undefined; message: string }

function failureKindOf({ code, responseCode, message }: Facts): FailureKind {
  if (code === 'EAUTH' || (responseCode !== undefined && AUTHENTICATION.includes(responseCode))) return 'configuration'
  if (code === 'ETLS' || /\b(?:TLS|SSL|certificate)\b/i.test(message)) return 'tls'
  if (responseCode === undefined) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'later'
}

function scopeOf(kind: FailureKind, { code, responseCode, command, syscall }: Facts): FailureScope {
  if (kind === 'configuration' || kind === 'tls') return 'server'
  switch (code) {
    case 'EDNS':
    // A reply is waited for no longer than an email's own deadline, so this is the connection or the greeting.
    case 'ETIMEDOUT':
      return 'server'
    case 'EPROTOCOL':
      return command !== undefined && CONNECTING.includes(command) ? 'server' : 'connection'
    case 'ESOCKET':
      return syscall === 'connect' ? 'server' : 'connection'
    case 'ECONNECTION':
      return 'connection'
    default:
      return responseCode === CLOSING ? 'connection' : 'email'
  }
}

function readError(error: unknown): Facts {
  if (!(error instanceof Error)) return { code: undefined, responseCode: undefined, command: undefined, syscall: undefined, message: String(error) }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    code: 'code' in error ? text(error.code) : undefined,
    responseCode: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
    command: 'command' in error ? text(error.command) : undefined,
    syscall: 'syscall' in error ? text(error.syscall) : undefined,
    message: error.message,
  }
}

/** SMTP servers repeat addresses in their replies; log and database must not hold them. At most 300 characters. */
function withoutAddresses(message: string): string {
  return message
    .slice(0, 300)
    .split(/([\s<>]+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
}
