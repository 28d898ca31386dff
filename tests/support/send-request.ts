import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from './a-request.ts'

/** `kontrollfraga`: the trap, which only machines fill in. */
type Changes = Partial<EnquiryAnswers> & { plan?: string; kontrollfraga?: string }

/** Sends a request over the network, as the quote form does. Resolves to its reference, and the path of the customer's page. */
export async function sendRequest(address: string, changes: Changes = {}): Promise<{ reference: string; page: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address + FUNCTION_PATH, { method: 'POST', headers, body: JSON.stringify({ ...aRequest(), ...changes }) })
  if (!response.ok) throw new Error(`The request was answered with ${response.status}`)
  return response.json()
}
