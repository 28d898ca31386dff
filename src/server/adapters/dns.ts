import { Resolver } from 'node:dns/promises'
import type { DnsResolver } from '../doctor/sender.ts'

/** The machine's own name servers, asked anew each time. */
export function makeDnsResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return {
    knowsTheWorld: async () => (await orNone(resolver.resolveNs('se'), [])).length > 0,
    texts: async (name) => (await orNone(resolver.resolveTxt(name), [])).map((parts) => parts.join('')),
    mailServers: async (name) =>
      (await orNone(resolver.resolveMx(name), []))
        .toSorted((one, other) => one.priority - other.priority)
        // A single dot says in so many words that no mail is taken (RFC 7505).
        .flatMap(({ exchange }) => exchange || []),
    async exists(name) {
      try {
        await resolver.resolveTxt(name)
        return true
      } catch (error) {
        if (codeOf(error) === 'ENODATA') return true
        if (codeOf(error) === 'ENOTFOUND') return false
        throw error
      }
    },
  }
}

async function orNone<Answer>(asked: Promise<Answer>, none: Answer): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes(codeOf(error))) return none
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
