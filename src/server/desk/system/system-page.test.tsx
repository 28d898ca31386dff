import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { systemPage as words } from '#content/desk/system.ts'
import type { Health } from '#server/operation/health.ts'
import type { UndeliveredEmail } from '#server/operation/undelivered-emails.ts'
import { SystemPage } from './system-page.tsx'
import { systemRoutes } from './system-routes.tsx'

const WELL: Health = { lowOnSpace: false, emails: { overdue: 0, givenUp: 0 }, mailServer: undefined, quarantineUnseen: false }

const page = (health: Health | undefined) =>
  renderToStaticMarkup(<SystemPage health={health} undelivered={[]} checks={undefined} formToken="" done={undefined} isExpired={false} />)

test('a site that is well says so, and nothing else', () => {
  expect(page(WELL)).toContain(words.good)
  expect(page(WELL)).not.toContain(words.bad)
})

test.each<[trouble: string, Health | undefined, said: string]>([
  ['requests that cannot be stored', undefined, words.cannotStore],
  ['a mail server that takes nothing', { ...WELL, mailServer: 'unreachable' }, `${words.failures.unreachable} ${words.outage}`],
  ['emails that wait', { ...WELL, emails: { overdue: 3, givenUp: 0 } }, `3 ${words.overdue}`],
  ['quarantine that was not looked at', { ...WELL, quarantineUnseen: true }, words.quarantine],
  ['little space', { ...WELL, lowOnSpace: true }, words.lowOnSpace],
])('%s is said in words with what to do', (_, health, said) => {
  expect(page(health)).toContain(words.bad)
  expect(page(health)).toContain(`>${said}</li>`)
  expect(page(health)).not.toContain(words.good)
})

test('while requests cannot be stored the page can be opened and says so, and the error is reported', async () => {
  const reported: unknown[] = []
  const error = new Error('The disk is full')
  const routes = systemRoutes(
    { now: () => new Date('2026-11-23T12:00:00.000Z'), report: (what) => void reported.push(what), emailQueued: () => {} },
    {
      deskForms: { issueToken: () => 'token', readForm: async () => undefined, typed: async () => ({ field: () => '', all: () => [] }), isValid: () => false },
      deskPages: { fill: async ({ content }) => renderToStaticMarkup(content) },
    },
    {
      health: () => Promise.reject(error),
      undeliveredEmails: { list: async () => [], resend: async () => 0, acknowledge: async () => 0, latestFailure: async () => undefined },
    },
    async () => [],
  )
  const response = await routes.request('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(words.cannotStore)
  expect(reported).toEqual([error])
})

test('sending an email again stands out, taking note of it is the second button', () => {
  const email: UndeliveredEmail = {
    id: 'm1',
    kind: 'confirmation',
    reference: 'F-7K3M9QA',
    recipient: 0,
    givenUpAt: '2026-11-23T12:00:00.000Z',
    failure: undefined,
    response: '',
  }
  const html = renderToStaticMarkup(<SystemPage health={WELL} undelivered={[email]} checks={undefined} formToken="" done={undefined} isExpired={false} />)
  const buttons = [...html.matchAll(/<button class="([^"]+)" type="submit">([^<]+)</g)].map(([, look, name]) => [name, look])
  expect(buttons).toEqual(
    expect.arrayContaining([
      [words.givenUp.resend, 'button'],
      [words.givenUp.acknowledge, 'button outlined'],
    ]),
  )
})
