import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { systemPage as words } from '#content/desk/system.ts'
import { rotWords } from '#content/publishing/rot-words.ts'
import type { CheckResult } from '#server/operation/check-result.ts'
import type { Health } from '#server/operation/health.ts'
import type { UndeliveredEmail } from '#server/operation/undelivered-emails.ts'
import { aSiteContent } from '../../../../tests/support/a-site-content.ts'
import { type Checks, SystemPage } from './system-page.tsx'
import { systemRoutes } from './system-routes.tsx'

const WELL: Health = { lowOnSpace: false, emails: { overdue: 0, givenUp: 0 }, mailServer: undefined, quarantineUnseen: false }

const NOON = new Date('2026-11-23T12:00:00.000Z')
const checked = (...symbols: CheckResult['symbol'][]): Checks => ({
  at: NOON,
  results: symbols.map((symbol, index) => ({ symbol, sentence: `Kontroll ${index}.` })),
})
const page = (health: Health | undefined, changes: Partial<ComponentProps<typeof SystemPage>> = {}) =>
  renderToStaticMarkup(
    <SystemPage
      health={health}
      undelivered={[]}
      isMailSent
      rot={{ published: 30, lawful: undefined }}
      checks={checked('✓', '✓')}
      formToken=""
      done={undefined}
      error={undefined}
      {...changes}
    />,
  )

test('that everything works is said only if every check was made and passed, and when', () => {
  expect(page(WELL)).toContain(`<p>${words.good}</p>`)
  expect(page(WELL)).toContain(`${words.checkedAt} måndag 23 november kl. 13:00.`)
  expect(page(WELL)).not.toContain(words.bad)
  expect(page(WELL, { checks: undefined })).toContain(words.unchecked)
  expect(page(WELL, { checks: checked('✓', '–') })).toContain(words.partly)
  for (const changes of [{ checks: undefined }, { checks: checked('✓', '–') }, { checks: checked('✓', '✗') }, { isMailSent: false }])
    expect(page(WELL, changes)).not.toContain(words.good)
})

test('a check that failed stands first, above those that passed, and once', () => {
  const html = page(WELL, { checks: checked('✓', '✗', '–') })
  expect(html).toContain(words.bad)
  expect([...html.matchAll(/Kontroll \d/g)].map(([said]) => said)).toEqual(['Kontroll 1', 'Kontroll 0', 'Kontroll 2'])
})

test('without a mail server it is said that no emails are sent', () => {
  expect(page(WELL, { isMailSent: false })).toContain(`>${words.noMailServer}</li>`)
})

test('a ROT rate that is not the law’s of today is told with what the law says, and where it is changed', () => {
  const html = page(WELL, { rot: { published: 50, lawful: { from: '2026-01-01', percent: 30 } } })
  expect(html).toContain(words.bad)
  expect(html).toContain(`${rotWords.says(50)} Från 1 januari 2026 är avdraget 30 %. <a href="/agare/webbplatsen">`)
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
    {
      config: { smtpUrl: undefined },
      facts: () => ({ ...aSiteContent.facts, holiday: undefined }),
      now: () => NOON,
      report: (what) => void reported.push(what),
      emailQueued: () => {},
    },
    {
      deskForms: { issueToken: () => 'token', readForm: async () => undefined, typed: async () => ({ field: () => '', all: () => [] }), isValid: () => false },
      deskPages: { fill: async ({ content }) => renderToStaticMarkup(content) },
      sentTwice: { answerOnce: (_c, _key, answer) => answer() },
    },
    {
      health: () => Promise.reject(error),
      undeliveredEmails: { list: async () => [], resend: async () => 0, acknowledge: async () => 0, latestFailure: async () => undefined },
    },
    { runDoctor: async () => [], runBackup: async () => {} },
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
  const html = page(WELL, { undelivered: [email] })
  const buttons = [...html.matchAll(/<button class="([^"]+)" type="submit">([^<]+)</g)].map(([, look, name]) => [name, look])
  expect(buttons).toEqual(
    expect.arrayContaining([
      [words.givenUp.resend, 'button'],
      [words.givenUp.acknowledge, 'button outlined'],
    ]),
  )
})
