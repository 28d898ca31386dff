import { withStyles } from './load-styles.ts'
import { type ReturnAddress, returnAddress } from './return-address.ts'

/** The way back of a customer's drawing, with the components that it alone needs. They are fetched only for it. */
export type Returning = typeof import('./return-drawing.tsx') & { to: ReturnAddress }

/** Undefined for a drawing that came from no such page. */
export async function loadReturning(): Promise<Returning | undefined> {
  const to = returnAddress()
  return to && { ...(await withStyles(import('./return-drawing.tsx'))), to }
}
