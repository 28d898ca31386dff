import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trapField } from '#content/enquiries/quote-form.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { readText } from '../../tests/support/repository.ts'
import { FactsContext } from './facts-context.ts'
import { QuoteForm } from './quote-form.tsx'

const markup = markupOf(<QuoteForm action="/" />)

function markupOf(form: ReactNode): string {
  return renderToStaticMarkup(<FactsContext value={builtContent.facts}>{form}</FactsContext>)
}

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

/** The attributes of a control. */
const control = (name: string) => new RegExp(`<(?:input|select|textarea)([^>]* name="${name}"[^>]*)>`).exec(markup)?.[1] ?? ''

test.each([
  ['name', 'autoComplete="name"'],
  ['phone', 'autoComplete="tel"', 'type="tel"', 'inputMode="tel"'],
  ['email', 'autoComplete="email"', 'type="email"', 'inputMode="email"', 'autoCapitalize="none"'],
  ['location', 'autoComplete="address-level2"'],
])('the browser fills in "%s", and a phone shows its keyboard for it', (name, ...attributes) => {
  for (const attribute of attributes) expect(control(name).toLowerCase()).toContain(attribute.toLowerCase())
})

test('from line to line a phone’s keyboard leads on', () => {
  for (const name of ['location', 'name', 'phone', 'email']) expect(control(name).toLowerCase(), name).toContain('enterkeyhint="next"')
})

test('photos and PDFs are taken, and HEIC is not named, so that an iPhone hands over JPEG', () => {
  expect(markup).toContain(' type="file" accept="image/jpeg,image/png,image/webp,application/pdf"')
})

test('required answers are marked, the form leaves checking to its own summary, and it posts by itself', () => {
  const required = fieldNames.filter((name) => /\srequired=""/.test(control(name)))
  expect(required).toEqual(['name', 'phone', 'email', 'project', 'budget', 'timeline', 'location'])
  const [, form = ''] = /<form([^>]*)>/.exec(markup.toLowerCase()) ?? []
  for (const attribute of ['method="post"', 'action="/"', 'novalidate=""']) expect(form).toContain(attribute)
})

test('while a request is sent the form is busy, and the button says so and is disabled', () => {
  expect(markup).toMatch(/<button(?![^>]*disabled)[^>]*type="submit"[^>]*>Skicka förfrågan/)
  expect(markup).not.toContain('aria-busy')
  const sending = markupOf(<QuoteForm action="/" sending />)
  expect(sending).toContain('aria-busy="true"')
  expect(sending).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*>Skickar\.\.\./)
})

test('the form asks for photos, and posts them with the answers before them', () => {
  expect(markup).toContain(' encType="multipart/form-data"')
  expect(markup).toMatch(/<label for="photos">.*<input id="photos" type="file"[^>]* multiple=""/)
  expect([...markup.matchAll(/ name="(\w+)"/g)].at(-1)?.[1]).toBe('photos')
})

test('where the form goes to a backend that takes no photos, it does not ask for them', () => {
  const elsewhere = markupOf(<QuoteForm action="/" photos={false} />)
  expect(elsewhere).not.toContain('type="file"')
  expect(elsewhere).not.toContain('multipart')
})
