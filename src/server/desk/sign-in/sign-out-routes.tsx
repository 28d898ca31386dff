import { type Context, Hono } from 'hono'
import { signInWords } from '#content/desk/sign-in.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk } from '../desk-place.ts'
import { SIGN_IN } from './sign-in-page.tsx'
import type { SigningIn } from './signing-in.ts'

const FORM = 'sign out'

/** /agare/logga-ut */
export function signOutRoutes({ deskForms, deskPages }: Desk, { sessionRepository, deskCookies, signInHappened }: SigningIn) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => c.html(page(c)))

  routes.post('/', async (c) => {
    if (!(await deskForms.readForm(c, FORM))) return c.html(page(c, signInWords.expired), 422)
    const { address, recipient, sessionId } = c.get('signedIn')
    await sessionRepository.end(address, sessionId)
    signInHappened({ event: 'signed out', recipient })
    deskCookies.signOut(c)
    // The small photos; pages are not kept in it.
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect(SIGN_IN, 303)
  })

  function page(c: Context<DeskEnv>, error?: string) {
    const { heading, text, send, stay } = signInWords.out
    return deskPages.fill({
      title: heading,
      place: 'logga-ut',
      role: c.get('signedIn').role,
      content: (
        <div className="sheet sign-in">
          <h1>{heading}</h1>
          <p className="desk-lead">{text}</p>
          <FormError error={error} />
          <TokenForm formToken={deskForms.issueToken(c, FORM)} send={send} />
          <a className="button large outlined" href={OWNER_PATH}>
            {stay}
          </a>
        </div>
      ),
    })
  }

  return routes
}
