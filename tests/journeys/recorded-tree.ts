import { expect, type Locator } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { servicesOf } from '#content/company/services.ts'
import { firstTemplates } from '#content/desk/templates.ts'
import { quoteForm, received, sentenceOf, toasts } from '#content/enquiries/quote-form.ts'
import { gallery } from '#content/gallery/gallery.ts'
import { comparison, hero } from '#content/home/hero.ts'
import { broken, missingPage } from '#content/pages/error-pages.ts'
import { footer } from '#content/pages/navigation.ts'
import { tips } from '#content/pages/tips.ts'
import { pictures, renderingWords } from '#content/pictures.ts'
import { fillIn } from '#content/publishing/fill-in.ts'
import { drawing, rita } from '#content/rita/rita.ts'
import { fields } from '#domain/enquiry/enquiry-answers.ts'
import { hoursInShort, hoursInWords } from '#domain/opening-hours-in-words.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { listed } from '#domain/sweden/writing.ts'
import { content, facts, questions } from '../support/page-content.ts'

const { about, partnership } = content
const { projects } = content.gallery

/** The owner's facts and texts, by the name that stands for them in the recorded trees. Whatever else is on a page stays as it is. */
const owned: Readonly<Record<string, readonly string[]>> = {
  'about us': [...about.columns.flatMap(({ heading, text }) => [heading, fillIn(text, facts)]), about.licence.heading, fillIn(about.licence.text, facts)],
  answer: questions.map(({ answer }) => answer),
  'answer by': Object.values(received.answerBy),
  copyright: [`© ${facts.copyrightYear} ${company.name} Org.nr ${facts.orgNumber} Säte ${company.seat}`],
  deduction: [`${hero.rot.figure(facts)}`, hero.rot.text(facts)],
  drawing: [drawing.card],
  email: [company.email],
  'english heading': [missingPage.heading, broken.heading],
  'first line': [hero.subline(facts)],
  'gallery subtitle': [gallery.subtitle],
  hours: [hoursInWords(facts.phoneHours.days), hoursInShort(facts.phoneHours.rita ?? facts.phoneHours.days)],
  'invalid phone': [sentenceOf(fields.phone.error, facts)],
  lead: [quoteForm.lead(facts)],
  'missing text': [missingPage.text()],
  motto: [footer.motto(facts).join(' ')],
  name: [company.name],
  'next step': rita.next.steps(facts).map(({ text }) => text),
  partner: [facts.partner.name, facts.partner.site, facts.partner.url],
  'partner text': [partnership.description, partnership.showroom, ...partnership.offer.map(({ text }) => text)].map((text) => fillIn(text, facts)),
  phone: [facts.phone],
  'phone link': [telephoneLink(facts.phone)],
  picture: [...Object.values(pictures), ...projects.map(({ picture }) => picture)].map(({ alt }) => alt),
  'price date': [swedishLongDate(priceBandsOf(content.priceFigures, facts.priceKr).date)],
  profile: Object.values(facts.profiles).flatMap(({ name, url }) => [name, url]),
  project: projects.map(({ title }) => title),
  'project count': projects.map((_, index) => gallery.count(index + 1, projects.length)),
  'project text': projects.map(({ description }) => description),
  promise: facts.checklist.map((promise) => `listitem: ${promise}`),
  'comparison heading': [comparison.heading],
  question: questions.map(({ question }) => question),
  'rendering note': [renderingWords.note, renderingWords.noteOnSome],
  'service text': servicesOf(content).flatMap(({ description, features, expanded }) => [
    description,
    ...features,
    expanded.title,
    ...expanded.steps.flatMap(({ title, content }) => [`strong: ${title}`, content]),
  ]),
  template: firstTemplates.map(({ name }) => name),
  tip: tips.map(({ text }) => text),
  'tip count': [`Tips 1 av ${tips.length}`],
  toast: Object.values(toasts).map(({ text }) => text(facts)),
  towns: [facts.towns.join(' '), listed(facts.towns)],
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Longer texts first: they hold shorter ones. */
const replacements = Object.entries(owned)
  .flatMap(([name, texts]) => texts.map((text) => [oneLine(text), `{${name}}`] as const))
  .toSorted(([one], [other]) => other.length - one.length)

/** What is different each time, or follows from the owner's figures, which tests/journeys/planner-price.journey.ts compares. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/F-[A-Z\d]{7}/g, 'F-…'],
  [/\/arende\/[\w-]{43}/g, '/arende/…'],
  [/\p{L}+dag \p{L}+ den \d+ \p{L}+/gu, '{deadline}'],
  [/[\da-f-]{36}@example\.se/g, '…@example.se'],
  [/\/_astro\/\S+\.avif/g, '{picture file}'],
  // As long as this browser's JPEG is.
  [/(Bild \d) \d+ kB/g, '$1 {size}'],
  // Only for a room that the planner knows: tests/journeys/ideas.journey.ts.
  [/\n *- link "Rita vidare på det här badrummet":\n.*\/rita#ide=\w+/g, ''],
  [/(tab|tabpanel) "Tips \d+"/g, '$1 "Tips {n}"'],
  [/definition: .* kr\b.*/g, 'definition: {price}'],
  // Whether a picture is a rendering is the owner's to say; tests/built/specification.test.ts looks for the label.
  [/ ?\bVisualisering\b\.?/g, ''],
  [/\n *- paragraph: \{rendering note\}/g, ''],
  // They follow from how long a renovation takes: tests/built/specification.test.ts.
  [/ Vecka \d+\b/g, ''],
  // Only where the owner shows projects in the gallery itself: tests/journeys/site-pictures.journey.ts.
  [/\n {4}- list:(?:\n {6}- listitem:\n {8}- link "\{picture\} \{project\} \{project text\}":(?:\n {10}.*)+)+/g, ''],
]

/**
 * Compares the accessibility tree of a part of the page with its record in aria/: every role, name, state, address and figure.
 * Record anew with `npx playwright test states --update-snapshots`, and read the difference.
 */
export async function expectRecordedTree(part: Locator, record: string) {
  await expect(async () => expect(await treeOf(part)).toMatchSnapshot(`${record}.yml`)).toPass({ timeout: 120_000 })
}

/** The accessibility tree of a part of the page, with the owner's texts, and what changes each time, named. */
export async function treeOf(part: Locator): Promise<string> {
  return `${withoutOwned(await part.ariaSnapshot())}\n`
}

function withoutOwned(tree: string): string {
  let text = tree.split('\n').map(unquoted).join('\n')
  for (const [words, name] of replacements) text = text.replaceAll(words, name)
  for (const [pattern, name] of changing) text = text.replace(pattern, name)
  const lines = text.split('\n').filter((line) => !/^\s*- text:(?: "")?\s*$/.test(line))
  return eachOnce(lines).join('\n')
}

/** Without the quotes that YAML needs around some texts: whether it does depends on the words. */
function unquoted(line: string): string {
  return line
    .replace(/^(\s*- )'(.*)'(:?)$/, (_, dash: string, words: string, colon: string) => `${dash}${words.replaceAll("''", "'")}${colon}`)
    .replace(/^(\s*- \w+: )"(.*)"$/, '$1$2')
    .replaceAll('\\"', '"')
}

/** Of neighbours that differ in the owner's texts alone, the first: how many there are is the owner's to say. */
function eachOnce(lines: readonly string[]): string[] {
  const depth = lines[0]?.search(/\S/) ?? 0
  const starts = lines.flatMap((line, index) => (line.search(/\S/) === depth ? [index] : []))
  const blocks = starts.map((start, index) => {
    const [first = '', ...inside] = lines.slice(start, starts[index + 1])
    return [first, ...(inside.length > 0 ? eachOnce(inside) : [])]
  })
  return blocks.filter((block, index) => !(block.join().includes('{') && block.join() === blocks[index - 1]?.join())).flat()
}
