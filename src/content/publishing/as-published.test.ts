import { expect, test } from 'vitest'
import { aSiteContent } from '../../../tests/support/a-site-content.ts'
import { company } from '../company/company.ts'
import { asPublished } from './as-published.ts'

test('a sentence says every fact as it is published', () => {
  const { phone, phoneHours, orgNumber, founded, partner } = company
  const written = [phone, phoneHours.home, phoneHours.home.toLowerCase(), orgNumber, `Sedan ${founded}.`, partner.name].join(' ')
  const said = '021-11 11 11 Vardagar 07:00–16:00 vardagar 07:00–16:00 556016-0680 Sedan 2008. Plattboden'
  expect(asPublished(written, { ...aSiteContent.facts, founded: 2008 })).toBe(said)
})
