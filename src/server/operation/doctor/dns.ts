import { Resolver } from 'node:dns/promises'
import type { DnsResolver } from './sender.ts'

/** Uses the machine's name servers, without a cache. */
export function makeDnsResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return {
    isOnline: async () => (await orEmpty(resolver.resolveNs('se'))).length > 0,
    texts: async (name) => (await orEmpty(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mailServers: async (name) =>
      (await orEmpty(resolver.resolveMx(name)))
        .toSorted((one, other) => one.priority - other.priority)
        // A null MX, a single dot, means that the domain accepts no mail (RFC 7505).
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

async function orEmpty<Entry>(query: Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await query
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes(codeOf(error))) return []
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
