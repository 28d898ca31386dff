import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldNames } from '#domain/quote/quote-request.ts'
import { QuoteForm } from './quote-form.tsx'

const markup = renderToStaticMarkup(<QuoteForm action="/" />)

test.each(fieldNames)('the form asks for "%s", with a label of its own', (name) => {
  expect(markup).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"`))
  expect(markup).toContain(`<label for="${name}">`)
})

test('the form asks for photos, and posts them with the answers before them', () => {
  expect(markup).toContain(' encType="multipart/form-data"')
  expect(markup).toMatch(/<label for="photos">.*<input id="photos" type="file"[^>]* multiple=""/)
  expect(markup.lastIndexOf(' name="photos"')).toBeGreaterThan(markup.lastIndexOf(' name="message"'))
})

test('where the form goes to a backend that takes no photos, it does not ask for them', () => {
  const elsewhere = renderToStaticMarkup(<QuoteForm action="/" photos={false} />)
  expect(elsewhere).not.toContain('type="file"')
  expect(elsewhere).not.toContain('multipart')
})
