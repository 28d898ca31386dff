import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { systemPage as words } from '#content/desk/system.ts'
import type { Health } from '../../health.ts'
import { SystemPage } from './system-page.tsx'

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
