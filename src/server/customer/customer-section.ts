import type { ReactNode } from 'react'
import type { CustomerCase } from './customer-case.ts'

/** What a higher room has on the customer's page, behind the digits. */
export type CustomerSection = {
  /** `path`: the page's own. */
  show(one: CustomerCase, path: string): Promise<ReactNode>
  /** What it stores about the request, for the customer to take along. */
  data(one: CustomerCase): Promise<Record<string, unknown>>
}
