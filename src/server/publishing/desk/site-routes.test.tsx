import { Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { makePublishing } from '../publishing.ts'
import { siteRoutes } from './site-routes.tsx'

const NOW = new Date('2026-11-23T12:00:00.000Z')

test('where the site cannot be printed, publishing and going back say that nothing has changed, and the error is reported', async () => {
  const error = new Error('The press has ended')
  const reported: unknown[] = []
  const { facts } = defaultContent
  const draft = { content: { ...defaultContent, facts: { ...facts, phone: '021-11 11 11' } }, savedAt: NOW.toISOString(), savedBy: 'Anna' }
  const publishing = makePublishing(
    { now: () => NOW },
    {
      latestNumber: async () => 0,
      version: async (number) => ({ number, content: defaultContent, restores: undefined, publishedAt: NOW.toISOString(), publishedBy: 'Anna' }),
      newest: async () => [],
      draft: async () => draft,
      saveDraft: async () => true,
      discardDraft: async () => {},
      add: async () => true,
    },
    defaultContent,
    { rehearse: () => Promise.reject(error), changed: async () => {} },
  )
  const routes = new Hono<DeskEnv>()
  routes.use(async (c, next) => {
    c.set('signedIn', { address: 'anna@fogratt.example', name: 'Anna', role: 'owner' as const, recipient: 0, sessionId: 'session', signedInAt: NOW })
    await next()
  })
  const core = { site: { picture: () => undefined, hasPicture: () => true }, now: () => NOW, report: (what: unknown) => void reported.push(what) }
  const deskPages = { fill: async ({ content }: Pick<DeskPage, 'content'>) => renderToStaticMarkup(content) }
  const formWith = (typed: URLSearchParams) => ({ field: (name: string) => typed.get(name) ?? '', all: (name: string) => typed.getAll(name), token: 'token' })
  const read = async (c: { req: { text: () => Promise<string> } }) => formWith(new URLSearchParams(await c.req.text()))
  const deskForms = { issueToken: () => 'token', readForm: read, typed: read, isValid: () => true }
  routes.route(
    '/',
    siteRoutes(core, { deskForms, deskPages, sentTwice: { answerOnce: (_c, _key, answer) => answer() } }, publishing, async () => new Map()),
  )
  const post = (path: string, fields: Record<string, string>) => routes.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  for (const response of [await post('/publicera', { utkast: draft.savedAt }), await post('/version/0/ga-tillbaka', { senaste: '0' })]) {
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(sitePage.errors.failed)
  }
  expect(reported).toEqual([error, error])
})
