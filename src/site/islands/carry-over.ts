import { carriedKey } from './carried.ts'

/** The request has been sent, so nothing is carried any more. */
export function forgetCarried() {
  try {
    sessionStorage.removeItem(carriedKey)
  } catch {
    // A browser that keeps no store has carried nothing.
  }
}
