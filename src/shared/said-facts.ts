import { createContext, useContext } from 'react'
import { company } from '#content/company/company.ts'

/** What shared markup says of the company. `say`: a sentence of src/content with the facts of now. */
export type SaidFacts = { phone: string; phoneHours: { home: string }; say: (sentence: string) => string }

/** A built page says what it was printed with; the server, which runs on while others are published, gives those (server/core/http/shell.tsx). */
export const SaidFactsContext = createContext<SaidFacts>({ phone: company.phone, phoneHours: company.phoneHours, say: (sentence) => sentence })

export function useSaidFacts(): SaidFacts {
  return useContext(SaidFactsContext)
}
