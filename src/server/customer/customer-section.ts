import type { ReactNode } from 'react'
import type { CustomerCase } from './customer-case.ts'

/** What a higher room shows on the customer's page, behind the digits. `path`: the page's own. */
export type CustomerSection = (one: CustomerCase, path: string) => Promise<ReactNode>
