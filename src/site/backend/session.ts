import { backend } from './backend.ts'

/** A request waits no longer than this for the session; then it is sent with the public key. */
const PATIENCE_MS = 3_000

/** The name that Supabase's client gives a session in local storage. */
const storageKey = () => `sb-${new URL(backend.url).hostname.split('.')[0]}-auth-token`

let client: ReturnType<typeof createClient> | undefined

/**
 * Lets Supabase's library refresh a session in local storage close to its expiry, and remove it when the refresh is refused for good
 * (specification §4.8). This site has no sign-in, so its visitors never load the library. Never throws.
 */
export function refreshSession(): void {
  if (hasSession()) authClient().catch(() => {})
}

/** The access token of a session in local storage, or undefined if there is none or it is not ready in time. Never throws. */
export async function accessToken(): Promise<string | undefined> {
  if (!hasSession()) return undefined
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([readToken().catch(() => undefined), patience])
}

async function readToken(): Promise<string | undefined> {
  const { data } = await (await authClient()).getSession()
  return data.session?.access_token
}

/** One client for the page: the library warns of several. */
function authClient() {
  client ??= createClient()
  return client
}

async function createClient() {
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.key },
    storageKey: storageKey(),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
}

/** Local storage may be blocked; then there is no session. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(storageKey()) !== null
  } catch {
    return false
  }
}
