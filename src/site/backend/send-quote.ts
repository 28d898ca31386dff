import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { type EnquiryAnswers, type FieldError, type FieldErrors, fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { CUSTOMER_PATH, FUNCTION_NAME, FUNCTIONS_PATH, PHOTOS_PATH } from '#domain/paths.ts'
import { backend } from './backend.ts'
import { accessToken } from './session.ts'

/** For a refusal without a reason. */
const FALLBACK = 'Något gick fel'

/** Where the photos of an accepted request are sent, a path of the backend, and the token that allows it. */
export type PhotoUpload = { url: string; token: string }

/** The outcome of a request. `reason` is for the log; the visitor sees the text of specification §8.2. */
export type Sent =
  | {
      step: 'received'
      reference: string | undefined
      answerBy: string | undefined
      confirmedTo: string | undefined
      replyPromised: boolean
      /** The path of the customer's page, if the server has one. */
      page: string | undefined
      /** Undefined when the server takes no photos with this request. */
      photos: PhotoUpload | undefined
    }
  | { step: 'refused'; errors: FieldErrors }
  | { step: 'failed'; reason: string }

/** What only a program does: fill the field that people do not see, or send faster than a person can write. */
export type Trap = 'honeypot' | 'too-fast'

type SendOptions = {
  /** Idempotency key, the same at every attempt. */
  key: string
  trap: Trap | undefined
}

/** After this time the attempt has failed. The server may still store the request, but the next attempt has the same key. */
const TIMEOUT_MS = 30_000

/** Sends a request to the backend function (specification §7.1). Never throws: a network error is the step 'failed'. */
export async function sendQuote(request: EnquiryAnswers, { key, trap }: SendOptions): Promise<Sent> {
  try {
    const token = (await accessToken()) ?? backend.key
    const functions = new FunctionsClient(`${backend.url}${FUNCTIONS_PATH}`, { headers: { apikey: backend.key, Authorization: `Bearer ${token}` } })
    const { data, error } = await functions.invoke<unknown>(FUNCTION_NAME, {
      body: request,
      timeout: TIMEOUT_MS,
      headers: backend.takesKeys ? { 'Idempotency-Key': key, ...(trap && { 'Form-Trap': trap }) } : {},
    })
    if (error instanceof FunctionsHttpError) return refusedOrFailed(await readRefusal(error.context))
    if (error) return failed(error)
    const response = readResponse(data)
    if (!response.success || response.error) return refusedOrFailed(response)
    const { reference, answerBy, confirmed, replyPromised, page, photos } = response
    return { step: 'received', reference, answerBy, confirmedTo: confirmed ? request.email : undefined, replyPromised, page, photos }
  } catch (error) {
    return failed(error)
  }
}

async function readRefusal(response: Response): Promise<FunctionResponse> {
  const json: unknown = await response.json().catch(() => undefined)
  return { error: `${FALLBACK} (${response.status})`, ...readResponse(json) }
}

/** Another backend may send anything: what is not of the expected type is left out. */
function readResponse(json: unknown) {
  const [reference, answerBy, error] = ['reference', 'answerBy', 'error'].map((name) => textIn(json, name))
  const errors = readErrors(valueIn(json, 'errors'))
  return {
    success: valueIn(json, 'success') === true,
    ...(reference && { reference }),
    ...(answerBy && { answerBy }),
    ...(error && { error }),
    errors,
    // Only our own server ever says that it confirms, or that it does not promise.
    confirmed: valueIn(json, 'confirmed') === true,
    replyPromised: valueIn(json, 'replyPromised') !== false,
    page: readPage(valueIn(json, 'page')),
    photos: readUpload(valueIn(json, 'photos')),
  }
}

type FunctionResponse = ReturnType<typeof readResponse>

/** Only a path of the customers' pages becomes a link. */
function readPage(json: unknown): string | undefined {
  return typeof json === 'string' && json.startsWith(`${CUSTOMER_PATH}/`) ? json : undefined
}

/** The token goes only to a path of the backend that this page knows. */
function readUpload(json: unknown): PhotoUpload | undefined {
  const [url, token] = [textIn(json, 'url'), textIn(json, 'token')]
  return url?.startsWith(`${PHOTOS_PATH}/`) && token ? { url, token } : undefined
}

function readErrors(json: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of fieldNames) {
    const error = readError(valueIn(json, name))
    if (error) errors[name] = error
  }
  return errors
}

function readError(json: unknown): FieldError | undefined {
  const [sentence, title] = [textIn(json, 'sentence'), textIn(json, 'title')]
  return sentence ? { sentence, ...(title && { title }) } : undefined
}

export function textIn(json: unknown, name: string): string | undefined {
  const value = valueIn(json, name)
  return typeof value === 'string' ? value : undefined
}

export function valueIn(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined
}

function refusedOrFailed({ errors, error }: FunctionResponse): Sent {
  return Object.keys(errors).length > 0 ? { step: 'refused', errors } : { step: 'failed', reason: error || FALLBACK }
}

function failed(error: unknown): Sent {
  return { step: 'failed', reason: error instanceof Error && error.message ? error.message : FALLBACK }
}
