import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { signInWords } from '#content/desk/sign-in.ts'
import { readPrivateForm } from '#server/core/http/private-page.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskPages } from '../desk-shell.tsx'
import { returnPath } from './return-path.ts'
import type { Sessions, SignedIn } from './sessions.ts'
import { deskMessage, SIGN_IN } from './sign-in-page.tsx'
import type { SigningIn } from './signing-in.ts'

/** Lets through who is signed in, as `c.var.signedIn`. Others are led to signing in; what they posted changes nothing and is shown to them. */
export function requireSignIn({ sessions, deskCookies }: Pick<SigningIn, 'sessions' | 'deskCookies'>, deskPages: Pick<DeskPages, 'fillAlone'>) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    const id = deskCookies.read(c, 'session')
    const found = id === undefined ? undefined : await sessions.find(id)
    if (!found || id === undefined) return c.req.method === 'POST' ? nothingDone(c) : c.redirect(signInPath(c.req.path + new URL(c.req.url).search), 303)
    if (found.renewed) deskCookies.set(c, 'session', id)
    c.set('signedIn', found.signedIn)
    return next()
  })

  async function nothingDone(c: Context) {
    const { heading, text, typed } = signInWords.nothingDone
    const form = await readPrivateForm(c)
    const kept = [...form].filter(([name, value]) => name !== 'sigill' && value.trim().length > SHORT)
    const children = (
      <>
        {kept.length > 0 && <p>{typed}</p>}
        {kept.map(([name, value]) => (
          <textarea key={name} readOnly rows={6} aria-label={typed} defaultValue={value} />
        ))}
        <a className="button large" href={signInPath(c.req.path)}>
          {signInWords.heading}
        </a>
      </>
    )
    return c.html(deskMessage(deskPages, { heading, text, children }), 401)
  }
}

/** Characters. What is shorter is a choice or a name, and soon typed again. */
const SHORT = 20

/** Signing in, and back to a page. */
function signInPath(path: string): string {
  return `${SIGN_IN}?till=${encodeURIComponent(returnPath(path))}`
}

/** For what takes a recent sign-in: the way to it, or undefined if this one is recent enough. `back`: where it leads. */
export function signInAgain(sessions: Sessions, signedIn: SignedIn, back: string): string | undefined {
  return sessions.isRecent(signedIn) ? undefined : `${signInPath(back)}&igen=1`
}
