import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldNames } from '#domain/quote/quote-request.ts'
import { QuoteForm } from './quote-form.tsx'

const markup = renderToStaticMarkup(<QuoteForm action="/" />)

test.each(fieldNames)('the form asks for "%s", with a label of its own', (name) => {
  expect(markup).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"`))
  expect(markup).toContain(`<label for="${name}">`)
})
