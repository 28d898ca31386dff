import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partnership } from '#content/company/partner.ts'
import { quoteForm, sentenceOf, toasts } from '#content/enquiries/quote-form.ts'
import { hero } from '#content/home/hero.ts'
import { footer, homePage } from '#content/pages/navigation.ts'
import { questionsWith } from '#content/pages/questions.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import { rita } from '#content/rita/rita.ts'
import { fields } from '#domain/enquiry/enquiry-answers.ts'
import { ContactWords } from '#shared/contact-words.tsx'
import { FactsContext } from '#shared/facts-context.ts'
import { SiteFooter } from '#shared/site-footer.tsx'
import { SiteHeader } from '#shared/site-header.tsx'

const { facts } = builtContent
const questions = questionsWith(builtContent.questions, facts)

const plain = (text: string) => text.replace(/\s/g, ' ')
const wordsOf = (element: ReactElement) =>
  plain(
    renderToStaticMarkup(element)
      .replace(/<\/(?:li|p|a|h\d)>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
const answer = (id: string) => plain(questions.find((question) => question.id === id)?.answer ?? '')

/** Whether the pages say what the content says, whatever the owner has changed in it, is asked by tests/built/specification.test.ts. */
test.each([
  ['specification §1.4', plain(homePage.description(builtContent)), ['sedan 2010. ', ' Svar inom 24 timmar.']],
  ['specification §2.8', wordsOf(createElement(SiteHeader, { facts })), ['Västerås', 'Enköping', 'Eskilstuna']],
  ['specification §2.10', plain(hero.subline(facts)), ['Vi gör jobbet rätt från början – sedan 2010.']],
  ['specification §9.2', plain(`${hero.rot.figure(facts)} ${hero.rot.title}`), ['50 % ROT-avdrag på arbetskostnaden']],
  ['specification §10.1', plain(hero.rot.text(facts)), ['Högst 50 000 kr per person och år. Vi sköter ansökan.']],
  [
    'specification §2.17',
    wordsOf(createElement(SiteFooter, { facts })),
    ['© 2024', 'Org.nr 000000-0000', '070-174 06 05', 'kontakt@fogratt.example', 'Facebook', 'Allabolag', 'Instagram'],
  ],
  ['specification §2.24', partnership.visit(facts), ['Besök Kakeldesign.se']],
  ['specification §2.25', partnership.offer(facts), ['Vad erbjuder Kakeldesign?']],
  ['specification §2.29', rita.next.steps(facts)[0]?.text, ['Inom 24 timmar kontaktar vi dig']],
  ['specification §5.3', plain(sentenceOf(fields.phone.error, facts)), ['Vänligen ange ett giltigt svenskt telefonnummer (t.ex. 070-174 06 05).']],
  ['specification §7.5', toasts.sent.text(), ['Tack för din förfrågan! Vi återkommer inom 24 timmar.']],
  [
    'specification §7.5a',
    toasts.setAside.text(facts),
    ['Den har kommit fram, och vi tittar på den så snart vi kan. Är det bråttom? Ring oss på 070-174 06 05.'],
  ],
  ['specification §8.2', toasts.failed.text(facts), ['Något gick fel. Försök igen eller kontakta oss direkt på 070-174 06 05']],
  ['specification §9.1', `${footer.motto(facts).join(' ')} ${homePage.title(facts)}`, ['Sedan 2010.', 'Västerås, Enköping och Eskilstuna']],
  ['specification §9.3', quoteForm.lead(facts), ['Vi svarar inom 24 timmar.']],
  ['specification §9.4', `${answer('pris')} ${answer('tid')}`, ['120 000–200 000 kr', '3–4 veckor']],
  ['specification §9.5', answer('betalning'), ['Materialet betalas vid beställning.', 'när det är klart', 'inom 10 dagar']],
  ['specification §9.7', wordsOf(createElement(FactsContext, { value: facts }, createElement(ContactWords))), ['070-174 06 05 Vardagar 07:00–17:00']],
])('%s: with the facts of specification §9, the site’s words are the specified ones', (_row, said, words) => {
  for (const word of words) expect(said).toContain(word)
})
