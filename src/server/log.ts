import { type Logger, pino } from 'pino'

/**
 * Lines of JSON on standard output. Nothing in them is personal: of a request its id, way and status; of a letter its id
 * and what became of it; of a fault its kind and where it happened.
 */
export function makeLog(write?: (line: string) => void): Logger {
  const options = { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } }
  return write ? pino(options, { write }) : pino(options)
}

/** A database's error carries the row it was about in further fields; they stay out. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  return { type: error.name, message: error.message, code: 'code' in error ? error.code : undefined, stack: error.stack }
}
