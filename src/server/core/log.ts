import { type Logger, pino } from 'pino'

/**
 * Lines of JSON on standard output, without personal data: a request's id, path and status; an email's id and outcome; an
 * error's type, message and stack.
 */
export function makeLog(write?: (line: string) => void): Logger {
  const options = { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } }
  return write ? pino(options, { write }) : pino(options)
}

/** A database error carries the row's values in further fields, so only these four are logged. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, code: 'code' in error ? error.code : undefined, stack: error.stack }
}
