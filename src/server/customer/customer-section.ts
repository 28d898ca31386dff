import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { CustomerCase } from './customer-case.ts'
import type { Deed } from './customer-deeds.ts'

/** What another room has on the customer's page, behind the digits. */
export type CustomerSection = {
  show(one: CustomerCase, on: ShownOn): Promise<ReactNode>
  /** What it stores about the request, for the customer to take along. */
  data?(one: CustomerCase): Promise<Record<string, unknown>>
  /** What of the request's record it puts into words. */
  inWords?(one: CustomerCase): ReactNode
  /** What its forms do, each at an address of its own below the page. */
  deeds?: Readonly<Record<string, Deed>>
  /** The words for what was done, by what the page's address says: `?klart=`. */
  done?: Readonly<Record<string, string>>
  /** Its files, by their names below the page. */
  files?: Readonly<Record<string, (c: Context, one: CustomerCase) => Response | undefined>>
}

/** `path`: the page's own. `typed`: the fields of a section's form that was refused. */
type ShownOn = { path: string; formToken: string; typed?: ((name: string) => string) | undefined }
