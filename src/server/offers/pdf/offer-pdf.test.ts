import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { agreementWords, withdrawalInformation } from '#content/offers/agreement.ts'
import { offerWords } from '#content/offers/offer.ts'
import { pdfOfAgreement, pdfOfOffer } from '../agreement-pdf.ts'
import { type AgreementContent, type OfferContent, seal } from '../offer-content.ts'

const AT = '2026-11-21T12:00:00.000Z'

const offer: OfferContent = {
  format: 1,
  reference: 'F-7K3M9QA',
  number: 1,
  sentAt: AT,
  validUntil: '2026-12-21',
  company: { name: 'Fogrätt', orgNumber: '556016-0680', vatNumber: 'SE556016068001', seat: 'Västerås', email: 'k@fogratt.example', phone: '070-174 06 05' },
  customer: { name: 'Åsa Öberg', email: 'a@example.se', phone: '070-174 06 33', place: 'Enköping' },
  title: 'Totalrenovering av badrummet',
  message: 'Hej!',
  included: 'Rivning',
  excluded: 'Dolda fel',
  lines: [...Array.from({ length: 40 }, (_, index) => line(`rad${index + 1}`, `Arbete ${index + 1}`, false)), line('rad41', 'Golvvärme', true)],
  pricing: { kind: 'fixed' },
  rot: { percent: 30, capKr: 50_000, year: 2026, usedKr: [0] },
  plan: 'material first',
  paymentDays: 10,
  start: 'vecka 9',
  weeks: '3 veckor',
  terms: 'Tilläggsarbete avtalas skriftligt.',
}

const agreement: AgreementContent = {
  format: 1,
  offer,
  offerSha256: seal(offer).sha256,
  chosen: ['rad41'],
  early: false,
  acceptedAt: AT,
  confirmedAt: AT,
  confirmedBy: 'Anna',
  withdrawalUntil: '2026-12-05',
}

test.each([
  { name: offerWords.offer, file: () => pdfOfOffer(offer, seal(offer)), headings: [offerWords.lines, offerWords.options, offerWords.price, offerWords.from] },
  {
    name: agreementWords.heading,
    file: () => pdfOfAgreement(agreement, seal(agreement)),
    headings: [withdrawalInformation.heading, withdrawalInformation.form.heading],
  },
])('the PDF of $name says its language and title, and tags its headings and its tables with their headers, on every page', async ({ name, file, headings }) => {
  const pdf = await getDocumentProxy(new Uint8Array(await file()))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Language: 'sv-SE', Title: expect.stringContaining(`${name}`) })
  expect(pdf.numPages).toBeGreaterThan(1)
  const found: { role: string; words: string }[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) found.push(...(await taggedOn(await pdf.getPage(number))))
  const roles = (role: string) => found.filter((one) => one.role === role).map(({ words }) => words)
  expect(roles('H1')).toEqual([offer.title])
  expect(roles('H2')).toEqual(expect.arrayContaining(headings))
  expect(roles('TH')).toEqual(expect.arrayContaining([offerWords.validUntil, offerWords.sums.total]))
  expect(roles('TH').filter((words) => words.startsWith('Arbete 40'))).toHaveLength(1)
  expect(roles('TD')).toContain('vecka 9')
  // Every row has its header, which stands first.
  expect(roles('TH')).toHaveLength(roles('TD').length)
  expect(found.filter(({ role }, index) => role === 'TD' && found[index - 1]?.role !== 'TH')).toEqual([])
  expect(new Set(found.map(({ role }) => role))).toEqual(new Set(['H1', 'H2', 'P', 'TH', 'TD']))
})

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Node = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>

/** What is tagged on a page, in order: the tag that it stands in, with its words. */
async function taggedOn(page: Page): Promise<{ role: string; words: string }[]> {
  const words = new Map<string, string>()
  let open: string | undefined
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('type' in item)) words.set(open ?? '', `${words.get(open ?? '') ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    else if (item.type === 'endMarkedContent') open = undefined
    else open = item.id ?? 'not tagged'
  }
  const tree = await page.getStructTree()
  return tree ? leavesOf(tree).map(({ role, id }) => ({ role, words: (words.get(id) ?? '').trim() })) : []
}

function leavesOf({ role, children }: Node): { role: string; id: string }[] {
  return children.flatMap((child) => ('role' in child ? leavesOf(child) : child.type === 'content' ? [{ role, id: child.id }] : []))
}

function line(id: string, name: string, isOption: boolean): OfferContent['lines'][number] {
  return { id, name, amount: 100, unit: 'st', price: 50_000, kind: 'labour', isOption }
}
