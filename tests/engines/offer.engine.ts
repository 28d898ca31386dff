import { customerPage } from '#content/customer/customer-page.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { lawPoints } from '#content/offers/law.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { offerTemplates } from '#content/offers/templates.ts'
import { OFFERS, theTerms } from '../support/an-offer.ts'
import { emailAbout } from '../support/email-about.ts'
import { sendRequest } from '../support/send-request.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test } from './engine-test.ts'

const { labels, fields } = ownerOffers.draft

test('an offer is written and sent on the desk, and ordered with an option on the customer’s page', async ({ visitor, site, smtpServer }) => {
  const { reference, page: customers } = await sendRequest(site, { message: 'En offert, tack' })
  const mailed = (subject: string) => emailAbout(smtpServer, subject, reference)

  await signInAt(visitor, smtpServer, `${OFFERS}/lagen`)
  for (const { heading } of Object.values(lawPoints)) await visitor.press({ role: 'checkbox', name: `${ownerOffers.law.tick}: ${heading}` })
  await visitor.press({ role: 'button', name: ownerOffers.law.send })
  await visitor.see({ text: ownerOffers.law.done })
  await visitor.open(`${OFFERS}/uppgifter`)
  const terms = ownerOffers.terms.labels
  await visitor.fill(terms.orgnummer, theTerms.orgnummer)
  await visitor.fill(terms.momsnummer, theTerms.momsnummer)
  await visitor.press({ label: terms.fskatt })
  await visitor.fill(terms.villkor, theTerms.villkor)
  await visitor.press({ role: 'button', name: ownerOffers.terms.send })
  await visitor.see({ text: ownerOffers.terms.done })

  await visitor.open(`${OFFERS}/${reference}`)
  await visitor.press({ role: 'button', name: offerTemplates.empty.name })
  await visitor.fill(labels.rubrik, 'Golvvärme i badrummet')
  await visitor.fill(labels.start, 'vecka 9')
  await writeLine('Kakelsättning', '650')
  await visitor.press({ role: 'button', name: ownerOffers.draft.addRow })
  // The page that comes next has it folded.
  await visitor.see({ css: '#rad1 summary' })
  await writeLine('Golvvärme', '8000', true)
  await visitor.seePictures('offer-1-draft')
  await visitor.press({ role: 'button', name: ownerOffers.draft.preview })
  await visitor.see({ role: 'heading', name: ownerOffers.preview.title })
  await visitor.press({ role: 'button', name: ownerOffers.preview.send })
  await visitor.see({ text: ownerOffers.sent.heading })
  expect((await mailed(customerOffer.email.subjects.first)).text).toContain(customers)

  await visitor.open(customers)
  await visitor.fill(customerPage.unlock.label, '0633')
  await visitor.press({ role: 'button', name: customerPage.unlock.send })
  await visitor.press({ role: 'link', name: customerOffer.section.open })
  const total = { css: '[data-sum="total"]' }
  const before = (await visitor.see(total)).text
  await visitor.press({ role: 'checkbox', begins: 'Golvvärme' })
  await expect.poll(async () => (await visitor.look(total)).text).not.toBe(before)
  await visitor.seePictures('offer-2-option')
  await visitor.press({ role: 'button', name: customerOffer.yes.next })
  await visitor.see({ text: 'Golvvärme' })
  await visitor.press({ label: customerOffer.yes.confirm })
  await visitor.seePictures('offer-3-yes')
  await visitor.press({ role: 'button', name: customerOffer.yes.send })
  await visitor.see({ text: customerOffer.yes.done })
  expect((await mailed(ownerOffers.email.subjects.accepted)).text).toContain(ownerOffers.email.texts.accepted)

  /** In the empty row below the others. */
  async function writeLine(name: string, price: string, isOption = false) {
    await visitor.press({ css: '#nyrad summary' })
    await visitor.fill(fields.name, name)
    await visitor.fill(fields.amount, '1')
    await visitor.fill(fields.price, price)
    if (isOption) await visitor.press({ label: fields.option })
  }
})
