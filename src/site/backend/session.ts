import { backend } from './backend.ts'

/**
 * The access token of a session in local storage, under the name that Supabase's client gives it, or undefined. This site has
 * no sign-in, so its visitors never load the client; for an existing session Supabase's library refreshes it close to expiry
 * and removes it when the refresh is refused for good (specification §4.8).
 */
export async function accessToken(): Promise<string | undefined> {
  const storageKey = `sb-${new URL(backend.url).hostname.split('.')[0]}-auth-token`
  if (!hasSession(storageKey)) return undefined
  const { AuthClient } = await import('@supabase/auth-js')
  const auth = new AuthClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.key },
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
  const { data } = await auth.getSession()
  return data.session?.access_token
}

/** Local storage may be blocked; then there is no session. */
function hasSession(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
