import { isReference } from '#domain/enquiry/reference.ts'
import { CUSTOMER_PATH, RETURN_PAGE, RETURN_REFERENCE, RETURN_TOKEN } from '#domain/paths.ts'
import { textStore } from './saved-plan.ts'

/** The customer's page that the drawing came from, the token of the form that takes it back, and its request's reference. */
export type ReturnAddress = { path: string; formToken: string; reference: string | undefined }

/** In session storage: it stays in this tab. */
const store = textStore(() => sessionStorage, 'fogratt.arende')

const A_PAGE = new RegExp(`^${CUSTOMER_PATH}/[\\w-]+/[\\w.-]+$`)

/** From the address, where the customer's page wrote it, else from this tab. Without storage it lasts until the page is loaded again. */
export function returnAddress(): ReturnAddress | undefined {
  const there = new URLSearchParams(location.hash.slice(1))
  if (there.has(RETURN_PAGE)) keep(there)
  return read(new URLSearchParams(store.read())) ?? read(there)
}

export const forgetReturnAddress = store.forget

/** Takes it out of the address, which the visitor may copy. */
function keep(there: URLSearchParams) {
  const plan = there.get('plan')
  history.replaceState(null, '', plan === null ? location.pathname : `#plan=${plan}`)
  store.write(there.toString())
}

function read(there: URLSearchParams): ReturnAddress | undefined {
  const [path, formToken, reference] = [there.get(RETURN_PAGE), there.get(RETURN_TOKEN), there.get(RETURN_REFERENCE)]
  if (path === null || !A_PAGE.test(path) || formToken === null) return undefined
  return { path, formToken, reference: reference !== null && isReference(reference) ? reference : undefined }
}
