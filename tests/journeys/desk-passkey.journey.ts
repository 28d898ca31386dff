import { once } from 'node:events'
import { createServer } from 'node:net'
import type { CDPSession, Page } from '@playwright/test'
import { deviceWords } from '#content/desk/devices.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { codeIn, codesIn } from '../support/desk.ts'
import { expect, test } from './journey-test.ts'

const OWNER = 'agaren@fogratt.example'

// A refused passkey is answered with 422, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/ })

/** A passkey is bound to an origin, so the server must know its own. */
async function startAtItsAddress() {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const address = free.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  free.close()
  await once(free, 'close')
  const origin = `http://localhost:${port}`
  return { origin, ...(await startBuiltServer({ PORT: port, PUBLIC_URL: origin, MAIL_TO: OWNER })) }
}

/** An authenticator in Chromium, as a phone has one: it asks its owner, who says yes. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

async function setCounter({ devtools, authenticatorId }: { devtools: CDPSession; authenticatorId: string }, signCount: number) {
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
  for (const credential of credentials) await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } })
}

test('a passkey is offered after the code, signs in, and is refused when it is replayed, from elsewhere, cloned or removed', async ({
  page,
  browser,
  server: elsewhere,
  expectAccessible,
}) => {
  const server = await startAtItsAddress()
  try {
    const authenticator = await addAuthenticator(page)
    const { devtools, authenticatorId } = authenticator
    const use = page.getByRole('button', { name: signInWords.passkey.use })
    const isFirst = () =>
      page
        .locator('form')
        .first()
        .evaluate((form) => 'passkey' in form.dataset)
    const posts: { body: string; cookie: string }[] = []
    page.on('request', async (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/agare/logga-in/nyckel'))
        posts.push({ body: request.postData() ?? '', cookie: (await request.allHeaders()).cookie ?? '' })
    })

    const signInByCode = async (of = page) => {
      const before = new Set((await codesIn(server.dataDir)).map(({ messageId }) => messageId))
      const codes = async () => (await codesIn(server.dataDir)).filter(({ messageId }) => !before.has(messageId))
      await of.getByLabel(signInWords.address.label).fill(OWNER)
      await of.getByRole('button', { name: signInWords.send }).click()
      await expect.poll(async () => (await codes()).length).toBe(1)
      await of.getByLabel(signInWords.code.label).fill(codeIn((await codes())[0] ?? {}))
      await of.getByRole('button', { name: signInWords.code.send }).click()
    }

    await test.step('by code, and then a passkey is added', async () => {
      await page.goto(`${server.origin}/agare/enheter`)
      await expect(use).toBeVisible()
      const [words, ground] = await use.evaluate((button: HTMLButtonElement) => {
        button.disabled = true
        const { color, backgroundColor } = getComputedStyle(button)
        button.disabled = false
        return [color, backgroundColor]
      })
      expect([words, ground], 'light words on dark while the telephone asks').toEqual(['rgb(252, 252, 250)', 'rgb(76, 86, 82)'])
      expect(await isFirst(), 'a code is the first way where there is no passkey').toBe(false)
      await use.click()
      await expect(page.getByRole('alert').filter({ hasText: signInWords.passkey.without }), 'there is none yet').toBeVisible()
      await expect(use, 'and another try is possible').toBeEnabled()
      await signInByCode()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deviceWords.offer.heading)
      await expectAccessible()
      await page.getByRole('button', { name: deviceWords.offer.add }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deviceWords.heading)
      await expect(page.getByText(deviceWords.passkeys.never)).toBeVisible()
      await expectAccessible()
    })

    await test.step('it signs in', async () => {
      await signOut(page)
      expect(await isFirst(), 'the passkey is the first way').toBe(true)
      await use.click()
      await expect(page).not.toHaveURL(/logga-in/)
      await expect(page.getByText(deviceWords.sessions.ways.passkey)).toBeVisible()
      await expect(page.getByText(deviceWords.sessions.this)).toHaveCount(2)
    })

    await test.step('a telephone that has one is told so, and gets no second', async () => {
      await page.getByRole('button', { name: deviceWords.passkeys.add }).click()
      await expect(page.getByRole('alert').filter({ hasText: deviceWords.passkeys.known })).toBeVisible()
    })

    await test.step('by code it is not offered again', async () => {
      await signOut(page)
      await signInByCode()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deviceWords.heading)
    })

    await test.step('on another telephone one is offered too', async () => {
      const other = await (await browser.newContext()).newPage()
      await addAuthenticator(other)
      await other.goto(`${server.origin}/agare/enheter`)
      await signInByCode(other)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(deviceWords.offer.heading)
      await other.getByRole('link', { name: deviceWords.offer.later }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(deviceWords.heading)
      await expect(other.getByText(deviceWords.sessions.this), 'its sign-in alone').toHaveCount(1)
      await other.context().close()
    })

    const refused = async (why: string, said: string = signInWords.passkey.failed) => {
      await use.click()
      await expect(page.getByText(said), why).toBeVisible()
      await page.goto(`${server.origin}/agare/enheter`)
      await expect(page, why).toHaveURL(/logga-in/)
    }

    await test.step('an answer that comes again is refused', async () => {
      await signOut(page)
      const [first] = posts
      const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: first?.cookie ?? '' }
      const replayed = await fetch(`${server.origin}/agare/logga-in/nyckel`, { method: 'POST', body: first?.body ?? '', headers, redirect: 'manual' })
      expect([replayed.status, replayed.headers.getSetCookie().some((cookie) => cookie.startsWith('skrivbord='))]).toEqual([422, false])
    })

    await test.step('an answer that was made on another origin is refused', async () => {
      const sigill = await page.locator('form[data-passkey] input[name=sigill]').inputValue()
      const asked = await fetch(`${server.origin}/agare/logga-in/nyckel/fraga`, { method: 'POST', body: new URLSearchParams({ sigill }) })
      const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const { challenge } = await asked.json()
      const answer = async (from: string) => {
        await page.goto(from)
        return page.evaluate(async (text) => {
          const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
          const made = await navigator.credentials.get({ publicKey: { challenge: bytes, rpId: 'localhost', userVerification: 'required' } })
          return JSON.stringify(made)
        }, challenge)
      }
      const send = async (svar: string) =>
        (
          await fetch(`${server.origin}/agare/logga-in/nyckel`, {
            method: 'POST',
            body: new URLSearchParams({ sigill, svar }),
            headers: { cookie },
            redirect: 'manual',
          })
        ).status
      expect(await send(await answer(elsewhere.address.replace('127.0.0.1', 'localhost')))).toBe(422)
      await page.goto(`${server.origin}/agare/enheter`)
    })

    await test.step('without the owner’s finger, face or code it is refused', async () => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
      await refused('not verified')
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    })

    await test.step('a copy whose counter lags is refused', async () => {
      await setCounter(authenticator, 0)
      await refused('cloned')
      await setCounter(authenticator, 1000)
    })

    await test.step('removed, it is refused', async () => {
      await use.click()
      await expect(page).not.toHaveURL(/logga-in/)
      await page.getByRole('button', { name: /^Ta bort nyckeln/ }).click()
      await expect(page.getByText(deviceWords.done.borttagen)).toBeVisible()
      await page.getByRole('button', { name: deviceWords.passkeys.add }).click()
      await expect(page.getByText(deviceWords.done.nyckel)).toBeVisible()
      await page.getByRole('button', { name: /^Ta bort nyckeln/ }).click()
      await expect(page.getByText(deviceWords.done.borttagen)).toBeVisible()
      await signOut(page)
      await refused('removed', signInWords.passkey.without)
    })
  } finally {
    await server.close()
  }

  async function signOut(of: Page) {
    await of.goto(`${server.origin}/agare/logga-ut`)
    await of.getByRole('button', { name: signInWords.out.send }).click()
    await expect(of.getByRole('heading', { level: 1 })).toHaveText(signInWords.heading)
    // From there, signing in leads back to it.
    await of.goto(`${server.origin}/agare/enheter`)
  }
})
