import { expect, test } from 'vitest'
import { projects } from '#content/gallery/projects.ts'
import { questionTexts } from '#content/pages/question-texts.ts'
import { tips } from '#content/pages/tips.ts'
import { pictures } from '#content/pictures.ts'
import { hoursInShort, hoursInWords } from '#domain/opening-hours-in-words.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { kronor, kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { commentsOf, lineIn, readText, repositoryFiles } from './support/repository.ts'
import { specifiedCompany, specifiedFacts } from './support/specified-company.ts'

const { email, name } = specifiedCompany
const { rot, partner, phoneHours, phone, orgNumber, priceKr, renovationTime, towns, founded, copyrightYear, paymentDays } = specifiedFacts

/** The facts as the site was handed over, as they are written on the pages. */
const facts = [
  phone,
  telephoneLink(phone),
  email,
  name,
  orgNumber,
  hoursInWords(phoneHours.days),
  hoursInShort(phoneHours.rita ?? phoneHours.days),
  percent(rot.percent),
  kronor(rot.capKr),
  kronorSpan(priceKr),
  renovationTime,
  listed(towns),
  `sedan ${founded}`,
  `© ${copyrightYear}`,
  `${paymentDays} dagar`,
  partner.name,
  partner.url,
]

/** The beginnings of the owner's texts: short ones may be a word that a test needs. */
const texts = [
  ...projects.flatMap(({ title, description }) => [title, description]),
  ...questionTexts.flatMap(({ question, answer }) => [question, answer]),
  ...tips.map(({ text }) => text),
  ...Object.values(pictures).map(({ alt }) => alt),
]
  .filter((text) => text.length > 20)
  .map((text) => text.slice(0, 30))

/** Spaces of every kind alike. */
const plain = (text: string) => text.replaceAll(/\\u00a0|[^\S\n]/g, ' ')

test('no test of the built site repeats a fact or a text that the owner may change: it imports them from src/content', () => {
  const files = repositoryFiles.filter((file) => /^tests\/(?:built|journeys|engines|soak)\/.*\.(?:ts|yml)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const repeated = files.flatMap((file) => {
    const source = plain(readText(file))
    return [...facts, ...texts].map(plain).flatMap((words) => {
      const index = source.indexOf(words)
      return index < 0 ? [] : [`${lineIn(file, source, index)} ${words}`]
    })
  })
  expect(repeated).toEqual([])
})

test('no page, email or script of the site repeats a fact of the business: each is read from src/content/company/company.ts', () => {
  const files = repositoryFiles.filter((file) => /^src\/.*\.(?:tsx?|astro)$/.test(file) && !/\.test\.|^src\/content\/company\/company\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  // The name also stands in what the server says of itself.
  const written = facts.filter((fact) => fact !== name).map(plain)
  const repeated = files.flatMap((file) => {
    const source = plain(commentsOf(file).reduce((text, comment) => text.replace(comment.text, ''), readText(file)))
    return written.filter((fact) => source.includes(fact)).map((fact) => `${file} ${fact}`)
  })
  expect(repeated).toEqual([])
})
