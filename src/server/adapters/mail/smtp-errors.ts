import { DeliveryError, type FailureKind } from '../../outbox/mail-transport.ts'

/** Answers that speak of who we are rather than of the letter (RFC 4954): a mended password helps, a new letter does not. */
const ABOUT_US = [454, 530, 534, 535, 538]

/** Tells apart what can go wrong with SMTP. What is not known counts as unreachable, so that the letter is tried again. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const { code, responseCode, message } = readError(error)
  return new DeliveryError(failureKindOf(code, responseCode, message), withoutAddresses(message), error)
}

function failureKindOf(code: string | undefined, responseCode: number | undefined, message: string): FailureKind {
  if (code === 'EAUTH' || (responseCode !== undefined && ABOUT_US.includes(responseCode))) return 'configuration'
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

/** Post offices like to repeat addresses; neither the log nor the health page is a place for them. */
function withoutAddresses(message: string): string {
  return message
    .slice(0, 300)
    .split(/([\s<>]+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
}
