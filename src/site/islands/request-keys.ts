import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'

/**
 * Idempotency keys: the same key as long as the answers are the same, a new one for other answers. Works without a secure
 * context, where `randomUUID` is missing.
 */
export function makeRequestKeys() {
  let last: { answers: string; key: string } | undefined
  return (request: EnquiryAnswers): string => {
    const answers = JSON.stringify(request)
    if (last?.answers !== answers) last = { answers, key: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-') }
    return last.key
  }
}
