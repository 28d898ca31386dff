import type { QuoteRequest } from '#domain/quote/quote-request.ts'

/**
 * A key for each request, by which the backend knows it when it is sent once more: the same as long as its answers are the
 * same, a new one for other answers. Works without a secure context, where `randomUUID` is missing.
 */
export function makeRequestKeys() {
  let last: { answers: string; key: string } | undefined
  return (request: QuoteRequest): string => {
    const answers = JSON.stringify(request)
    if (last?.answers !== answers) last = { answers, key: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-') }
    return last.key
  }
}
