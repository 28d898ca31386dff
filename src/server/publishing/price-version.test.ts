import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { withPriceVersion } from './price-version.ts'

const TODAY = { date: '2026-11-23', number: 4 }
const { priceFigures, facts } = defaultContent
const content = (figures: Partial<SiteContent['priceFigures']>, changes: Partial<SiteContent> = {}) => ({
  ...defaultContent,
  ...changes,
  priceFigures: { ...priceFigures, ...figures },
})

test('figures that no one has named are named by day and version', () => {
  const { version, date, labourPercent } = withPriceVersion(content({ labourPercent: 41 }), [defaultContent], TODAY).priceFigures
  expect({ version, date, labourPercent }).toEqual({ version: '2026-11-23.4', date: '2026-11-23', labourPercent: 41 })
})

test.each<[what: string, changed: SiteContent]>([
  ['the spans of the bathrooms', content({ bands: { ...priceFigures.bands, small: { from: 1, to: 2 } } })],
  ['what is added', content({ additions: { ...priceFigures.additions, 'wc-wall': { from: 1, to: 2 } } })],
  ['the share of labour', content({ labourPercent: 41 })],
  ['the price of an ordinary bathroom', content({}, { facts: { ...facts, priceKr: { from: 1, to: 2 } } })],
])('%s is a figure of the indication', (_, changed) => {
  expect(withPriceVersion(changed, [defaultContent], TODAY).priceFigures.version).toBe('2026-11-23.4')
})

test('another text than a figure names nothing anew', () => {
  const changed = content({}, { facts: { ...facts, phone: '021-12 34 56' } })
  expect(withPriceVersion(changed, [defaultContent], TODAY)).toBe(changed)
})

test('figures that were there before have their name again, with whatever name they came', () => {
  const older = content({ labourPercent: 41, version: '2026-10-01.2', date: '2026-10-01' })
  for (const name of [
    { version: '2026-11-01.3', date: '2026-11-01' },
    { version: '2026-10-01.2', date: '2026-11-01' },
    { version: '2026-11-01.3', date: '2026-10-01' },
  ])
    expect(withPriceVersion(content({ labourPercent: 41, ...name }), [defaultContent, older], TODAY)).toEqual(older)
})
