import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SESSION_DAYS } from './sessions.ts'
import { CODE_MS } from './sign-in-code.ts'

/** The only cookies of the server. Only the owner's browser gets them: visitors get none. */
const COOKIES = {
  session: { name: 'skrivbord', seconds: SESSION_DAYS * 86_400 },
  /** Binds what is asked for (a code, a passkey's challenge) to the browser that asked. */
  signIn: { name: 'inloggning', seconds: CODE_MS / 1000 },
  /** The passkey of this browser, by its id: it is offered where there is none. As long as browsers keep a cookie. */
  passkey: { name: 'nyckel', seconds: 400 * 86_400 },
  /** To where a code was sent, masked: an address that is nobody's is stored nowhere else. */
  sentTo: { name: 'kod-till', seconds: CODE_MS / 1000 },
}

/** Where the site is reached by https: no other host, path or unencrypted page can set or read them. */
export function makeDeskCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
  const nameOf = (cookie: keyof typeof COOKIES) => `${secure ? '__Host-' : ''}${COOKIES[cookie].name}`
  return {
    read: (c: Context, cookie: keyof typeof COOKIES): string | undefined => getCookie(c, nameOf(cookie)),
    set: (c: Context, cookie: keyof typeof COOKIES, id: string): void => setCookie(c, nameOf(cookie), id, { ...options, maxAge: COOKIES[cookie].seconds }),
    /** The desk's script and its worker forget what they kept (site/islands/desk); what the site keeps for its visitors, as a drawing, is not theirs. */
    signOut(c: Context) {
      deleteCookie(c, nameOf('session'), options)
      c.header('Clear-Site-Data', '"cache"')
    },
    remove: (c: Context, cookie: keyof typeof COOKIES): void => void deleteCookie(c, nameOf(cookie), options),
  }
}
