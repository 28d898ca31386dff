import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { signInWords, tooManyTries, wrongCode } from '#content/desk/sign-in.ts'
import type { Config } from '#server/core/config.ts'
import type { Core } from '#server/core/core.ts'
import type { SignInWay } from '#server/core/database/tables.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { addDeed } from '#server/core/http/deeds.ts'
import type { Person } from '#server/core/people/people.ts'
import { typedFields } from '../desk-forms.ts'
import type { DeskPages } from '../desk-shell.tsx'
import { deviceInWords } from './device-in-words.ts'
import { DEVICES } from './devices-page.tsx'
import { maskedAddress } from './masked-address.ts'
import { returnPath } from './return-path.ts'
import { hashOfId } from './secret-id.ts'
import { addressPage, codePage, passkeyFailed, SIGN_IN } from './sign-in-page.tsx'
import type { SigningIn } from './signing-in.ts'

/** Longer than storing and queueing takes, so that the time of an answer says nothing about the address. */
const ANSWER_AFTER_MS = 250
/** Of a form before any session. */
const ADDRESS_FORM = 'desk address'

/** /agare/logga-in: an address is typed, a code is mailed, the code is typed. */
export function signInRoutes(
  { config: { trustProxy }, formTokens, now }: Pick<Core, 'formTokens' | 'now'> & { config: Pick<Config, 'trustProxy'> },
  deskPages: Pick<DeskPages, 'fillAlone'>,
  { signInByCode, passkeys, sessions, signInHappened, deskCookies }: Omit<SigningIn, 'sessionRepository' | 'tidySignIns'>,
) {
  const routes = new Hono()

  routes.get('/', (c) => showAddress(c, { till: returnPath(c.req.query('till')), ...(c.req.query('igen') && { note: signInWords.again }) }))

  routes.post('/', async (c) => {
    const form = await typedFields(c)
    const [address, till] = [form.field('adress').trim(), returnPath(form.field('till'))]
    if (formTokens.verify(form.field('sigill'), ADDRESS_FORM, now()) === undefined) return showAddress(c, { till, address, trouble: signInWords.expired }, 422)
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return showAddress(c, { till, address, error: signInWords.address.missing }, 422)
    const [asked] = await Promise.all([signInByCode.ask(address, clientNetwork(c, trustProxy)), wait(ANSWER_AFTER_MS)])
    if (asked.outcome === 'wait') return showAddress(c, { till, address, trouble: tooManyTries(asked.seconds) }, 429)
    deskCookies.set(c, 'signIn', asked.id)
    deskCookies.set(c, 'sentTo', maskedAddress(address))
    return c.redirect(`${SIGN_IN}/kod?till=${encodeURIComponent(till)}`, 303)
  })

  routes.get('/kod', (c) => {
    const till = returnPath(c.req.query('till'))
    return deskCookies.read(c, 'signIn') === undefined ? c.redirect(`${SIGN_IN}?till=${encodeURIComponent(till)}`, 303) : showCode(c, { till })
  })

  routes.post('/kod', async (c) => {
    const form = await typedFields(c)
    const till = returnPath(form.field('till'))
    const id = deskCookies.read(c, 'signIn')
    // The browser forgets it when the code has ended.
    if (id === undefined) return showCode(c, { till, trouble: signInWords.code.ended, hasEnded: true }, 422)
    if (formTokens.verify(form.field('sigill'), codeForm(id), now()) === undefined) return showCode(c, { till, trouble: signInWords.expired }, 422)
    const tried = await signInByCode.tryCode(id, form.field('kod'), clientNetwork(c, trustProxy))
    switch (tried.outcome) {
      case 'right':
        return start(c, tried.person, 'code', await offered(c, tried.person, till, form.field('kan-nyckel')))
      case 'wait':
        return showCode(c, { till, trouble: tooManyTries(tried.seconds) }, 429)
      case 'unreadable':
        return showCode(c, { till, error: signInWords.code.unreadable }, 422)
      case 'wrong':
        return showCode(c, { till, error: wrongCode(tried.triesLeft) }, 422)
      case 'ended':
        return showCode(c, { till, trouble: signInWords.code.ended, hasEnded: true }, 422)
    }
  })

  // Asked by the page's script: the answer is the browser's part of WebAuthn.
  routes.post('/nyckel/fraga', async (c) => {
    const form = await typedFields(c)
    if (formTokens.verify(form.field('sigill'), ADDRESS_FORM, now()) === undefined) return c.json({}, 403)
    const asked = await passkeys.askToSignIn(clientNetwork(c, trustProxy))
    if (asked.outcome === 'wait') return c.json({}, 429)
    deskCookies.set(c, 'signIn', asked.id)
    return c.json(asked.options)
  })

  addDeed(routes, '/nyckel', async (c) => {
    const form = await typedFields(c)
    const till = returnPath(form.field('till'))
    if (formTokens.verify(form.field('sigill'), ADDRESS_FORM, now()) === undefined) return showAddress(c, { till, trouble: signInWords.expired }, 422)
    const tried = await passkeys.signIn(deskCookies.read(c, 'signIn'), form.field('svar'), clientNetwork(c, trustProxy))
    if (tried.outcome === 'right') {
      deskCookies.set(c, 'passkey', tried.passkey)
      return start(c, tried.person, 'passkey', till)
    }
    deskCookies.remove(c, 'signIn')
    return tried.outcome === 'wait'
      ? showAddress(c, { till, trouble: tooManyTries(tried.seconds) }, 429)
      : showAddress(c, { till, trouble: passkeyFailed(hasPasskey(c)) }, 422)
  })

  /** By way of the offer to add a passkey, if the browser knows them and has none of the owner's. */
  async function offered(c: Context, { address }: Person, till: string, knowsPasskeys: string): Promise<string> {
    const ofThisBrowser = deskCookies.read(c, 'passkey')
    const isOffered = knowsPasskeys === 'ja' && !(await passkeys.list(address)).some(({ id }) => id === ofThisBrowser)
    return isOffered ? `${DEVICES}/nyckel?till=${encodeURIComponent(till)}` : till
  }

  async function start(c: Context, { address, recipient }: Person, way: SignInWay, till: string) {
    signInHappened({ event: 'signed in', recipient })
    const id = await sessions.start(address, way, deviceInWords(c.req.header('user-agent') ?? ''), deskCookies.read(c, 'session'))
    deskCookies.set(c, 'session', id)
    deskCookies.remove(c, 'signIn')
    deskCookies.remove(c, 'sentTo')
    return c.redirect(till, 303)
  }

  function showAddress(c: Context, page: Omit<Parameters<typeof addressPage>[1], 'formToken' | 'hasPasskey'>, status: 200 | 422 | 429 = 200) {
    return c.html(addressPage(deskPages, { formToken: formTokens.issue(ADDRESS_FORM, now()), hasPasskey: hasPasskey(c), ...page }), status)
  }

  function hasPasskey(c: Context): boolean {
    return deskCookies.read(c, 'passkey') !== undefined
  }

  function showCode(c: Context, page: Omit<Parameters<typeof codePage>[1], 'formToken' | 'sentTo'>, status: 200 | 422 | 429 = 200) {
    const formToken = formTokens.issue(codeForm(deskCookies.read(c, 'signIn')), now())
    return c.html(codePage(deskPages, { formToken, sentTo: deskCookies.read(c, 'sentTo'), ...page }), status)
  }

  return routes
}

/** Bound to the browser that asked. */
function codeForm(id: string | undefined): string {
  return JSON.stringify(['desk code', hashOfId(id ?? '')])
}
