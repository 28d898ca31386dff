import { DeliveryError, type FailureKind } from '../../outbox/mail-transport.ts'

/** Authentication errors (RFC 4954): delivery works again once the credentials are fixed. */
const AUTHENTICATION = [454, 530, 534, 535, 538]

/** Classifies an error from nodemailer. An unknown one counts as unreachable, so that the email is retried. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const { code, responseCode, message } = readError(error)
  return new DeliveryError(failureKindOf(code, responseCode, message), withoutAddresses(message), error)
}

function failureKindOf(code: string | undefined, responseCode: number | undefined, message: string): FailureKind {
  if (code === 'EAUTH' || (responseCode !== undefined && AUTHENTICATION.includes(responseCode))) return 'configuration'
  if (code === 'ETLS' || /\b(?:TLS|SSL|certificate)\b/i.test(message)) return 'tls'
  if (responseCode === undefined) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'later'
}

function readError(error: unknown): { code: string | undefined; responseCode: number | undefined; message: string } {
  if (!(error instanceof Error)) return { code: undefined, responseCode: undefined, message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  return { code, responseCode, message: error.message }
}

/** SMTP servers repeat addresses in their replies; log and database must not hold them. At most 300 characters. */
function withoutAddresses(message: string): string {
  return message
    .slice(0, 300)
    .split(/([\s<>]+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
}
