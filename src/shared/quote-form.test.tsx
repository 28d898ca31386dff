import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trapField } from '#content/quote-form.ts'
import { fieldNames } from '#domain/quote/quote-request.ts'
import { readText } from '../../tests/support/repository.ts'
import { QuoteForm } from './quote-form.tsx'

const markup = renderToStaticMarkup(<QuoteForm action="/" />)

test.each(fieldNames)('the form asks for "%s", with a label of its own', (name) => {
  expect(markup).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"`))
  expect(markup).toContain(`<label for="${name}">`)
})

test('the form has a field that only programs fill: no reader, no keyboard and no autofill meets it', () => {
  const [, attributes = '', input = ''] = /<label class="honeypot"([^>]*)>[^<]*<input([^>]*)>/.exec(markup) ?? []
  expect(attributes).toContain('aria-hidden="true"')
  for (const attribute of [`name="${trapField.name}"`, 'tabindex="-1"', 'autoComplete="off"']) expect(input.toLowerCase()).toContain(attribute.toLowerCase())
  expect(input).not.toContain('required')
})

test('the style sheet puts that field outside the window', () => {
  const [, rule = ''] = /\.honeypot \{([^}]*)\}/.exec(readText('src/site/styles/form.css')) ?? []
  expect(rule).toMatch(/position: absolute;\s+left: -\d{3,}rem;/)
})
