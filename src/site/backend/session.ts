import { backend } from './backend.ts'

/**
 * The access token of a session that already lies in local storage, under the name that Supabase's client gives it, or
 * undefined. No visitor of this site ever signs in, so none ever loads the client; for whoever has a session it is
 * refreshed close to expiry and removed when the refresh is refused for good (specification §4.8), by Supabase's own library.
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

/** Local storage may be forbidden altogether, and then there is no session in it. */
function hasSession(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
