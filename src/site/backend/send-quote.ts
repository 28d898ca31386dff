import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { trapField } from '#content/quote-form.ts'
import { FUNCTION_NAME, FUNCTIONS_PATH } from '#domain/paths.ts'
import type { FieldErrors, QuoteRequest } from '#domain/quote/quote-request.ts'
import { backend } from './backend.ts'
import { accessToken } from './session.ts'

/** For a refusal without a reason. */
const FALLBACK = 'Något gick fel'

/** The outcome of a request. `reason` is for the log; the visitor sees the text of specification §8.2. */
export type Sent =
  | { step: 'received'; reference: string | undefined; answerBy: string | undefined; replyPromised: boolean }
  | { step: 'refused'; errors: FieldErrors }
  | { step: 'failed'; reason: string }

type FunctionResponse = { success?: boolean; reference?: string; answerBy?: string; replyPromised?: boolean; error?: string; errors?: FieldErrors }

type SendOptions = {
  /** Idempotency key, the same at every attempt. */
  key: string
  /** Content of the honeypot field; sent only if there is any. */
  trap: string | undefined
}

/** Sends a request to the backend function (specification §7.1). Never throws: a network error is the step 'failed'. */
export async function sendQuote(request: QuoteRequest, { key, trap }: SendOptions): Promise<Sent> {
  try {
    const token = (await accessToken()) ?? backend.key
    const functions = new FunctionsClient(`${backend.url}${FUNCTIONS_PATH}`, { headers: { apikey: backend.key, Authorization: `Bearer ${token}` } })
    const { data, error } = await functions.invoke<FunctionResponse>(FUNCTION_NAME, {
      body: trap === undefined ? request : { ...request, [trapField.name]: trap },
      headers: backend.takesKeys ? { 'Idempotency-Key': key } : {},
    })
    if (error instanceof FunctionsHttpError) return refusedOrFailed(await readResponse(error.context))
    if (error) return failed(error)
    if (data?.success !== true || data.error) return refusedOrFailed(data ?? {})
    // Only our own server ever says that it does not promise.
    return { step: 'received', reference: data.reference, answerBy: data.answerBy, replyPromised: data.replyPromised !== false }
  } catch (error) {
    return failed(error)
  }
}

async function readResponse(response: Response): Promise<FunctionResponse> {
  try {
    return await response.json()
  } catch {
    return { error: `${FALLBACK} (${response.status})` }
  }
}

function refusedOrFailed({ errors, error }: FunctionResponse): Sent {
  return errors && Object.keys(errors).length > 0 ? { step: 'refused', errors } : { step: 'failed', reason: error || FALLBACK }
}

function failed(error: unknown): Sent {
  return { step: 'failed', reason: error instanceof Error && error.message ? error.message : FALLBACK }
}
