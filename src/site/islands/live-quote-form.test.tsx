import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The form as the build renders it, for this site's own server or for another backend. */
async function builtFor(backend: string): Promise<string> {
  vi.stubEnv('PUBLIC_BACKEND_URL', backend)
  const { LiveQuoteForm } = await import('./live-quote-form.tsx')
  return renderToStaticMarkup(<LiveQuoteForm facts={builtContent.facts} action={`${backend}/functions/v1/send-email-v2`} />)
}

test('a site built for its own server offers photos, and one for another backend does not', async () => {
  expect(await builtFor('')).toMatch(/<form[^>]* encType="multipart\/form-data"[^>]*>.*type="file"/)
  vi.resetModules()
  const elsewhere = await builtFor('https://annan.example')
  expect(elsewhere).toContain('action="https://annan.example/functions/v1/send-email-v2"')
  expect(elsewhere).not.toContain('type="file"')
  expect(elsewhere).not.toContain('multipart/form-data')
})
