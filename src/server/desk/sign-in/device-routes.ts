import { type Context, Hono } from 'hono'
import { deviceWords } from '#content/desk/devices.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { addDeeds, doneIn } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForm } from '../desk-forms.ts'
import type { Desk } from '../desk-place.ts'
import { deviceInWords } from './device-in-words.ts'
import { DEVICES, type DeviceDeed, devicesPage, offerPage } from './devices-page.tsx'
import { signInAgain } from './require-sign-in.tsx'
import { returnPath } from './return-path.ts'
import type { SignInEvent } from './sign-in.ts'
import { SIGN_IN } from './sign-in-page.tsx'
import type { SigningIn } from './signing-in.ts'

/** The subject of the page's forms. */
const FORMS = 'devices'

/** /agare/enheter: where the owner is signed in, and the owner's passkeys. Changes there take a recent sign-in. */
export function deviceRoutes(
  { deskForms, deskPages }: Desk,
  { sessions, sessionRepository, passkeys, deskCookies, signInHappened }: Omit<SigningIn, 'signInByCode' | 'tidySignIns'>,
) {
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => show(c))

  routes.get('/nyckel', (c) => {
    const till = returnPath(c.req.query('till'))
    return c.html(offerPage(deskPages, { role: c.get('signedIn').role, formToken: deskForms.issueToken(c, FORMS), till }))
  })

  // Asked by the page's script: the answer is the browser's part of WebAuthn.
  routes.post('/fraga', async (c) => {
    const form = await deskForms.readForm(c, FORMS)
    if (!form || !sessions.isRecent(c.get('signedIn'))) return c.json({}, 403)
    const { options, id } = await passkeys.askToAdd(c.get('signedIn'))
    deskCookies.set(c, 'signIn', id)
    return c.json(options)
  })

  addDeeds<DeskEnv, DeviceDeed>(routes, '', {
    avsluta: (c) => act(c, end, ({ field }) => field('enhet') === c.get('signedIn').sessionId),
    'avsluta-alla': (c) => act(c, endAll),
    'lagg-till': (c) => act(c, addPasskey),
    'ta-bort': (c) => act(c, removePasskey),
  })

  /** `isFree`: needs no recent sign-in. */
  async function act(c: Context<DeskEnv>, does: (c: Context<DeskEnv>, form: DeskForm) => Promise<Response>, isFree = (_: DeskForm) => false) {
    const form = await deskForms.readForm(c, FORMS)
    if (!form) return show(c, signInWords.expired)
    const again = isFree(form) ? undefined : signInAgain(sessions, c.get('signedIn'), DEVICES)
    return again === undefined ? does(c, form) : c.redirect(again, 303)
  }

  async function end(c: Context<DeskEnv>, { field }: DeskForm) {
    const { address, recipient, sessionId } = c.get('signedIn')
    await sessionRepository.end(address, field('enhet'))
    if (field('enhet') === sessionId) return signedOut(c, { event: 'signed out', recipient })
    signInHappened({ event: 'signed out', recipient })
    return c.redirect(`${DEVICES}?klart=utloggad`, 303)
  }

  async function endAll(c: Context<DeskEnv>) {
    const { address, recipient } = c.get('signedIn')
    await sessionRepository.endAll(address)
    return signedOut(c, { event: 'signed out everywhere', recipient })
  }

  async function addPasskey(c: Context<DeskEnv>, { field }: DeskForm) {
    const name = deviceInWords(c.req.header('user-agent') ?? '')
    const added = await passkeys.add(c.get('signedIn'), deskCookies.read(c, 'signIn'), field('svar'), name)
    deskCookies.remove(c, 'signIn')
    if (added === undefined) return show(c, deviceWords.passkeys.failed)
    deskCookies.set(c, 'passkey', added)
    return c.redirect(field('till') === '' ? `${DEVICES}?klart=nyckel` : returnPath(field('till')), 303)
  }

  async function removePasskey(c: Context<DeskEnv>, { field }: DeskForm) {
    const { address, recipient } = c.get('signedIn')
    await passkeys.remove(address, field('nyckel'))
    if (field('nyckel') === deskCookies.read(c, 'passkey')) deskCookies.remove(c, 'passkey')
    signInHappened({ event: 'passkey removed', recipient })
    return c.redirect(`${DEVICES}?klart=borttagen`, 303)
  }

  function signedOut(c: Context<DeskEnv>, event: SignInEvent) {
    signInHappened(event)
    deskCookies.signOut(c)
    return c.redirect(SIGN_IN, 303)
  }

  async function show(c: Context<DeskEnv>, error?: string) {
    const signedIn = c.get('signedIn')
    const page = await devicesPage(deskPages, {
      signedIn,
      sessions: await sessionRepository.list(signedIn.address),
      passkeys: await passkeys.list(signedIn.address),
      ofThisBrowser: deskCookies.read(c, 'passkey'),
      formToken: deskForms.issueToken(c, FORMS),
      again: signInAgain(sessions, signedIn, DEVICES),
      done: error === undefined ? doneIn(c, deviceWords.done) : undefined,
      error,
    })
    return c.html(page, error === undefined ? 200 : 422)
  }

  return routes
}
