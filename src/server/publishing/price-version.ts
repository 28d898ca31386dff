import { isDeepStrictEqual } from 'node:util'
import type { SiteContent } from '#content/publishing/site-content.ts'

/**
 * Names the figures of the price indication anew if they differ from all that have a name (`known`): every enquiry stores with which it was
 * reckoned. `date`: 'YYYY-MM-DD', the day of publication; `number`: of the site's version.
 */
export function withPriceVersion(content: SiteContent, known: readonly SiteContent[], { date, number }: { date: string; number: number }): SiteContent {
  const figures = figuresOf(content)
  const same = known.find((one) => isDeepStrictEqual(figuresOf(one), figures))
  const name = same ? { version: same.priceFigures.version, date: same.priceFigures.date } : { version: `${date}.${number}`, date }
  const { version, date: named } = content.priceFigures
  return version === name.version && named === name.date ? content : { ...content, priceFigures: { ...content.priceFigures, ...name } }
}

function figuresOf({ facts: { priceKr }, priceFigures: { bands, additions, labourPercent } }: SiteContent) {
  return { priceKr, bands, additions, labourPercent }
}
