import { company } from '#content/company/company.ts'
import type { Answers } from '#domain/enquiry/enquiry-answers.ts'
import { PROBE_HEADER } from '#server/enquiries/probe-mark.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { type CheckResult, fail, pass } from '../check-result.ts'

const TIMEOUT_MS = 60_000

type Target = { functionUrl: string; mark: string }

/**
 * Sends a request as a visitor does and waits until its email to the owner is delivered. The enquiry is erased again in any case, so
 * it causes no reminder and is not in the digest; what remains is one email in the owner's mailbox. `functionUrl`: of the enquiry function,
 * at the address that visitors use; a server to which `mark` does not belong stores nothing.
 */
export async function probe(
  { functionUrl, mark }: Target,
  mailTo: readonly string[],
  repository: Pick<EnquiryRepository, 'find' | 'erase'>,
  { now, pause }: { now: () => Date; pause: () => Promise<void> },
): Promise<CheckResult> {
  const sent = await sendRequest({ functionUrl, mark }, probeRequest(mailTo))
  if ('operator' in sent) return fail({ operator: `Provet togs inte emot av ${functionUrl}: ${sent.operator}`, desk: 'Provet togs inte emot.' })
  const { reference } = sent
  try {
    for (const until = now().getTime() + TIMEOUT_MS; now().getTime() < until; await pause()) {
      const enquiry = await repository.find(reference)
      if (!enquiry)
        return fail(
          `Provet ${reference} togs emot, men inte i den här databasen. Radera det på skrivbordet, och kör doctor med samma inställningar som servern.`,
        )
      if (enquiry.quarantinedAt) return fail(`Provet ${reference} hamnade under Misstänkt skräp, så inget mejl skickas.`)
      if (enquiry.deliveredAt) return pass(`Provet ${reference} togs emot och mejlet om det lämnades över.`)
    }
    return fail(`Provet ${reference} togs emot, men mejlet om det har inte kunnat lämnas över på ${TIMEOUT_MS / 1000} sekunder.`)
  } finally {
    await repository.erase(reference, now().toISOString(), 'probe')
  }
}

async function sendRequest({ functionUrl, mark }: Target, request: Answers): Promise<{ reference: string } | { operator: string }> {
  try {
    const response = await fetch(functionUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [PROBE_HEADER]: mark },
      body: JSON.stringify(request),
    })
    const body: unknown = await response.json().catch(() => undefined)
    const { reference, error } = typeof body === 'object' && body !== null ? { reference: undefined, error: undefined, ...body } : {}
    if (typeof reference === 'string') return { reference }
    return { operator: typeof error === 'string' ? error : `svar ${response.status}` }
  } catch {
    return { operator: 'servern svarar inte. Är den startad, och är PUBLIC_URL rätt?' }
  }
}

function probeRequest([owner = company.email]: readonly string[]): Answers {
  return {
    name: 'Prov av webbplatsen',
    // Reserved for fiction: nobody is called by mistake.
    phone: '070-174 06 50',
    email: owner.replace(/^.*<|>$/g, ''),
    project: 'annat',
    budget: 'under-100k',
    timeline: 'flexibel',
    location: company.seat,
    message: `Det här är ett prov av hela kedjan. Det finns inget att svara på. ${crypto.randomUUID()}`,
  }
}
