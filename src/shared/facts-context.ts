import { createContext, useContext } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'

/** The facts that shared markup says: those that the page was printed with, or of the moment at which the server answers. */
export const FactsContext = createContext<CompanyFacts | undefined>(undefined)

export function useFacts(): CompanyFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('Nothing around it says the facts: FactsContext')
  return facts
}
