import { vi } from 'vitest'

/** Runs before every test file that does not look at the built site: whole texts are compared, and the owner may change any fact. */
vi.mock('#content/company/company.ts', async () => {
  const { specifiedCompany, specifiedFacts } = await import('./specified-company.ts')
  return { company: specifiedCompany, defaultFacts: specifiedFacts }
})
