import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { trapField } from '#content/quote-form.ts'
import type { FieldErrors, QuoteRequest } from '#domain/quote/quote-request.ts'
import { backend } from './backend.ts'
import { accessToken } from './session.ts'

const FUNCTION = 'send-email-v2'
/** When an answer says no without saying why. */
const FALLBACK = 'Något gick fel'

/** What became of a request. `failed` says why for the log; the visitor reads the words of specification §8.2. */
export type Sent =
  | { step: 'received'; reference: string | undefined; answerBy: string | undefined }
  | { step: 'refused'; errors: FieldErrors }
  | { step: 'failed'; reason: string }

type FunctionAnswer = { success?: boolean; reference?: string; answerBy?: string; error?: string; errors?: FieldErrors }

type Circumstances = {
  /** The request's own name, the same at every try. */
  key: string
  /** What no person would have filled in; sent along only when there is something in it. */
  trap: string | undefined
}

/** Sends a request to the backend function (specification §7.1). Never throws: a dead network is the step 'failed'. */
export async function sendQuote(request: QuoteRequest, { key, trap }: Circumstances): Promise<Sent> {
  try {
    const token = (await accessToken()) ?? backend.key
    const functions = new FunctionsClient(`${backend.url}/functions/v1`, { headers: { apikey: backend.key, Authorization: `Bearer ${token}` } })
    const { data, error } = await functions.invoke<FunctionAnswer>(FUNCTION, {
      body: trap === undefined ? request : { ...request, [trapField.name]: trap },
      headers: backend.knowsKeys ? { 'Idempotency-Key': key } : {},
    })
    if (error instanceof FunctionsHttpError) return refusedOrFailed(await readAnswer(error.context))
    if (error) return failed(error)
    return data?.success === true && !data.error ? { step: 'received', reference: data.reference, answerBy: data.answerBy } : refusedOrFailed(data ?? {})
  } catch (error) {
    return failed(error)
  }
}

async function readAnswer(response: Response): Promise<FunctionAnswer> {
  try {
    return await response.json()
  } catch {
    return { error: `${FALLBACK} (${response.status})` }
  }
}

function refusedOrFailed({ errors, error }: FunctionAnswer): Sent {
  return errors && Object.keys(errors).length > 0 ? { step: 'refused', errors } : { step: 'failed', reason: error || FALLBACK }
}

function failed(error: unknown): Sent {
  return { step: 'failed', reason: error instanceof Error && error.message ? error.message : FALLBACK }
}
