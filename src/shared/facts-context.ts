import { createContext, useContext } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'

/** The facts in shared markup: those that the page was printed with, or the current ones in a page that the server makes. */
export const FactsContext = createContext<CompanyFacts | undefined>(undefined)

export function useFacts(): CompanyFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('There is no FactsContext around this component')
  return facts
}
